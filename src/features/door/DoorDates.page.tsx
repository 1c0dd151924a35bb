import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { api } from '../../kit/api/client.ts';
import { pageIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { sendWaiting } from './door-device.ts';

const datesQuery = (page: number | undefined) =>
  queryOptions({
    queryKey: ['desk', 'door', page],
    queryFn: async ({ signal }) => {
      // The doors' counts are right once this phone's own entries are in; without network the list says so itself.
      await sendWaiting(signal).catch(() => []);
      const { data } = await api.GET('/desk/door/dates', { params: { query: { ...(page && { page }) } }, signal });
      return { items: data?.data ?? [], meta: data?.meta ?? { page: 1, limit: 12, pages: 0, total: 0 } };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

function Dates() {
  const { t } = useTranslation(['door', 'desk']);
  const query = useQuery(datesQuery(pageIn(new URLSearchParams(useSearch()))));
  const words = useMomentWords();
  return (
    <div className={styles.page}>
      <PageTitle page={t('dates.title')} />
      <h1>{t('dates.title')}</h1>
      <Lead>{t('dates.lead')}</Lead>
      <ResultList
        query={query}
        found={(count) => t('dates.found', { count })}
        href={(page) => deskPaths.door({ page })}
        empty={{
          title: t('dates.none'),
          body: t('dates.noneBody'),
          link: { href: deskPaths.home(), label: t('desk:title') },
        }}
      >
        {(dates) => (
          <DeskEntries
            entries={dates.map(({ id, event, starts_at, tickets, inside }) => ({
              id,
              href: deskPaths.doorAt(id),
              name: event,
              fact: t('dates.when', { date: words(starts_at).short, time: words(starts_at).time }),
              standing: tickets === 0 ? t('noTickets') : t('inside', { inside, count: tickets }),
            }))}
          />
        )}
      </ResultList>
    </div>
  );
}

/** The dates that a door can be opened for, the soonest first: /desk/door?page= */
export default function DoorDatesPage() {
  return (
    <DeskRoom>
      <Dates />
    </DeskRoom>
  );
}
