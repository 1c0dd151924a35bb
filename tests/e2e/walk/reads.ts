import { heading } from '../../support/checkout-pages.ts';
import type { Gesture } from 'xstate-paths';
import { offline, online } from '../walking/hearing.ts';
import type { Actors, Visit } from './visit.ts';
import { connect } from './writes.ts';
import { outputOf, refusalOf } from './outcome.ts';

const declinedCard = '4000000000000002';

/** Returns to the step on display with a hold that ends in this many seconds, for which the page did not have to wait. */
async function comeBackWith(visit: Visit, seconds: number): Promise<void> {
  const { page, world } = visit;
  await online(visit);
  await world.moveDeadline(seconds);
  const shown = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.reload();
  await heading(page, shown);
}

/** More time is offered in the last two minutes. */
const waitForWarning: Gesture<Visit> = (visit) => comeBackWith(visit, 100);

const waitForExpiry: Gesture<Visit> = async (visit, step) => {
  await comeBackWith(visit, 1);
  if (refusalOf(step) === 'away') {
    await offline(visit);
    await visit.page.getByText('We can’t reach the portal').waitFor();
    return online(visit);
  }
  if (outputOf(step, 'waitForExpiry')?.expiresAt === null) await visit.world.endHold();
  else await visit.world.giveTime();
};

/** Paid, and released again on another device: calls that the page makes meanwhile reach the server after that. */
async function payAndCancel({ page, world }: Visit): Promise<void> {
  const cancelled = Promise.withResolvers<void>();
  const questions = '**/api/bookings/*';
  await page.route(questions, async (route) => {
    await cancelled.promise;
    await route.fallback();
  });
  await world.payUntilPaid();
  await world.cancelPaid();
  cancelled.resolve();
  await page.unroute(questions);
}

const watchPayment: Gesture<Visit> = async (visit, step) => {
  await connect(visit, step);
  const outcome = outputOf(step, 'watchPayment');
  const isReleased = outcome?.booking.standing === 'released';
  switch (outcome?.kind) {
    case 'paid':
      return visit.world.pay();
    case 'declined':
      return visit.world.pay(declinedCard);
    case 'over':
      return isReleased ? visit.world.releaseElsewhere() : visit.world.endHold();
    case 'refunded':
      return payAndCancel(visit);
    default:
  }
};

/** The network comes back; if the next call is to be lost all the same, only the browser believes so. */
const waitForNetwork: Gesture<Visit> = async (visit, _step, [next]) => {
  if (next === undefined || refusalOf(next) !== 'away') return online(visit);
  await visit.page.evaluate(() => dispatchEvent(new Event('online')));
};

/** Prepares the world for the end of an actor that only reads, or waits. */
export const readsHeard = {
  waitForWarning,
  waitForExpiry,
  waitForNetwork,
  watchPayment,
  // The page finds out by itself; see `paying`, which opens it at an insecure host.
  goToProvider: () => Promise.resolve(),
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
