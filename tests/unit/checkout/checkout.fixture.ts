import { createActor, fromCallback, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, Opening } from '../../../machines/checkout/checkout.types.ts';
import { holdMachine } from '../../../machines/hold/hold.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { Line } from '../../../machines/checkout/lines.ts';

const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));

export const place = (attendeeId: string, number: string, names: Partial<Line> = {}): Line => ({
  ticketId: 'student',
  seat: { guid: `G-${number}`, zone: 'Stalls', row: 'G', number },
  firstName: '',
  lastName: '',
  email: '',
  answers: {},
  attendeeId,
  ...names,
});

export const held = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  id: 'booking',
  standing: 'held',
  lines: [place('one', '9'), place('two', '10')],
  expiresAt: '2027-02-01T10:15:00.000Z',
  extensionsLeft: 10,
  totalCents: 2400,
  paymentUrl: null,
  ...changes,
});

export const opening = (changes: Partial<Opening> = {}): Opening => ({
  availability: 'open',
  signedIn: true,
  seated: true,
  limit: 6,
  booking: null,
  ...changes,
});

/** A checkout that has opened onto `answer`, at rest. Calls that nobody answers stay open. */
export async function checkoutAt(answer: Opening) {
  const machine = checkoutMachine.provide({
    actors: {
      watchSession: fromCallback(() => undefined),
      watchBooking: fromCallback(() => undefined),
      openOccurrence: fromPromise(() => Promise.resolve(answer)),
      hold: holdMachine.provide({ actors: { waitForWarning: never(), waitForExpiry: never() } }),
      payment: paymentMachine.provide({ actors: { watchPayment: never() } }),
    },
  });
  const actor = createActor(machine, { input: { eventSlug: 'il-kewkba', occurrenceId: 'friday', returned: null } });
  actor.start();
  await waitFor(actor, (snapshot: SnapshotFrom<typeof machine>) => !snapshot.hasTag('busy'));
  return actor;
}
