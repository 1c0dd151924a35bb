import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths, type RentalFilter } from '../../kit/desk/desk-paths.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { rentalCasesQuery } from './desk-rentals.queries.ts';

const filters = ['waiting', 'asked_back', 'approved', 'due_back', 'all'] as const;

function filterOf(search: string): RentalFilter {
  const query = new URLSearchParams(search);
  const filter = filters.find((each) => each === query.get('filter'));
  return { page: pageIn(query), filter, search: wordsIn(query, 'search') };
}

function RentalsRoom() {
  const { t } = useTranslation(['deskRentals', 'desk', 'content']);
  const [, navigate] = useLocation();
  const wanted = filterOf(useSearch());
  const query = useQuery(rentalCasesQuery(wanted));
  const moment = useMomentWords();
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      <SearchForm
        label={t('search')}
        submit={t('content:search')}
        words={wanted.search}
        onSearch={(search) => navigate(deskPaths.rentals({ ...wanted, search, page: undefined }))}
      />
      <FilterLinks
        label={t('filter')}
        links={filters.map((filter) => ({
          href: deskPaths.rentals({ ...wanted, filter: filter === 'waiting' ? undefined : filter, page: undefined }),
          label: t(`filters.${filter}`),
          current: (wanted.filter ?? 'waiting') === filter,
        }))}
      />
      <ResultList
        query={query}
        found={(count) => t('found', { count })}
        href={(page) => deskPaths.rentals({ ...wanted, page })}
        empty={{ title: t('none'), body: t('noneBody'), link: { href: deskPaths.home(), label: t('desk:title') } }}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, name, organisation, what, start }) => ({
              id,
              href: deskPaths.rental(id),
              name: organisation ?? name,
              fact: what,
              standing: t('from', { date: moment(start).short, time: moment(start).time }),
            }))}
          />
        )}
      </ResultList>
    </div>
  );
}

/** Requests for venues and equipment, those that begin soonest first: /desk/rentals?filter=&search=&page= */
export default function DeskRentalsPage() {
  return (
    <DeskRoom>
      <RentalsRoom />
    </DeskRoom>
  );
}
