import { setup } from 'xstate';

export type BookingShareEvent =
  | { type: 'share.take'; isInTime: boolean }
  | { type: 'share.decline' }
  /** The link is mailed once more. */
  | { type: 'share.remind' }
  /** Whoever asked takes the places back, to pay for them. */
  | { type: 'share.take_back' }
  /** The time is over, or the friend who took the places released them. */
  | { type: 'share.release' }
  /** The places are paid for; after their time only if they were still free. */
  | { type: 'share.pay' };

/** Sets of states. Of the groups in which any share `isOpen`, the database allows an account one at a date. */
export type BookingShareTag = 'isOpen' | 'isAsked' | 'isTaken' | 'isPaid';

/**
 * A friend's share of a booking that everyone pays for themselves, from the mailed link until it is paid or comes to nothing. The places
 * are a booking of their own, whose chart owns time and money.
 *
 * Promises: a share is taken by one person; until it is paid, whoever asked can take its places back. Can never happen: taking what was taken
 * back or released, or taking back what is paid.
 */
export const bookingShareMachine = setup({
  types: { events: {} as BookingShareEvent, tags: {} as BookingShareTag },
  guards: { isInTime: ({ event }) => event.type === 'share.take' && event.isInTime },
}).createMachine({
  id: 'booking-share',
  initial: 'asked',
  states: {
    asked: {
      description: 'The link is out; the places are set aside.',
      tags: ['isOpen', 'isAsked'],
      on: {
        'share.take': { guard: 'isInTime', target: 'taken' },
        'share.decline': 'declined',
        'share.remind': 'asked',
        'share.take_back': 'taken_back',
        'share.release': 'released',
      },
    },
    declined: {
      description: 'The friend does not want the places; they stay set aside for whoever asked, until the end.',
      tags: 'isOpen',
      on: { 'share.take_back': 'taken_back', 'share.release': 'released' },
    },
    taken: {
      description: 'The friend has the places and has not paid yet.',
      tags: ['isOpen', 'isTaken'],
      on: {
        'share.remind': 'taken',
        'share.pay': 'paid',
        'share.take_back': 'taken_back',
        'share.release': 'released',
      },
    },
    paid: { description: 'The friend has paid: the places are theirs.', tags: 'isPaid', type: 'final' },
    taken_back: { description: 'Whoever asked has the places back, in a booking to pay for.', type: 'final' },
    released: {
      description: 'Nobody paid in time, or the friend released the places: they are free for others.',
      on: { 'share.pay': 'paid' },
    },
  },
});
