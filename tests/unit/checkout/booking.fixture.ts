import type { Booking } from '../../../src/features/checkout/booking-facts.ts';

const money = (amount: number) => ({ amount, formatted: `€${(amount / 100).toFixed(2)}` });

const attendee = (id: string, number: string, amount: number): Booking['attendees'][number] => ({
  id,
  ticket_id: 'student',
  ticket_name: 'Student',
  amount: money(amount),
  first_name: null,
  last_name: null,
  email: null,
  questions: [],
  seat: { guid: `G-${number}`, zone: 'Stalls', row: 'G', number, category: 'Stalls' },
  code: null,
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
  total: money(2400),
  payment: null,
  refunds: [],
  refundable: money(0),
  names_required: false,
  expires_at: '2027-02-01T10:15:00.000Z',
  hold_seconds: 900,
  extensions_left: 10,
  nearly_full: false,
  cancel_until: null,
  can_cancel: true,
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
