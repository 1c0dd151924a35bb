import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Carpool.css.ts';
import { changePassengers, type FoundPerson, messageQuery, type Ride, useRideChange } from './carpool.queries.ts';
import { PassengerSearch } from './PassengerSearch.tsx';
import { Person, shortName } from './Person.tsx';

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
  return (
    <section className={stack.m} aria-label={t('edit.title')}>
      <Failure error={error} />
      {people.length === 0 ? (
        <output>{t('passengers.minimum')}</output>
      ) : (
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
          chosen={ids}
          isFull={people.length >= most}
          onAdd={(person) => setPeople([...people, person])}
        />
      )}
      {isChanged && <output>{t('edit.unsaved')}</output>}
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
