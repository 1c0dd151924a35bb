import type { Page } from 'playwright-core';
import type { OwnPortal, Signed } from '../../support/own-portal.ts';
import type { Window } from './window.ts';

/** The people of one path, each with a window of their own. */
export type People<Who> = {
  /** A person opens a page of the portal, at its present time. */
  open: (who: Who, address: string) => Promise<Page>;
  /** A person looks again at the page that they have open, as it stands. */
  lookAgain: (who: Who) => Page | undefined;
  /** The page that somebody looked at last; undefined before anybody has. */
  page: () => Page | undefined;
  close: () => Promise<void>;
};

/** People at a portal of its own; `openWindow` opens the window of one of them when they come for the first time. */
export function peopleAt<Who extends string>(
  portal: OwnPortal,
  people: Record<Who, Signed>,
  openWindow: (who: Who) => Promise<Window>,
): People<Who> {
  const windows = new Map<Who, Window>();
  let latest: Page | undefined;
  return {
    open: async (who, address) => {
      const window = windows.get(who) ?? (await openWindow(who));
      windows.set(who, window);
      latest = window.page;
      // Weeks pass between two visits: whoever comes back has logged in anew.
      const token = await portal.tokenOf(people[who]);
      await latest.context().addCookies([{ name: 'su_token', value: token, url: portal.url() }]);
      await latest.clock.setSystemTime(portal.now());
      await latest.goto(address);
      return latest;
    },
    lookAgain: (who) => {
      const page = windows.get(who)?.page;
      latest = page ?? latest;
      return page;
    },
    page: () => latest,
    close: async () => {
      for (const window of windows.values()) await window.close();
    },
  };
}
