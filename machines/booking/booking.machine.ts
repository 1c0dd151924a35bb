import { setup } from 'xstate';

export type BookingEvent =
  /** Changes places or names; an open payment was ended first. */
  | { type: 'choice.change' }
  | { type: 'hold.extend' }
  | { type: 'hold.lapse' }
  | { type: 'payment.open' }
  | { type: 'payment.decline' }
  /** The provider ended its session, so the buyer can choose again. */
  | { type: 'payment.end' }
  | { type: 'payment.receive'; placesAreFree: boolean }
  | { type: 'booking.cancel'; isRefundDue: boolean }
  | { type: 'attendees.rename' }
  /** Cancels some tickets of a paid booking; the others stay valid. */
  | { type: 'tickets.cancel' }
  /** One ticket goes to somebody else; the others stay. */
  | { type: 'ticket.give' }
  /** The booking begins with a ticket that somebody else gave. */
  | { type: 'ticket.receive' }
  /** Some of its places go into a booking of their own, for somebody else to take and pay for. */
  | { type: 'places.set_aside' }
  /** Somebody takes the places that were set aside, and will pay for them. */
  | { type: 'places.take' }
  /** Sends the emails with the tickets once more. */
  | { type: 'tickets.resend' }
  /** Another booking of the same tickets, at another date of the event, takes its place. */
  | { type: 'booking.exchange' }
  /** Refunds part of the money; every ticket stays valid. */
  | { type: 'refund.part' }
  | { type: 'refund.confirm' };

/** The server's claims about a booking in a state: the places that it holds, and the way it ended. */
export type BookingTag =
  | 'holdsPlaces'
  | 'isOpen'
  | 'isSetAside'
  | 'isBeingPaid'
  | 'isBought'
  | 'isOver'
  | 'isLapsed'
  | 'isExchanged'
  | 'owesRefund'
  | 'isRefunded';

/**
 * A booking's life on the server, from the first held place to the last cent. The server asks this chart before every change:
 * a change that it does not allow is refused with 409.
 *
 * Promises: money received ends in exactly one of places or refund. Can never happen: a paid booking that lapses, a refund without
 * a payment, places without an owner who is entitled to them, two bookings that one was exchanged for.
 */
export const bookingMachine = setup({
  types: { events: {} as BookingEvent, tags: {} as BookingTag },
  guards: {
    placesAreFree: ({ event }) => event.type === 'payment.receive' && event.placesAreFree,
    isRefundDue: ({ event }) => event.type === 'booking.cancel' && event.isRefundDue,
  },
}).createMachine({
  id: 'booking',
  initial: 'held',
  states: {
    held: {
      description: 'Places are held until expires_at; nothing is being paid.',
      tags: ['holdsPlaces', 'isOpen'],
      on: {
        'choice.change': 'held',
        'attendees.rename': 'held',
        'hold.extend': 'held',
        'hold.lapse': 'expired',
        'payment.open': 'awaiting_payment',
        'payment.receive': 'paid',
        'booking.cancel': 'cancelled',
        'places.set_aside': 'set_aside',
      },
    },
    set_aside: {
      description:
        'Places are held for somebody who has been asked to take and pay for them; until then they are in the name of the person who asked.',
      tags: ['holdsPlaces', 'isSetAside'],
      on: { 'places.take': 'held', 'hold.lapse': 'expired', 'booking.cancel': 'cancelled' },
    },
    awaiting_payment: {
      description: 'A payment is open at the provider; the places stay held.',
      tags: ['holdsPlaces', 'isOpen', 'isBeingPaid'],
      on: {
        'attendees.rename': 'awaiting_payment',
        'hold.extend': 'awaiting_payment',
        'hold.lapse': 'expired',
        'payment.open': 'awaiting_payment',
        'payment.decline': 'awaiting_payment',
        'payment.end': 'held',
        'payment.receive': 'paid',
        'booking.cancel': 'cancelled',
      },
    },
    paid: {
      description: 'The places belong to the buyer.',
      tags: ['holdsPlaces', 'isBought'],
      on: {
        'attendees.rename': 'paid',
        'tickets.cancel': 'paid',
        'ticket.give': 'paid',
        'ticket.receive': 'paid',
        'tickets.resend': 'paid',
        'refund.part': 'paid',
        'booking.exchange': 'exchanged',
        'booking.cancel': [{ guard: 'isRefundDue', target: 'refund_pending' }, { target: 'cancelled' }],
      },
    },
    expired: {
      description: 'The hold ended unpaid.',
      tags: ['isOver', 'isLapsed'],
      on: { 'payment.receive': [{ guard: 'placesAreFree', target: 'paid' }, { target: 'refund_pending' }] },
    },
    cancelled: {
      description: 'The buyer or the union released the places.',
      tags: 'isOver',
      on: { 'payment.receive': 'refund_pending' },
    },
    exchanged: {
      description: 'Another booking took its place, and has what is left of its money.',
      tags: ['isOver', 'isExchanged'],
      type: 'final',
    },
    refund_pending: {
      description: 'The money is on its way back.',
      tags: ['isOver', 'owesRefund'],
      on: { 'refund.confirm': 'refunded' },
    },
    refunded: {
      description: 'The money went back.',
      tags: ['isOver', 'isRefunded'],
      type: 'final',
    },
  },
});
