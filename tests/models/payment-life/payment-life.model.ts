import type { paymentLifeMachine } from '../../../machines/payment-life/payment-life.machine.ts';
import { type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/paying.test.ts and tests/api/purchases.test.ts pay through it.';

/** The events that the buyer, the provider and the staff cause in a payment. */
export const model = {
  events: {
    'payment.receive': [{ isGiven: true }, { isGiven: false }],
    'refund.begin': [{ isBack: true }, { isBack: false }],
  },
  actors: {},
} satisfies ModelFor<typeof paymentLifeMachine>;

export const rules: Rule<never>[] = [
  never('money is here and can be paid again', ({ hasTag }) => hasTag('isKept') && hasTag('isPayable')),
  never('money is kept and on its way back', ({ hasTag }) => hasTag('isKept') && hasTag('isGoingBack')),
  ...tagged({ isPayable: ['open', 'declined'], isKept: ['paid'], isGoingBack: ['refund_pending'] }),
];

const open = { send: { type: 'payment.open' } } as const;
const waive = { send: { type: 'payment.waive' } } as const;
const decline = { send: { type: 'payment.decline' } } as const;
const end = { send: { type: 'payment.end' } } as const;
const give = { send: { type: 'payment.receive', isGiven: true } } as const;
const sendBack = { send: { type: 'payment.receive', isGiven: false } } as const;
const part = { send: { type: 'refund.part' } } as const;
const arrive = { send: { type: 'refund.arrive' } } as const;
const refund = { send: { type: 'refund.begin', isBack: false } } as const;
const refundDone = { send: { type: 'refund.begin', isBack: true } } as const;
const confirm = { send: { type: 'refund.confirm' } } as const;

/** A payment's life according to the issue and the design; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof paymentLifeMachine>[] = [
  {
    name: 'declined, opened again, paid, refunded whole',
    steps: [
      { ...decline, refused: true },
      { ...open, now: 'open' },
      { ...waive, refused: true },
      { ...open, now: 'open' },
      { ...refund, refused: true },
      { ...decline, now: 'declined' },
      { ...waive, refused: true },
      { ...open, now: 'open' },
      { ...give, now: 'paid' },
      { ...give, refused: true },
      { ...end, refused: true },
      { ...open, refused: true },
      { ...confirm, refused: true },
      { ...refund, now: 'refund_pending' },
      { ...refund, refused: true },
      { ...open, refused: true },
      { ...confirm, now: 'refunded' },
    ],
    ends: 'refunded',
  },
  {
    name: 'costs nothing',
    steps: [
      { ...end, refused: true },
      { ...give, refused: true },
      { ...waive, now: 'none_due' },
    ],
    ends: 'none_due',
  },
  {
    name: 'refunded in parts, the last of which is back already',
    steps: [
      { ...part, refused: true },
      open,
      { ...part, refused: true },
      { ...give, now: 'paid' },
      { ...part, now: 'paid' },
      { ...arrive, now: 'paid' },
      { ...refundDone, now: 'refunded' },
      { ...part, refused: true },
      { ...arrive, refused: true },
    ],
    ends: 'refunded',
  },
  {
    name: 'refunded in part and then whole, before the part is back',
    steps: [
      open,
      { ...give, now: 'paid' },
      { ...part, now: 'paid' },
      { ...refund, now: 'refund_pending' },
      { ...part, refused: true },
      { ...arrive, now: 'refund_pending' },
      { ...confirm, now: 'refunded' },
    ],
    ends: 'refunded',
  },
  {
    name: 'comes when there is nothing to give for it',
    steps: [open, { ...sendBack, now: 'refund_pending' }, { ...give, refused: true }, confirm],
    ends: 'refunded',
  },
  {
    name: 'comes with another card when there is nothing to give for it',
    steps: [open, decline, { ...sendBack, now: 'refund_pending' }],
    ends: 'refund_pending',
  },
  {
    name: 'comes with another card in another tab',
    steps: [open, decline, { ...give, now: 'paid' }],
    ends: 'paid',
  },
  {
    name: 'ends unpaid, and is not opened again',
    steps: [
      open,
      { ...end, now: 'expired' },
      { ...open, refused: true },
      { ...decline, refused: true },
      { ...end, refused: true },
    ],
    ends: 'expired',
  },
  {
    name: 'ends after a refused card, and its money comes in time after all',
    steps: [open, decline, { ...end, now: 'expired' }, { ...give, now: 'paid' }],
    ends: 'paid',
  },
  {
    name: 'ends, and its money comes too late',
    steps: [open, { ...end, now: 'expired' }, { ...sendBack, now: 'refund_pending' }],
    ends: 'refund_pending',
  },
];
