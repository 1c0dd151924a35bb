import type { Arc, Gesture } from 'xstate-paths';
import { DEARER } from './walk.model.ts';
import { outputOf, refusalOf } from './outcome.ts';
import { heading } from '../../support/checkout-pages.ts';
import { arrangingWrite, hearWrite, offline, online } from '../walking/hearing.ts';
import type { Actors, Visit } from './visit.ts';

/** Lets the server answer if it was kept waiting, and waits until the page has the answer, or knows that the server is unavailable. */
async function hearAnswer(visit: Visit, coming: readonly Arc[]): Promise<void> {
  await visit.world.queue.goOn();
  await hearWrite(visit, coming);
  await visit.world.queue.goOn();
}

/** Sets the network and the session as the step needs them; a slow answer always leaves enough time. */
export async function connect(visit: Visit, step: Arc): Promise<void> {
  const refusal = refusalOf(step);
  if (refusal === 'away') return offline(visit);
  if (refusal === 'signedOut') await visit.world.signOutEverywhere();
  await online(visit);
}

/** Makes the sweeper end the hold just before the page's next call. */
async function overtake({ world }: Visit): Promise<void> {
  await world.moveDeadline(-1);
  await world.queue.stop();
  void world.sweep();
  await world.queue.holds(1);
}

const arrangeHolding = arrangingWrite<Visit>(async (visit, step) => {
  const { world } = visit;
  await connect(visit, step);
  switch (refusalOf(step)) {
    case null:
      await world.rivalsLeave();
      await world.closeBookings(false);
      // A call made already waits with the booking: it cannot be given time, and needs none.
      if (!world.queue.isStopped) await world.giveTime();
      break;
    case 'seatsTaken':
      await world.queue.stop();
      break;
    case 'soldOut':
      await world.sellOut();
      break;
    case 'holdEnded':
      await world.closeBookings(true);
      break;
    default:
  }
});

/** Someone else is quicker at the seats that the page requests now. */
async function takeChosenSeats({ page, world }: Visit): Promise<void> {
  await world.queue.holds(1);
  const chosen = page.getByRole('button', { name: /^Release Stalls, row A, seat / });
  const names = await chosen.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  const guids = names.map((name) => `seat-${Number(/\d+$/.exec(name)?.[0]) - 1}`);
  const held = await world.heldSeats();
  for (const guid of guids) if (!held.includes(guid)) await world.rivalTakesSeat(guid);
}

/** Prepares the world before a step so that an actor ends as the path says. */
export const writesArranged = {
  holdPlaces: arrangeHolding,
  updateAttendees: arrangingWrite(async (visit, step) => {
    await visit.world.beginEvent(refusalOf(step) === 'holdEnded');
    await connect(visit, step);
  }),
  payBooking: arrangingWrite(async (visit, step) => {
    await connect(visit, step);
    if (refusalOf(step) === 'holdEnded') return overtake(visit);
    if (refusalOf(step) === 'totalChanged') return visit.world.queue.stop();
    if (refusalOf(step) === null) await visit.world.giveTime();
  }),
  releaseBooking: arrangingWrite(async (visit, step) => {
    await connect(visit, step);
    if (refusalOf(step) === 'holdEnded') await overtake(visit);
  }),
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;

const hear: Gesture<Visit> = (visit, _step, coming) => hearAnswer(visit, coming);
const hearAfterSweep: Gesture<Visit> = async (visit, step, coming) => {
  if (refusalOf(step) === 'holdEnded') await visit.world.queue.holds(2);
  await hearAnswer(visit, coming);
};

/** The end of an actor that asks the server to change something. */
export const writesHeard = {
  holdPlaces: async (visit, step, coming) => {
    if (refusalOf(step) === 'seatsTaken') await takeChosenSeats(visit);
    await hearAnswer(visit, coming);
  },
  updateAttendees: hear,
  payBooking: async (visit, step, coming) => {
    if (refusalOf(step) === 'totalChanged') await visit.world.queue.holds(1);
    if (refusalOf(step) === 'totalChanged') await visit.world.reprice(DEARER);
    await hearAfterSweep(visit, step, coming);
    if (outputOf(step, 'payBooking')?.paymentUrl != null) await heading(visit.page, 'Pay by test card');
  },
  releaseBooking: hearAfterSweep,
} satisfies Record<keyof typeof writesArranged, Gesture<Visit>>;
