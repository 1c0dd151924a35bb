import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths, type InterviewFilter } from '../../kit/desk/desk-paths.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { fetchInterviews, interviewCasesQuery } from './desk-interviews.queries.ts';

const filters = ['to_come', 'open', 'settled', 'cancelled'] as const;

function filterOf(search: string): InterviewFilter {
  const query = new URLSearchParams(search);
  const filter = filters.find((each) => each === query.get('filter'));
  return { page: pageIn(query), filter, search: wordsIn(query, 'search'), company: wordsIn(query, 'company') };
}

function InterviewsRoom() {
  const { t } = useTranslation(['deskInterviews', 'desk', 'content', 'interviews']);
  const [, navigate] = useLocation();
  const wanted = filterOf(useSearch());
  const query = useQuery(interviewCasesQuery(wanted));
  const moment = useMomentWords();
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      <div className={row}>
        <LinkButton variant="line" href={deskPaths.interviewPlan()}>
          {t('plan.title')}
        </LinkButton>
        <div>
          <SaveButton name="interviews.csv" fetchFile={fetchInterviews}>
            {t('export')}
          </SaveButton>
        </div>
      </div>
      <SearchForm
        label={t('search')}
        submit={t('content:search')}
        words={wanted.search}
        onSearch={(search) => navigate(deskPaths.interviews({ ...wanted, search, page: undefined }))}
      />
      <FilterLinks
        label={t('filter')}
        links={filters.map((filter) => ({
          href: deskPaths.interviews({ ...wanted, filter: filter === 'to_come' ? undefined : filter, page: undefined }),
          label: t(`filters.${filter}`),
          current: (wanted.filter ?? 'to_come') === filter,
        }))}
      />
      <ResultList
        query={query}
        found={(count) => t('found', { count })}
        href={(page) => deskPaths.interviews({ ...wanted, page })}
        empty={{ title: t('none'), body: t('noneBody'), link: { href: deskPaths.home(), label: t('desk:title') } }}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, name, company, start, state, has_cv }) => ({
              id,
              href: deskPaths.interview(id),
              name,
              fact: `${company.title}, ${t(has_cv ? 'withCv' : 'withoutCv')}`,
              standing:
                state === 'booked'
                  ? t('at', { date: moment(start).short, time: moment(start).time })
                  : t(`interviews:states.${state}`),
            }))}
          />
        )}
      </ResultList>
    </div>
  );
}

/** Interviews at the careers expo, the earliest first: /desk/interviews?filter=&company=&search=&page= */
export default function DeskInterviewsPage() {
  return (
    <DeskRoom>
      <InterviewsRoom />
    </DeskRoom>
  );
}
