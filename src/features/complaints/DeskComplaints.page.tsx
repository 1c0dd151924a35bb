import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { pageIn } from '../../kit/content/list-address.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { type ComplaintFilter, deskPaths } from '../../kit/desk/desk-paths.ts';
import { choiceIn } from '../../kit/desk/queue-query.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Table } from '../../kit/ui/Table.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { complaintCasesQuery, complaintNumbersQuery } from './desk.queries.ts';

const states = ['unassigned', 'in_progress', 'answered', 'closed'] as const;

function filterOf(search: string): ComplaintFilter {
  const query = new URLSearchParams(search);
  return {
    page: pageIn(query),
    state: choiceIn(query, 'state', states),
    mine: query.get('mine') === 'true' ? 'true' : undefined,
  };
}

/** Narrows the queue to the person's own complaints, or to those in one state. */
function Parts({ wanted: { state: chosen, mine } }: { wanted: ComplaintFilter }) {
  const { t } = useTranslation('complaints');
  return (
    <FilterLinks
      label={t('desk.state')}
      links={[
        {
          href: deskPaths.complaints(),
          label: t('desk.waiting'),
          current: chosen === undefined && mine === undefined,
        },
        { href: deskPaths.complaints({ mine: 'true' }), label: t('desk.mine'), current: mine !== undefined },
        ...states.map((state) => ({
          href: deskPaths.complaints({ state }),
          label: t(`states.${state}`),
          current: mine === undefined && chosen === state,
        })),
      ]}
    />
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
  const { t } = useTranslation('complaints');
  const wanted = filterOf(useSearch());
  const day = useDayWords();
  return (
    <DeskQueue
      title={t('desk.title')}
      above={<Parts wanted={wanted} />}
      query={complaintCasesQuery(wanted)}
      wanted={wanted}
      href={deskPaths.complaints}
      found={(count) => t('desk.found', { count })}
      empty={{ title: t('desk.none'), body: t('desk.noneBody') }}
      renderEntry={({ id, type_name, is_anonymous, assigned_to, state, since }) => ({
        id,
        href: deskPaths.complaint(id),
        name: type_name,
        fact: `${t(is_anonymous ? 'desk.withoutName' : 'desk.withName')}, ${assigned_to ?? t('desk.nobody')}`,
        standing: `${t(`states.${state}`)}, ${day(since).date}`,
      })}
    >
      <Numbers />
    </DeskQueue>
  );
}
