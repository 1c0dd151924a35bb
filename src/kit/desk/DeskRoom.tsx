import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ApiError } from '../api/api-error.ts';
import { Loaded } from '../content/Loaded.tsx';
import { shellPaths } from '../shell-paths.ts';
import { Banner } from '../ui/Banner.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useFocusHome } from '../ui/use-focus-home.ts';
import { PageTitle } from '../union/PageTitle.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CodeForm } from './CodeForm.tsx';
import { deskPaths } from './desk-paths.ts';
import * as styles from './Desk.css.ts';
import { type DeskSession, deskSessionQuery, useEnterDesk } from './desk.queries.ts';
import { SetUpCode } from './SetUpCode.tsx';

type Role = DeskSession['roles'][number];

/** All rooms in their order; the server enforces access to them. */
export const rooms = [
  { room: 'permits', href: deskPaths.permits(), roles: ['admin', 'services'] },
  { room: 'bookings', href: deskPaths.bookings(), roles: ['admin', 'events'] },
  { room: 'door', href: deskPaths.door(), roles: ['admin', 'door'] },
  { room: 'togas', href: deskPaths.togas(), roles: ['admin', 'services'] },
  { room: 'rentals', href: deskPaths.rentals(), roles: ['admin', 'services'] },
  { room: 'interviews', href: deskPaths.interviews(), roles: ['admin', 'careers'] },
  { room: 'carpool', href: deskPaths.carpool(), roles: ['admin', 'services'] },
  { room: 'complaints', href: deskPaths.complaints(), roles: ['complaints'] },
  { room: 'rar', href: deskPaths.rar(), roles: ['reports'] },
  { room: 'people', href: deskPaths.people(), roles: ['admin'] },
  { room: 'stuck', href: deskPaths.stuck(), roles: ['admin'] },
] as const satisfies readonly { room: string; href: string; roles: readonly Role[] }[];

type Room = 'home' | (typeof rooms)[number]['room'];

const isOpenTo = (roles: readonly Role[], room: (typeof rooms)[number]): boolean =>
  room.roles.some((role) => roles.includes(role));

/** The rooms open to a person with these roles. */
function roomsOf(roles: readonly Role[]): { room: Room; href: string }[] {
  const own = rooms.filter((room) => isOpenTo(roles, room));
  return [{ room: 'home', href: deskPaths.home() }, ...own];
}

/** The room of this path if none of these roles opens it. */
const closedRoomAt = (path: string, roles: readonly Role[]) =>
  rooms.find((room) => path.startsWith(room.href) && !isOpenTo(roles, room))?.room;

function ClosedRoom({ room }: { room: Room }) {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: deskPaths.home(), label: t('room.home') }} title={t(`room.${room}`)} />
      <Banner>{t('closed')}</Banner>
    </div>
  );
}

/** For people who are not staff, or not any more. */
function NoRole() {
  const { t } = useTranslation(['desk', 'shell']);
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: shellPaths.home(), label: t('shell:backHome') }} title={t('title')} />
      <Banner>{t('noRole')}</Banner>
    </div>
  );
}

/**
 * The frame of every desk page: the person's rooms and the page, once the session has its second factor; before that, the form to
 * give it or to set it up. Says so where the person's roles don't open the room, and to people who are not staff.
 */
export function DeskRoom({ children }: { children: ReactNode }) {
  const session = useQuery(deskSessionQuery);
  const room = useFocusHome<HTMLDivElement>('h1');
  const [path] = useLocation();
  const isOutside = session.error instanceof ApiError && session.error.status === 403;
  return (
    <div ref={room} className={styles.room}>
      <meta name="robots" content="noindex" />
      {isOutside ? (
        <NoRole />
      ) : (
        <Loaded query={session}>
          {({ roles, second_factor }) => {
            if (second_factor === 'none') return <SetUpCode />;
            if (second_factor === 'set') return <GiveCode />;
            const closed = closedRoomAt(path, roles);
            return (
              <>
                <Rooms roles={roles} />
                {closed === undefined ? children : <ClosedRoom room={closed} />}
              </>
            );
          }}
        </Loaded>
      )}
    </div>
  );
}

function Rooms({ roles }: Pick<DeskSession, 'roles'>) {
  const { t } = useTranslation('desk');
  const [path] = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const tabs = roomsOf(roles).map(({ href, room }) => ({
    href,
    label: t(`room.${room}`),
    current: room === 'home' ? path === href : path.startsWith(href),
  }));
  const current = tabs.findIndex((tab) => tab.current);
  // On a phone the tabs scroll sideways: the current room has to be visible.
  useEffect(() => {
    const strip = frame.current?.firstElementChild;
    const tab = strip?.children.item(current);
    if (strip && tab instanceof HTMLElement)
      strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <div ref={frame} className={styles.tabs}>
      <Tabs label={t('rooms')} tabs={tabs} />
    </div>
  );
}

/** Asks for this session's code. */
function GiveCode() {
  const { t } = useTranslation('desk');
  const enter = useEnterDesk();
  return (
    <div className={styles.narrow}>
      <PageTitle page={t('code.title')} />
      <h1>{t('code.title')}</h1>
      <CodeForm hint={t('code.hint')} submit={t('code.enter')} onGiven={enter} />
    </div>
  );
}
