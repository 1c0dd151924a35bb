import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { JourneyFor } from 'xstate-paths';

const change = { send: { type: 'choice.change' } } as const;
const rename = { send: { type: 'attendees.rename' } } as const;
const cancelTickets = { send: { type: 'tickets.cancel' } } as const;
const give = { send: { type: 'ticket.give' } } as const;
const receiveTicket = { send: { type: 'ticket.receive' } } as const;
const setAside = { send: { type: 'places.set_aside' } } as const;
const take = { send: { type: 'places.take' } } as const;
const resend = { send: { type: 'tickets.resend' } } as const;
const exchange = { send: { type: 'booking.exchange' } } as const;
const refundPart = { send: { type: 'refund.part' } } as const;
const extend = { send: { type: 'hold.extend' } } as const;
const lapse = { send: { type: 'hold.lapse' } } as const;
const open = { send: { type: 'payment.open' } } as const;
const decline = { send: { type: 'payment.decline' } } as const;
const end = { send: { type: 'payment.end' } } as const;
const refund = { send: { type: 'refund.confirm' } } as const;
const receive = { send: { type: 'payment.receive', placesAreFree: true } } as const;
const receiveForTakenPlaces = { send: { type: 'payment.receive', placesAreFree: false } } as const;
const cancel = { send: { type: 'booking.cancel', isRefundDue: false } } as const;
const cancelWithRefund = { send: { type: 'booking.cancel', isRefundDue: true } } as const;

