import { setup } from 'xstate';

export type TogaRentalEvent =
  /** The pieces, the graduation or the slot change before anything is paid. */
  | { type: 'rental.change' }
  | { type: 'rental.cancel' }
  | { type: 'hold.expire' }
  | { type: 'payment.open' }
  | { type: 'payment.receive' }
  /** The payment can't be paid any more; another can be opened. */
  | { type: 'payment.end' }
  /** The fitting moves to another slot. */
  | { type: 'fitting.move' }
  /** It was tried on, and the size noted. */
  | { type: 'toga.fit' }
  /** It is handed over, and the deposit taken. */
  | { type: 'toga.collect'; isOpen: boolean }
  /** It is brought back: in time or late, by the clock. */
  | { type: 'toga.return'; isLate: boolean }
  | { type: 'deposit.give_back' }
  | { type: 'deposit.keep'; isLate: boolean };

/** The next action on a rental; the table of slots enforces `holdsSlot` too (see its migration). */
export type TogaRentalTag =
  | 'holdsSlot'
  | 'isOpen'
  | 'isPaid'
  | 'canMove'
  | 'waitsForFitting'
  | 'waitsForCollection'
  | 'isOut'
  | 'isMissing'
  | 'owesDeposit'
  | 'isUnderWay';

/**
 * A toga's rental on the server, from the held slot until the deposit is settled.
 *
 * Promises: a slot is kept only while somebody may still pay for it or come to it; a deposit is settled once; a late return
 * forfeits it, and what comes back after that can still be noted. Can never happen: handing over before the hour of collection,
 * a refund of a rental that was paid for and given.
 */
export const togaRentalMachine = setup({
  types: { events: {} as TogaRentalEvent, tags: {} as TogaRentalTag },
  guards: {
    isCollectionOpen: ({ event }) => event.type === 'toga.collect' && event.isOpen,
    isLate: ({ event }) => (event.type === 'toga.return' || event.type === 'deposit.keep') && event.isLate,
  },
}).createMachine({
  id: 'toga-rental',
  initial: 'held',
  states: {
    held: {
      description: 'A slot is held for somebody who has not gone to pay.',
      tags: ['holdsSlot', 'isOpen'],
      on: {
        'rental.change': 'held',
        'payment.open': 'awaiting_payment',
        'rental.cancel': 'ended',
        'hold.expire': 'ended',
      },
    },
    awaiting_payment: {
      description: 'A slot is held for somebody who may be paying.',
      tags: ['holdsSlot', 'isOpen'],
      on: { 'payment.open': 'awaiting_payment', 'payment.receive': 'booked', 'payment.end': 'held' },
    },
    booked: {
      description: 'It is paid for; the fitting is to come.',
      tags: ['holdsSlot', 'isPaid', 'canMove', 'waitsForFitting', 'waitsForCollection', 'isUnderWay'],
      on: {
        'fitting.move': 'booked',
        'toga.fit': 'fitted',
        'toga.collect': { guard: 'isCollectionOpen', target: 'collected' },
      },
    },
    fitted: {
      description: 'It was tried on; the size is known.',
      tags: ['holdsSlot', 'isPaid', 'waitsForCollection', 'isUnderWay'],
      on: { 'toga.fit': 'fitted', 'toga.collect': { guard: 'isCollectionOpen', target: 'collected' } },
    },
    collected: {
      description: 'The graduate has it, and the union the deposit.',
      tags: ['isPaid', 'isOut', 'isUnderWay'],
      on: {
        'toga.return': [{ guard: 'isLate', target: 'returned_late' }, { target: 'returned' }],
        'deposit.keep': { guard: 'isLate', target: 'missing' },
      },
    },
    missing: {
      description: 'The union kept the deposit of what did not come back, and still waits for it.',
      tags: ['isPaid', 'isMissing'],
      on: { 'toga.return': 'deposit_kept' },
    },
    returned: {
      description: 'It came back in time; the deposit is to be settled.',
      tags: ['isPaid', 'owesDeposit', 'isUnderWay'],
      on: { 'deposit.give_back': 'deposit_given_back', 'deposit.keep': 'deposit_kept' },
    },
    returned_late: {
      description: 'It came back too late to get the deposit back.',
      tags: ['isPaid', 'owesDeposit', 'isUnderWay'],
      on: { 'deposit.keep': 'deposit_kept' },
    },
    deposit_given_back: {
      description: 'It came back in time and whole, and so did the deposit.',
      tags: 'isPaid',
      type: 'final',
    },
    deposit_kept: {
      description: 'The union kept the deposit of what came back late or damaged.',
      tags: 'isPaid',
      type: 'final',
    },
    ended: {
      description: 'It came to nothing; money that arrives goes back.',
      type: 'final',
    },
  },
});
