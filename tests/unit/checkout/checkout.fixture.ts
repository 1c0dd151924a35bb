import { createActor, fromCallback, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, Opening } from '../../../machines/checkout/checkout.types.ts';
import { holdMachine } from '../../../machines/hold/hold.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { Line } from '../../../machines/checkout/choice.ts';
import type { Booking } from '../../../src/features/checkout/booking-facts.ts';

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
  mostPlaces: null,
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

const money = (amount: number) => ({ amount, formatted: `€${(amount / 100).toFixed(2)}` });

const attendee = (id: string, number: string, amount: number): Booking['attendees'][number] => ({
  id,
  ticket_id: 'student',
  ticket_name: 'Student',
  amount: money(amount),
  listed: null,
  first_name: null,
  last_name: null,
  email: null,
  questions: [],
  seat: { guid: `G-${number}`, zone: 'Stalls', zone_name: 'Stalls', row: 'G', number, category: 'Stalls' },
  code: null,
  transfer: null,
  is_entered: false,
  can_cancel: false,
});

/** Two seats held at a fixed date, as in the API's answer. */
export const apiBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: 'booking',
  reference: 'GQ-7K3M-Q2',
  state: 'held',
  event: { slug: 'il-kewkba', title: 'Il-Kewkba', poster: { seed: 'il-kewkba', scene: null } },
  occurrence: {
    id: 'friday',
    start: '2027-02-20T19:00:00.000Z',
    end: '2027-02-20T21:00:00.000Z',
    venue: null,
    state: 'open',
    seated: true,
    places_left: 10,
    per_person_limit: 6,
    bookings_open_at: null,
    bookings_close_at: '2027-02-20T18:00:00.000Z',
    note: null,
  },
  attendees: [attendee('one', '9', 1200), attendee('two', '10', 1200)],
  cancelled_attendees: [],
  transferred_attendees: [],
  vat: [],
  listed_total: money(2400),
  promo_code: null,
  takes_codes: false,
  total: money(2400),
  payment: null,
  refunds: [],
  refundable: money(0),
  names_required: false,
  expires_at: '2027-02-01T10:15:00.000Z',
  hold_seconds: 900,
  most_places: null,
  extensions_left: 10,
  nearly_full: false,
  cancel_until: null,
  can_exchange: false,
  exchange_refusal: null,
  exchange: null,
  exchanged_for: null,
  can_cancel: true,
  wallets: [],
  outcome: null,
  created_at: '2027-02-01T10:00:00.000Z',
  paid_at: null,
  ...changes,
});

export const apiPayment = (state: NonNullable<Booking['payment']>['state']): NonNullable<Booking['payment']> => ({
  id: 'payment',
  state,
  amount: money(2400),
  session_id: 'cs_test',
  publishable_key: null,
  url: 'https://pay.example/cs_test',
});
