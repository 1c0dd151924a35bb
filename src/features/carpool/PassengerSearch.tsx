import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Carpool.css.ts';
import { type FoundPerson, useSearchPeople } from './carpool.queries.ts';
import { Person, shortName } from './Person.tsx';

interface Props {
  /** The students already in the car. */
  chosen: readonly string[];
  isFull: boolean;
  onAdd: (person: FoundPerson) => void;
}

/** Searches for people who agreed to be found, and adds them to the car. */
export function PassengerSearch({ chosen, isFull, onAdd }: Props) {
  const { t } = useTranslation(['carpool', 'common']);
  const [words, setWords] = useState<string>();
  const { mutate, data, error, isPending } = useSearchPeople();
  const found = data?.filter(({ user_id }) => !chosen.includes(user_id));
  return (
    <div className={stack.m}>
      <SearchForm
        label={t('search.label')}
        submit={t('search.submit')}
        words={words}
        onSearch={(next) => {
          setWords(next);
          if (next !== undefined) mutate(next);
        }}
      />
      <p className={muted}>{t('search.hint')}</p>
      <Failure error={error} />
      <output>
        {isPending && t('common:loading')}
        {!isPending && found !== undefined && t('search.found', { count: found.length })}
      </output>
      {found?.length === 0 && <p>{t('search.none')}</p>}
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
