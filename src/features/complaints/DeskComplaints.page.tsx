import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { pageIn } from '../../kit/content/list-address.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { ResultList } from '../../kit/content/ResultList.tsx';
import * as desk from '../../kit/desk/Desk.css.ts';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { type ComplaintFilter, deskPaths } from '../../kit/desk/desk-paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Table } from '../../kit/ui/Table.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { complaintCasesQuery, complaintNumbersQuery } from './desk.queries.ts';

const states = ['unassigned', 'in_progress', 'answered', 'closed'] as const;

function filterOf(search: string): ComplaintFilter {
  const query = new URLSearchParams(search);
  return {
    page: pageIn(query),
    state: states.find((each) => each === query.get('state')),
    mine: query.get('mine') === 'true' ? 'true' : undefined,
  };
}

function ComplaintsRoom() {
  const { t } = useTranslation(['complaints', 'desk']);
  const filter = filterOf(useSearch());
  const query = useQuery(complaintCasesQuery(filter));
  const day = useDayWords();
  const isWhole = filter.state === undefined && filter.mine === undefined;
  return (
    <div className={desk.page}>
      <PageTitle page={t('desk.title')} />
      <h1>{t('desk.title')}</h1>
      <FilterLinks
        label={t('desk.state')}
        links={[
          { href: deskPaths.complaints(), label: t('desk.waiting'), current: isWhole },
          {
            href: deskPaths.complaints({ mine: 'true' }),
            label: t('desk.mine'),
            current: filter.mine !== undefined,
          },
          ...states.map((state) => ({
            href: deskPaths.complaints({ state }),
            label: t(`states.${state}`),
            current: filter.mine === undefined && filter.state === state,
          })),
        ]}
      />
      <ResultList
        query={query}
        found={(count) => t('desk.found', { count })}
        href={(page) => deskPaths.complaints({ ...filter, page })}
        empty={{
          title: t('desk.none'),
          body: t('desk.noneBody'),
          link: { href: deskPaths.home(), label: t('desk:title') },
        }}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, type_name, is_anonymous, assigned_to, state, since }) => ({
              id,
              href: deskPaths.complaint(id),
              name: type_name,
              fact: `${t(is_anonymous ? 'desk.withoutName' : 'desk.withName')}, ${assigned_to ?? t('desk.nobody')}`,
              standing: `${t(`states.${state}`)}, ${day(since).date}`,
            }))}
          />
        )}
      </ResultList>
      <Numbers />
    </div>
  );
}

/** The number of complaints of each type: figures only. */
function Numbers() {
  const { t } = useTranslation('complaints');
  const query = useQuery(complaintNumbersQuery);
  const columns = ['total', 'anonymous', 'waiting', 'answered', 'closed'] as const;
  return (
    <section className={stack.m}>
      <h2>{t('desk.numbers.title')}</h2>
      <Loaded query={query}>
        {(kinds) => (
          <Table
            caption={t('desk.numbers.title')}
            captionHidden
            columns={[
              { label: t('write.type') },
              ...columns.map((column) => ({ label: t(`desk.numbers.${column}`), align: 'end' as const })),
            ]}
            rows={kinds.map((kind) => ({
              key: kind.type,
              cells: [kind.type_name, ...columns.map((column) => kind[column])],
            }))}
          />
        )}
      </Loaded>
    </section>
  );
}

/** Complaints, those that have waited longest first: /desk/complaints?state=&mine=&page= */
export default function DeskComplaintsPage() {
  return (
    <DeskRoom>
      <ComplaintsRoom />
    </DeskRoom>
  );
}
