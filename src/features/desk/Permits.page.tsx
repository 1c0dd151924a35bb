import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { deskPaths, type PermitFilter } from '../../kit/desk/desk-paths.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { fetchPermitTable, permitsQuery } from './permits.queries.ts';

const states = ['under_review', 'valid', 'refused'] as const;

function filterOf(search: string): PermitFilter {
  const query = new URLSearchParams(search);
  const state = states.find((each) => each === query.get('state'));
  return { page: pageIn(query), state, search: wordsIn(query, 'search') };
}

function PermitsRoom() {
  const { t } = useTranslation(['desk', 'content']);
  const [, navigate] = useLocation();
  const filter = filterOf(useSearch());
  const query = useQuery(permitsQuery(filter));
  const moment = useMomentWords();
  const empty = {
    title: t('permits.none'),
    body: t('permits.noneBody'),
    link: { href: deskPaths.home(), label: t('title') },
  };
  return (
    <div className={styles.page}>
      <PageTitle page={t('permits.title')} />
      <h1>{t('permits.title')}</h1>
      <SearchForm
        label={t('permits.search')}
        submit={t('content:search')}
        words={filter.search}
        onSearch={(search) => navigate(deskPaths.permits({ ...filter, search, page: undefined }))}
      />
      <FilterLinks
        label={t('permits.state')}
        links={states.map((state) => ({
          href: deskPaths.permits({ ...filter, state: state === 'under_review' ? undefined : state, page: undefined }),
          label: t(`permits.states.${state}`),
          current: (filter.state ?? 'under_review') === state,
        }))}
      />
      <ResultList
        query={query}
        found={(count) => t('permits.found', { count })}
        href={(page) => deskPaths.permits({ ...filter, page })}
        empty={empty}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, name, number_plate, since }) => ({
              id,
              href: deskPaths.permit(id),
              name,
              fact: number_plate,
              standing: t('since', { date: moment(since).short, time: moment(since).time }),
            }))}
          />
        )}
      </ResultList>
      <div>
        <SaveButton name="parking-permits.csv" fetchFile={fetchPermitTable}>
          {t('permits.export')}
        </SaveButton>
      </div>
    </div>
  );
}

/** Applications for parking permits, those that have waited longest first: /desk/permits?state=&search=&page= */
export default function PermitsPage() {
  return (
    <DeskRoom>
      <PermitsRoom />
    </DeskRoom>
  );
}
