import { setup } from 'xstate';

export type WaitingEvent =
  /** Places for the whole party have come free and are held for it. */
  | { type: 'offer.make' }
  /** The offer was booked. */
  | { type: 'offer.take' }
  | { type: 'offer.decline' }
  | { type: 'offer.lapse' }
  /** The offer's time is over, and its event is hidden: nobody could book. */
  | { type: 'offer.withdraw' }
  /** The party does not want to wait any more, or its account is closed when its turn comes. */
  | { type: 'place.leave' }
  /** The date is cancelled, or its bookings have closed. */
  | { type: 'date.close' };

/** The states that code asks about: the database allows a person one entry per date that `isOpen` (see the migration). */
export type WaitingTag = 'isOpen' | 'isWaiting' | 'isOffered';

/**
 * A party's entry on the waiting list of a date, from joining to booking or leaving. An offer is an ordinary booking that holds the places
 * for a set time; that booking's own chart owns time and money.
 *
 * Promises: an entry gets at most one offer that it can book. Can never happen: an offer to somebody who has left, or a way back into the old
 * place after such an offer: anyone who wants to wait again joins at the end.
 */
export const waitingMachine = setup({
  types: { events: {} as WaitingEvent, tags: {} as WaitingTag },
}).createMachine({
  id: 'waiting',
  initial: 'queued',
  states: {
    queued: {
      description: 'The party waits for as many places as it needs.',
      tags: ['isOpen', 'isWaiting'],
      on: { 'offer.make': 'offered', 'place.leave': 'left', 'date.close': 'closed' },
    },
    offered: {
      description: 'Places are held for the party until the offer ends.',
      tags: ['isOpen', 'isOffered'],
      on: {
        'offer.take': 'taken',
        'offer.decline': 'declined',
        'offer.lapse': 'missed',
        'offer.withdraw': 'queued',
        'date.close': 'closed',
      },
    },
    taken: { description: 'The party booked its places.', type: 'final' },
    declined: { description: 'The party did not want the places; they went to the next.', type: 'final' },
    missed: { description: 'Nobody took the places in time; they went to the next.', type: 'final' },
    left: { description: 'The party stopped waiting.', type: 'final' },
    closed: { description: 'The date was cancelled or its bookings closed before places came free.', type: 'final' },
  },
});
