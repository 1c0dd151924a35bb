import { setup, type StateValueFrom } from 'xstate';
import type { components } from '../../openapi/portal.gen.ts';

export type PaymentLifeEvent =
  /** The buyer goes to pay, for the first time or again. */
  | { type: 'payment.open' }
  /** There is nothing to pay. */
  | { type: 'payment.waive' }
  | { type: 'payment.decline' }
  /** Nobody can pay it any more. */
  | { type: 'payment.end' }
  /** The money has arrived; `isGiven` if the buyer got what it was for. */
  | { type: 'payment.receive'; isGiven: boolean }
  /** A part of the money is sent back; the rest stays. */
  | { type: 'refund.part' }
  /** A part that was sent back is back. */
  | { type: 'refund.arrive' }
  /** The rest of the money is sent back; `isBack` if all of it is back already. */
  | { type: 'refund.begin'; isBack: boolean }
  | { type: 'refund.confirm' };

/** The place of the money: it may still arrive, it is here, or it is being refunded. */
export type PaymentLifeTag = 'isPayable' | 'isKept' | 'isGoingBack';

/**
 * A payment's life on the server, whatever it is for. The server asks this chart before every change of a payment.
 *
 * Promises: money received ends in exactly one of its purpose or a refund. Can never happen: a refund of money that never arrived, a
 * payment that is opened again once it is over.
 */
export const paymentLifeMachine = setup({
  types: { events: {} as PaymentLifeEvent, tags: {} as PaymentLifeTag },
  guards: {
    isGiven: ({ event }) => event.type === 'payment.receive' && event.isGiven,
    isBack: ({ event }) => event.type === 'refund.begin' && event.isBack,
  },
}).createMachine({
  id: 'payment-life',
  initial: 'due',
  states: {
    due: {
      description: 'The price is known; the provider has not been told of the payment yet.',
      on: { 'payment.open': 'open', 'payment.waive': 'none_due' },
    },
    none_due: {
      description: 'It costs nothing.',
      type: 'final',
    },
    open: {
      description: 'It can be paid at the provider.',
      tags: 'isPayable',
      on: {
        'payment.open': 'open',
        'payment.decline': 'declined',
        'payment.end': 'expired',
        'payment.receive': [{ guard: 'isGiven', target: 'paid' }, { target: 'refund_pending' }],
      },
    },
    declined: {
      description: 'A card was refused; another can be tried.',
      tags: 'isPayable',
      on: {
        'payment.open': 'open',
        'payment.end': 'expired',
        'payment.receive': [{ guard: 'isGiven', target: 'paid' }, { target: 'refund_pending' }],
      },
    },
    expired: {
      description: 'It ended unpaid. Money that was under way then may still arrive.',
      on: { 'payment.receive': [{ guard: 'isGiven', target: 'paid' }, { target: 'refund_pending' }] },
    },
    paid: {
      description: 'The money is here, and what it was for was given.',
      tags: 'isKept',
      on: {
        'refund.part': 'paid',
        'refund.arrive': 'paid',
        'refund.begin': [{ guard: 'isBack', target: 'refunded' }, { target: 'refund_pending' }],
      },
    },
    refund_pending: {
      description: 'The money is on its way back.',
      tags: 'isGoingBack',
      on: { 'refund.arrive': 'refund_pending', 'refund.confirm': 'refunded' },
    },
    refunded: {
      description: 'All of the money is back.',
      type: 'final',
    },
  },
});

/** The contract's state of a purchase, by its payment's; one that is still due was never opened. */
export const purchaseStates: Record<
  Exclude<StateValueFrom<typeof paymentLifeMachine>, 'due'>,
  components['schemas']['Purchase']['state']
> = {
  none_due: 'paid',
  open: 'open',
  declined: 'declined',
  paid: 'paid',
  expired: 'ended',
  refund_pending: 'refund_pending',
  refunded: 'refunded',
};
