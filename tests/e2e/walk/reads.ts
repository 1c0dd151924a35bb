import { button, heading } from '../../support/checkout-pages.ts';
import type { Gesture } from 'xstate-paths';
import { online } from '../walking/hearing.ts';
import type { Actors, Visit } from './visit.ts';
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

/** More time is offered in the last two minutes, and the server is asked once they are over. */
const hold: Gesture<Visit> = async (visit, step) => {
  const { page, world } = visit;
  const end = outputOf(step, 'hold')?.end;
  if (end === 'over') {
    await comeBackWith(visit, 1);
    return world.endHold();
  }
  await world.setExtensions(0);
  await comeBackWith(visit, 100);
  const more = button(page, 'More time');
  await more.waitFor();
  await world.setExtensions(end === 'refused' ? 10 : 0);
  await more.click();
  if (end === 'refused')
    await page.getByRole('alert').filter({ hasText: 'You can’t ask for more time again' }).waitFor();
  else await more.waitFor({ state: 'detached' });
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

const payment: Gesture<Visit> = async (visit, step, [next]) => {
  const { world } = visit;
  await online(visit);
  switch (outputOf(step, 'payment')?.end) {
    case 'paid':
      return world.pay();
    case 'declined':
      return world.pay(declinedCard);
    case 'late':
      return payAndCancel(visit);
    case 'over': {
      const found = next && outputOf(next, 'openOccurrence')?.booking?.standing;
      return world.end(found === 'released' || found === 'withdrawn' ? found : 'over');
    }
    case 'signedOut':
      await world.signOutEverywhere();
      break;
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
  hold,
  payment,
  waitForNetwork,
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;
