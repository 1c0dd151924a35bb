import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { ApiError } from '../../kit/api/api-error.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { shellPaths } from '../../kit/shell-paths.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import * as styles from './Desk.css.ts';
import { deskSessionQuery, type DeskSession } from './desk.queries.ts';
import { GiveCode } from './GiveCode.tsx';
import { roomsOf } from './rooms.ts';
import { SetUpCode } from './SetUpCode.tsx';

/**
 * What every page of the desk has around it: the person's rooms and the page, once the session has its second factor; before that, the way to
 * give it or to set it up. Whoever is not of the staff is sent away.
 */
export function DeskRoom({ children }: { children: ReactNode }) {
  const session = useQuery(deskSessionQuery);
  if (session.error instanceof ApiError && session.error.status === 403)
    return <Redirect to={shellPaths.home()} replace />;
  return (
    <div className={styles.room}>
      <meta name="robots" content="noindex" />
      <Loaded query={session}>
        {({ roles, second_factor }) => {
          if (second_factor === 'none') return <SetUpCode />;
          if (second_factor === 'set') return <GiveCode />;
          return (
            <>
              <Rooms roles={roles} />
              {children}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function Rooms({ roles }: Pick<DeskSession, 'roles'>) {
  const { t } = useTranslation('desk');
  const [path] = useLocation();
  return (
    <Tabs
      label={t('rooms')}
      tabs={roomsOf(roles).map(({ href, room }) => ({
        href,
        label: t(`room.${room}`),
        current: room === 'home' ? path === href : path.startsWith(href),
      }))}
    />
  );
}
