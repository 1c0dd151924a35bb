import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { wordsIn } from '../../kit/content/list-address.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { peopleQuery } from './people.queries.ts';

const fewestLetters = 2;

function PeopleRoom() {
  const { t } = useTranslation(['desk', 'content']);
  const [, navigate] = useLocation();
  const search = wordsIn(new URLSearchParams(useSearch()), 'search');
  return (
    <div className={styles.page}>
      <PageTitle page={t('people.title')} />
      <h1>{t('people.title')}</h1>
      <SearchForm
        label={t('people.search')}
        submit={t('content:search')}
        words={search}
        variant="act"
        onSearch={(words) => navigate(deskPaths.people({ search: words }))}
      />
      {search === undefined || search.length < fewestLetters ? (
        <Lead>{t('people.prompt')}</Lead>
      ) : (
        <Found search={search} />
      )}
    </div>
  );
}

function Found({ search }: { search: string }) {
  const { t } = useTranslation('desk');
  const query = useQuery(peopleQuery(search));
  return (
    <Loaded query={query}>
      {(people) => (
        <section className={stack.m}>
          <h2>{t('people.found', { count: people.length })}</h2>
          <DeskEntries
            entries={people.map(({ id, name, email, is_disabled }) => ({
              id,
              href: deskPaths.person(id),
              name,
              fact: email,
              standing: is_disabled && <Badge tone="stop">{t('people.closed')}</Badge>,
            }))}
          />
        </section>
      )}
    </Loaded>
  );
}

/** Finds the account in question: /desk/people?search= */
export default function PeoplePage() {
  return (
    <DeskRoom>
      <PeopleRoom />
    </DeskRoom>
  );
}
