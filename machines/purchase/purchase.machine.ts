import { setup } from 'xstate';

export type PurchaseEvent =
  /** It is paid for, and what was bought is the buyer’s. */
  | { type: 'purchase.give' }
  /** Nobody can pay for it any more, or its money went back. */
  | { type: 'purchase.end' };

export type PurchaseTag = 'isOpen' | 'isBought';

/**
 * The life of what a person buys beside bookings: a parking permit, a student card, a donation. How its money stands is the payment's to
 * say. Can never happen: two of one product open for one person and year, or two bought.
 */
export const purchaseMachine = setup({
  types: { events: {} as PurchaseEvent, tags: {} as PurchaseTag },
}).createMachine({
  id: 'purchase',
  initial: 'open',
  states: {
    open: {
      description: 'It can be paid for.',
      tags: 'isOpen',
      on: { 'purchase.give': 'paid', 'purchase.end': 'ended' },
    },
    paid: {
      description: 'It was paid for and given.',
      tags: 'isBought',
      type: 'final',
    },
    ended: {
      description: 'It came to nothing; money that arrives goes back.',
      type: 'final',
    },
  },
});
