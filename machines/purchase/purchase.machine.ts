import { setup } from 'xstate';

export type PurchaseEvent =
  /** It is paid for, and the buyer gets it. */
  | { type: 'purchase.give' }
  /** Nobody can pay for it any more, or its money went back. */
  | { type: 'purchase.end' };

export type PurchaseTag = 'isOpen' | 'isBought';

/**
 * The life of a purchase other than a booking: a parking permit, a student card, a donation. The payment's own chart follows its
 * money. Can never happen: two of one product open for one person and year, or two bought.
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
