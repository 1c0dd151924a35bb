import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { deskPaths } from '../../kit/desk-paths.ts';
import { lead } from '../../kit/theme/layout.css.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Desk.css.ts';
import { DeskRoom } from './DeskRoom.tsx';
import { deskCountsQuery, type DeskCount } from './desk.queries.ts';

const places: Record<DeskCount['room'], () => string> = { permits: deskPaths.permits, stuck: deskPaths.stuck };

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
            <p className={lead}>{t('home.none')}</p>
          ) : (
            <ul className={styles.rooms}>
              {rooms.map(({ room, count }) => (
                <li key={room}>
                  <a className={styles.waiting} href={places[room]()}>
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

/** What waits for the person: /desk */
export default function DeskHomePage() {
  return (
    <DeskRoom>
      <DeskHomeRoom />
    </DeskRoom>
  );
}
