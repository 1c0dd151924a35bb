import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '../../kit/api/client.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { lead } from '../../kit/theme/layout.css.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';

const datesQuery = queryOptions({
  queryKey: ['desk', 'door'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/door/dates', { signal })),
  staleTime: 0,
});

function Dates() {
  const { t } = useTranslation('door');
  const words = useMomentWords();
  return (
    <div className={styles.page}>
      <PageTitle page={t('dates.title')} />
      <h1>{t('dates.title')}</h1>
      <p className={lead}>{t('dates.lead')}</p>
      <Loaded query={useQuery(datesQuery)}>
        {(dates) =>
          dates.length === 0 ? (
            <p>{t('dates.none')}</p>
          ) : (
            <DeskEntries
              entries={dates.map(({ id, event, starts_at, tickets, inside }) => ({
                id,
                href: deskPaths.doorAt(id),
                name: event,
                fact: t('dates.when', { date: words(starts_at).short, time: words(starts_at).time }),
                standing: tickets === 0 ? t('noTickets') : t('inside', { inside, count: tickets }),
              }))}
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** The dates that a door can be opened for: /desk/door */
export default function DoorDatesPage() {
  return (
    <DeskRoom>
      <Dates />
    </DeskRoom>
  );
}
