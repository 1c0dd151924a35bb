import type { Gesture } from '../../paths/replay.ts';
import { heading } from '../../support/checkout-pages.ts';
import { wordsOf } from '../../support/words.ts';
import { online } from '../walking/hearing.ts';
import type { Actors, Visit } from './visit.ts';

const t = wordsOf('en');

/** Comes back to the code after some time that the page did not have to wait for. */
const comeBackAfter =
  (pass: (visit: Visit) => Promise<unknown>): Gesture<Visit> =>
  async (visit) => {
    await online(visit);
    await pass(visit);
    await visit.page.reload();
    await heading(visit.page, t('registration:verification.heading'));
  };

/** The ends of the waits for a code. */
export const clocksHeard = {
  waitForResend: comeBackAfter(({ world }) => world.setSent('longAgo')),
  waitForExpiry: comeBackAfter(({ world }) => world.expireCode()),
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
