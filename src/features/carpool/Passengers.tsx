import { Tiles } from '../../kit/art/Tiles.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../kit/api/api-error.ts';
import * as styles from './Carpool.css.ts';
import {
  type FoundPerson,
  type Ride,
  changePassengers,
  messageQuery,
  usePersonPicture,
  useRideChange,
  useSearchPeople,
} from './carpool.queries.ts';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useQuery } from '@tanstack/react-query';

interface Props {
  person: Pick<FoundPerson, 'user_id' | 'first_name' | 'picture'>;
  name: string;
  /** Their part in the ride, or their answer. */
  detail?: string | undefined;
  action?: ReactNode;
}

/** A person as others see them: a picture, the first name, an initial. */
export function Person({ person, name, detail, action }: Props) {
  const address = usePersonPicture(person);
  return (
    <li className={styles.person}>
      {address === undefined ? (
        <div className={styles.face}>
          <Tiles seed={person.user_id} cols={1} rows={1} />
        </div>
      ) : (
        <img className={styles.face} src={address} alt="" />
      )}
      <span className={styles.personWords}>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {action}
    </li>
  );
}

/** 'Lela M.' */
export const shortName = ({ first_name, initial }: Pick<FoundPerson, 'first_name' | 'initial'>): string =>
  initial === '' ? first_name : `${first_name} ${initial}.`;

/** The number of passengers as a heading. It takes the focus whenever it changes: the button that was pressed is gone then. */
export function PassengerCount({ count, as: Heading }: { count: number; as: 'h2' | 'h3' }) {
  const { t } = useTranslation('carpool');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (shown.current !== count) heading.current?.focus();
    shown.current = count;
  }, [count]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {t('passengers.count', { count })}
    </Heading>
  );
}

interface PassengerSearchProps {
  /** The search's id in the whole product: several cars may be open on one page. */
  id: string;
  /** The students already in the car. */
  chosen: readonly string[];
  isFull: boolean;
  onAdd: (person: FoundPerson) => void;
}

const leastLetters = 3;

/** True for words that the server looks up: three letters of a name, or the whole number of a card. */
const canBeFound = (words: string): boolean =>
  /^\d{8,}$/.test(words.replaceAll(/\s/g, '')) ||
  (words.normalize('NFC').match(/\p{L}/gu) ?? []).length >= leastLetters;

/** Searches for people who agreed to be found, and adds them to the car. */
export function PassengerSearch({ id, chosen, isFull, onAdd }: PassengerSearchProps) {
  const { t } = useTranslation(['carpool', 'common']);
  const { mutateAsync, data, isPending } = useSearchPeople();
  const form = useForm({
    id,
    fields: { search: { label: t('search.label'), rules: [] } },
    onSubmit: ({ search }) => {
      if (canBeFound(search)) return mutateAsync(search.trim());
      const message = t('search.tooShort');
      return Promise.reject(new ApiError(422, { code: 'letters_missing', message, errors: { search: [message] } }));
    },
  });
  const found = data?.filter(({ user_id }) => !chosen.includes(user_id));
  // Whoever was found and added is in the car: that is no failed search.
  const isTold = data !== undefined && (data.length === 0 || found?.length !== 0);
  return (
    <div className={stack.m}>
      <search>
        <Form form={form} submit={t('search.submit')} busy={t('common:loading')} variant="line">
          <TextInput
            {...form.field('search')}
            hint={t('search.hint')}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={60}
          />
        </Form>
      </search>
      <output>
        {isPending && t('common:loading')}
        {!isPending && isTold && t('search.found', { count: found?.length ?? 0 })}
      </output>
      {data?.length === 0 && <p>{t('search.none')}</p>}
      {isFull && <p>{t('search.full')}</p>}
      {found !== undefined && found.length > 0 && (
        <ul className={styles.people}>
          {found.map((person) => (
            <Person
              key={person.user_id}
              person={person}
              name={shortName(person)}
              action={
                <Button variant="line" disabled={isFull} onClick={() => onAdd(person)}>
                  {t('search.add')}
                  <VisuallyHidden> {shortName(person)}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** True if the server refused the passenger at this place of the request. */
const isRefused = (error: Error | null, at: number): boolean =>
  error instanceof ApiError && error.body?.errors?.[`passengers.${at}`] !== undefined;

/** Changes the passengers: nothing takes effect until it is saved, and unsaved changes can be discarded. */
export function EditPassengers({ ride, onClose }: { ride: Ride; onClose: () => void }) {
  const { t } = useTranslation(['carpool', 'common']);
  const before: FoundPerson[] = ride.riders.filter(({ is_driver }) => !is_driver);
  const [people, setPeople] = useState(before);
  const { data: message } = useQuery(messageQuery);
  const most = message?.most_passengers ?? before.length;
  const ids = people.map(({ user_id }) => user_id);
  const had = before.map(({ user_id }) => user_id);
  const added = ids.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !ids.includes(id));
  const isChanged = added.length + removed.length > 0;
  const { mutate, isPending, error } = useRideChange(() =>
    changePassengers({ id: ride.id, added, removed }, before.length + added.length > most),
  );
  const refused = people.find(({ user_id }) => isRefused(error, added.indexOf(user_id)));
  return (
    <section className={stack.m} aria-label={t('edit.title')}>
      {refused === undefined ? (
        <Failure error={error} />
      ) : (
        <Banner tone="bad" role="alert">
          {t('problems.thisPassengerGone', { name: shortName(refused) })}
        </Banner>
      )}
      <PassengerCount count={people.length} as="h3" />
      <output className={styles.region}>{people.length === 0 && t('passengers.minimum')}</output>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <Person
              key={person.user_id}
              person={person}
              name={shortName(person)}
              action={
                <Button
                  variant="quiet"
                  onClick={() => setPeople(people.filter(({ user_id }) => user_id !== person.user_id))}
                >
                  {t('passengers.remove')}
                  <VisuallyHidden> {shortName(person)}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {ride.can_change && (
        <PassengerSearch
          id={`carpool-search-${ride.id}`}
          chosen={ids}
          isFull={people.length >= most}
          onAdd={(person) => setPeople([...people, person])}
        />
      )}
      <output className={styles.region}>{isChanged && t('edit.unsaved')}</output>
      <div className={row}>
        <Button
          variant="act"
          disabled={!isChanged || people.length === 0}
          busy={isPending ? t('ride.saving') : undefined}
          onClick={() => mutate(undefined, { onSuccess: onClose })}
        >
          {t('edit.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t(isChanged ? 'edit.discard' : 'edit.close')}
        </Button>
      </div>
    </section>
  );
}
