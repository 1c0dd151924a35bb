import type { rentalRequestMachine } from '../../../machines/rental-request/rental-request.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

/** The requester's, the clock's and the desk's events. */
export const model = {
  events: {
    'request.cancel': [{ isAhead: true }, { isAhead: false }],
    'request.approve': [
      { isAhead: true, costs: false },
      { isAhead: true, costs: true },
      { isAhead: false, costs: false },
      { isAhead: false, costs: true },
    ],
    'rental.end': [{ hasThings: true }, { hasThings: false }],
    'things.return': [{ areOut: true }, { areOut: false }],
    'things.miss': [{ areOut: true }, { areOut: false }],
  },
  actors: {},
} satisfies ModelFor<typeof rentalRequestMachine>;

export const rules: Rule<never>[] = [
  never('what is agreed is changed', ({ hasTag }) => hasTag('isAgreed') && hasTag('canChange')),
  never('a draft waits for the staff', ({ hasTag }) => hasTag('isDraft') && hasTag('isUndecided')),
  never('things are out that nobody has paid for', ({ hasTag }) => hasTag('canPay') && hasTag('awaitsReturn')),
  eventually('everything that is out too long is settled', {
    once: ({ hasTag }) => hasTag('awaitsReturn'),
    later: ({ isIn }) => isIn('returned') || isIn('missing'),
  }),
  ...tagged({
    isDraft: ['draft'],
    canChange: ['draft', 'asked_back'],
    isUnderWay: ['draft', 'sent', 'asked_back', 'to_pay', 'approved', 'due_back'],
    waitsForStaff: ['sent'],
    isUndecided: ['sent', 'asked_back'],
    isAgreed: ['to_pay', 'approved'],
    canPay: ['to_pay'],
    isConfirmed: ['approved'],
    awaitsReturn: ['due_back'],
    isMissing: ['missing'],
  }),
];

const send = { send: { type: 'request.send' }, now: 'sent' } as const;
const change = { send: { type: 'request.change' } } as const;
const askBack = { send: { type: 'request.ask_back' } } as const;
const approve = (isAhead: boolean, costs = false) => ({ send: { type: 'request.approve', isAhead, costs } }) as const;
const decline = { send: { type: 'request.decline' } } as const;
const cancel = (isAhead: boolean) => ({ send: { type: 'request.cancel', isAhead } }) as const;
const lapse = { send: { type: 'request.lapse' } } as const;
const end = (hasThings: boolean) => ({ send: { type: 'rental.end', hasThings } }) as const;
const bringBack = (areOut: boolean) => ({ send: { type: 'things.return', areOut } }) as const;
const miss = (areOut: boolean) => ({ send: { type: 'things.miss', areOut } }) as const;
const approved = { ...approve(true), now: 'approved' } as const;
const toPay = { ...approve(true, true), now: 'to_pay' } as const;
const pay = { send: { type: 'payment.receive' } } as const;

/** A request's life as the issue tells it; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof rentalRequestMachine>[] = [
  {
    name: 'a hall: kept, asked back, changed, approved, over',
    steps: [
      { ...change, now: 'draft' },
      { ...approve(true), refused: true },
      { ...lapse, refused: true },
      send,
      { ...change, refused: true },
      { send: send.send, refused: true },
      { ...askBack, now: 'asked_back' },
      { ...approve(true), refused: true },
      { ...decline, refused: true },
      { ...change, now: 'asked_back' },
      send,
      { ...approve(false), refused: true },
      approved,
      { ...change, refused: true },
      { ...lapse, refused: true },
      { ...cancel(false), refused: true },
      { ...bringBack(false), refused: true },
      { ...miss(false), refused: true },
      { ...end(false), now: 'over' },
      { ...cancel(true), refused: true },
      { ...miss(true), refused: true },
    ],
    ends: 'over',
  },
  {
    name: 'things that come back after their time',
    steps: [
      send,
      approved,
      { ...end(true), now: 'due_back' },
      { ...cancel(true), refused: true },
      { ...bringBack(false), refused: true },
      { ...miss(false), refused: true },
      { ...bringBack(true), now: 'returned' },
      { ...miss(true), refused: true },
    ],
    ends: 'returned',
  },
  {
    name: 'paid in time, and called off after that',
    steps: [
      { ...pay, refused: true },
      send,
      { ...pay, refused: true },
      { ...approve(false, true), refused: true },
      toPay,
      { ...change, refused: true },
      { ...decline, refused: true },
      { ...end(true), refused: true },
      { ...bringBack(true), refused: true },
      { ...pay, now: 'approved' },
      { ...pay, refused: true },
      { ...lapse, refused: true },
      { ...cancel(true), now: 'cancelled' },
      { ...pay, refused: true },
    ],
    ends: 'cancelled',
  },
  { name: 'nobody paid', steps: [send, toPay, { ...lapse, now: 'lapsed' }, { ...pay, refused: true }], ends: 'lapsed' },
  {
    name: 'called off before it is paid',
    steps: [send, toPay, { ...cancel(false), refused: true }, { ...cancel(true), now: 'cancelled' }],
    ends: 'cancelled',
  },
  {
    name: 'things that come back early',
    steps: [send, approved, { ...bringBack(true), now: 'returned' }],
    ends: 'returned',
  },
  {
    name: 'things that never come back',
    steps: [send, approved, { ...end(true), now: 'due_back' }, { ...miss(true), now: 'missing' }],
    ends: 'missing',
  },
  {
    name: 'things that come back early and damaged',
    steps: [send, approved, { ...miss(true), now: 'missing' }, { ...bringBack(true), refused: true }],
    ends: 'missing',
  },
  {
    name: 'declined',
    steps: [send, { ...decline, now: 'declined' }, { ...approve(true), refused: true }],
    ends: 'declined',
  },
  { name: 'a draft is let go', steps: [{ ...cancel(false), now: 'cancelled' }], ends: 'cancelled' },
  { name: 'called off before a decision', steps: [send, { ...cancel(false), now: 'cancelled' }], ends: 'cancelled' },
  {
    name: 'called off when asked back',
    steps: [send, { ...askBack, now: 'asked_back' }, { ...cancel(false), now: 'cancelled' }],
    ends: 'cancelled',
  },
  {
    name: 'called off after it was approved',
    steps: [send, approved, { ...cancel(true), now: 'cancelled' }, { ...end(false), refused: true }],
    ends: 'cancelled',
  },
  { name: 'nobody decided', steps: [send, { ...lapse, now: 'lapsed' }], ends: 'lapsed' },
  {
    name: 'nobody answered',
    steps: [send, { ...askBack, now: 'asked_back' }, { ...lapse, now: 'lapsed' }],
    ends: 'lapsed',
  },
];
