import type { Page } from 'playwright-core';
import { makeOfficer } from '../../support/accounts.ts';
import { stageSession } from '../../support/actors.ts';
import type { OwnPortal, Signed } from '../../support/own-portal.ts';
import { organisation } from '../../support/rentals.ts';
import { stageStaff } from '../../support/staff.ts';
import { deskPaths } from '../../../src/kit/desk/desk-paths.ts';
import { paths } from '../../../src/kit/paths.ts';
import { type People, peopleAt } from '../walking/people.ts';
import type { Window } from '../walking/window.ts';

/** The day on which everybody asks. */
export const ASKED = '2045-03-01T10:00:00Z';
/** The time that they ask for, as they write it in Malta. */
export const wanted = { start: '2045-03-20T18:00', end: '2045-03-20T21:00' };
const moments = {
  /** Of those who are to pay, nobody may any more. */
  payEnds: '2045-03-04T10:00:00Z',
  starts: '2045-03-20T17:00:00Z',
  ends: '2045-03-20T20:00:00Z',
};

/** The hirer, an officer who may also ask for the organisation, and the member of staff at the desk. */
export type Who = 'hirer' | 'staff';

export type World = Pick<People<Who>, 'open' | 'page' | 'close'> & {
  /** The request's id, once it is kept; null before. */
  request: string | null;
  /** A person looks at the request: on the page as it stands if they were the last to act, and anew otherwise. */
  see: (who: Who) => Promise<Page>;
  /** Somebody has acted on their own page: the others have to open theirs anew. */
  noteActed: (who: Who) => void;
  /** Everybody who looks at the request; whoever has just acted looks first, since only their page tells when that is done. */
  readers: () => readonly Who[];
  /** Only the clock goes on; the portal does nothing by itself yet. */
  pass: (moment: keyof typeof moments) => Promise<void>;
  /** The portal does what is due. */
  sweep: () => Promise<void>;
};

/** A hire on a portal of its own, in March 2045, where nobody has asked for anything yet. */
export async function createWorld(
  portal: OwnPortal,
  openWindow: Record<Who, (token: string | null) => Promise<Window>>,
): Promise<World> {
  const { db } = portal;
  await db.deleteFrom('rental_requests').execute();
  await portal.setClock(new Date(ASKED));
  const people: Record<Who, Signed> = {
    hirer: await makeOfficer(db, await stageSession(db), organisation.id),
    staff: await stageStaff(db, portal.url(), 'services'),
  };
  const { open, lookAgain, page, close } = peopleAt(portal, people, (who) => openWindow[who](null));
  const upToDate = new Set<Who>();

  const world: World = {
    request: null,
    open,
    see: async (who) => {
      const { request } = world;
      if (request === null) throw new Error('Nobody has asked for anything.');
      const known = upToDate.has(who) ? lookAgain(who) : undefined;
      const seen = known ?? (await open(who, who === 'staff' ? deskPaths.rental(request) : paths.myRental(request)));
      upToDate.add(who);
      return seen;
    },
    noteActed: (who) => {
      upToDate.clear();
      upToDate.add(who);
    },
    readers: () => (upToDate.has('staff') && !upToDate.has('hirer') ? ['staff', 'hirer'] : ['hirer', 'staff']),
    page,
    close,
    pass: async (moment) => {
      await portal.setClock(new Date(Math.max(Date.parse(moments[moment]), portal.now().getTime())));
      upToDate.clear();
    },
    sweep: async () => {
      await portal.sweep();
      upToDate.clear();
    },
  };
  return world;
}
