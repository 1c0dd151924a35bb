import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '../../kit/api/client.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom, rooms as allRooms } from '../../kit/desk/DeskRoom.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';

const deskCountsQuery = queryOptions({
  queryKey: ['desk', 'counts'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/counts', { signal })),
  staleTime: 0,
});

const addressOf = (room: string): string => allRooms.find((each) => each.room === room)?.href ?? deskPaths.home();

function DeskHomeRoom() {
  const { t } = useTranslation('desk');
  const counts = useQuery(deskCountsQuery);
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      <Loaded query={counts}>
        {(rooms) =>
          rooms.length === 0 ? (
            <Lead>{t('home.none')}</Lead>
          ) : (
            <ul className={styles.rooms}>
              {rooms.map(({ room, count }) => (
                <li key={room}>
                  <a className={styles.waiting} href={addressOf(room)}>
                    <span className={styles.count}>{count}</span>
                    <span className={styles.roomName}>{t(`home.${room}`, { count })}</span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

/** The desk's first page, with the cases waiting for this person: /desk */
export default function DeskHomePage() {
  return (
    <DeskRoom>
      <DeskHomeRoom />
    </DeskRoom>
  );
}