/** A booking's life according to the issue and the contract; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof bookingMachine>[] = [
  {
    name: 'chosen, named, extended, paid, renamed',
    steps: [
      { ...change, now: 'held' },
      { ...rename, now: 'held' },
      { ...extend, now: 'held' },
      { ...open, now: 'awaiting_payment' },
      { ...receive, now: 'paid' },
      { ...rename, now: 'paid' },
    ],
    ends: 'paid',
  },
  {
    name: 'a free booking is paid without a payment',
    steps: [{ ...receive, now: 'paid' }],
    ends: 'paid',
  },
  {
    name: 'declined, named and extended meanwhile, opened again, paid',
    steps: [
      { ...open, now: 'awaiting_payment' },
      { ...decline, now: 'awaiting_payment' },
      { ...rename, now: 'awaiting_payment' },
      { ...extend, now: 'awaiting_payment' },
      { ...open, now: 'awaiting_payment' },
      { ...receive, now: 'paid' },
    ],
    ends: 'paid',
  },
  {
    name: 'an open payment keeps the choice as it is until the provider ended it',
    steps: [
      { ...open, now: 'awaiting_payment' },
      { ...change, refused: true },
      { ...end, now: 'held' },
      { ...change, now: 'held' },
    ],
    ends: 'held',
  },
  { name: 'the hold ends unpaid', steps: [{ ...lapse, now: 'expired' }], ends: 'expired' },
  {
    name: 'the hold ends while paying; the money comes late, into the same places',
    steps: [
      { ...open, now: 'awaiting_payment' },
      { ...lapse, now: 'expired' },
      { ...receive, now: 'paid' },
    ],
    ends: 'paid',
  },
  {
    name: 'the money comes late for places that are taken, and goes back once',
    steps: [
      { ...lapse, now: 'expired' },
      { ...receiveForTakenPlaces, now: 'refund_pending' },
      { ...receive, refused: true },
      { ...refund, now: 'refunded' },
      { ...refund, refused: true },
    ],
    ends: 'refunded',
  },
  { name: 'let go before paying', steps: [{ ...cancel, now: 'cancelled' }], ends: 'cancelled' },
  {
    name: 'let go while paying; the money that still comes goes back',
    steps: [
      { ...open, now: 'awaiting_payment' },
      { ...cancel, now: 'cancelled' },
      { ...receive, now: 'refund_pending' },
    ],
    ends: 'refund_pending',
  },
  {
    name: 'cancelled after paying, with a refund',
    steps: [receive, { ...cancelWithRefund, now: 'refund_pending' }, { ...refund, now: 'refunded' }],
    ends: 'refunded',
  },
  {
    name: 'one ticket is cancelled after paying, then the rest',
    steps: [
      { ...cancelTickets, refused: true },
      { ...open, now: 'awaiting_payment' },
      { ...cancelTickets, refused: true },
      { ...receive, now: 'paid' },
      { ...cancelTickets, now: 'paid' },
      { ...rename, now: 'paid' },
      { ...cancelWithRefund, now: 'refund_pending' },
      { ...cancelTickets, refused: true },
    ],
    ends: 'refund_pending',
  },
  {
    name: 'the staff send the tickets again and some of the money back; the booking stays bought',
    steps: [
      { ...resend, refused: true },
      { ...refundPart, refused: true },
      receive,
      { ...resend, now: 'paid' },
      { ...refundPart, now: 'paid' },
      { ...cancelWithRefund, now: 'refund_pending' },
      { ...resend, refused: true },
      { ...refundPart, refused: true },
    ],
    ends: 'refund_pending',
  },
  {
    name: 'a ticket is given away, and one is received; the booking stays bought',
    steps: [
      { ...give, refused: true },
      { ...receiveTicket, refused: true },
      receive,
      { ...give, now: 'paid' },
      { ...receiveTicket, now: 'paid' },
      { ...cancelWithRefund, now: 'refund_pending' },
      { ...give, refused: true },
      { ...receiveTicket, refused: true },
    ],
    ends: 'refund_pending',
  },
  {
    name: 'set aside for a friend, who takes and pays the places',
    steps: [
      { ...take, refused: true },
      { ...setAside, now: 'set_aside' },
      { ...open, refused: true },
      { ...change, refused: true },
      { ...rename, refused: true },
      { ...extend, refused: true },
      { ...setAside, refused: true },
      { ...take, now: 'held' },
      { ...open, now: 'awaiting_payment' },
      { ...setAside, refused: true },
      { ...take, refused: true },
      { ...receive, now: 'paid' },
      { ...setAside, refused: true },
    ],
    ends: 'paid',
  },
  {
    name: 'set aside for a friend who never comes',
    steps: [setAside, { ...lapse, now: 'expired' }, { ...take, refused: true }],
    ends: 'expired',
  },
  {
    name: 'set aside for a friend, and taken back',
    steps: [setAside, { ...cancel, now: 'cancelled' }, { ...take, refused: true }],
    ends: 'cancelled',
  },
  {
    name: 'exchanged once it is bought, once, and nothing more is possible then',
    steps: [
      { ...exchange, refused: true },
      { ...open, now: 'awaiting_payment' },
      { ...exchange, refused: true },
      { ...receive, now: 'paid' },
      { ...exchange, now: 'exchanged' },
      { ...exchange, refused: true },
      { ...cancelWithRefund, refused: true },
      { ...cancelTickets, refused: true },
      { ...give, refused: true },
      { ...refundPart, refused: true },
      { ...refund, refused: true },
    ],
    ends: 'exchanged',
  },
  {
    name: 'cancelled after paying nothing',
    steps: [receive, { ...cancel, now: 'cancelled' }],
    ends: 'cancelled',
  },
  {
    name: 'a paid booking neither lapses nor is paid again',
    steps: [
      receive,
      { ...lapse, refused: true },
      { ...open, refused: true },
      { ...receive, refused: true },
      { ...change, refused: true },
      { ...extend, refused: true },
    ],
    ends: 'paid',
  },
  {
    name: 'what is over stays over',
    steps: [
      lapse,
      { ...extend, refused: true },
      { ...open, refused: true },
      { ...change, refused: true },
      { ...rename, refused: true },
      { ...cancel, refused: true },
    ],
    ends: 'expired',
  },
  {
    name: 'what is cancelled is not bought again',
    steps: [
      cancel,
      { ...open, refused: true },
      { ...extend, refused: true },
      { ...rename, refused: true },
      { ...cancel, refused: true },
    ],
    ends: 'cancelled',
  },
];
