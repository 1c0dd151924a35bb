import { type ModelFor, type Rule, eventually, never, shows } from 'xstate-paths';
import { canOpen } from '../../../machines/toga/rules.ts';
import type { togaMachine } from '../../../machines/toga/toga.machine.ts';
import { type Failure, type TogaContext, togaSteps } from '../../../machines/toga/toga.types.ts';
import { awaiting, booked, details, ended, endedLate, input, rental, standing } from './toga.fixtures.ts';

const checking = { screen: 'check', step: 'check' } as const;

/** The facts that each step of a rental shows, and the calls it makes. */
const shown = shows<typeof togaMachine>({
  opening: {
    tags: ['busy'],
    meta: { screen: 'opening', step: 'pieces' },
    asks: { readStanding: ({ returned }) => ({ rental: returned?.rental ?? null }) },
  },
  openFailed: { meta: { screen: 'openFailed', step: 'pieces' } },
  signedOut: { meta: { screen: 'signedOut', step: 'pieces' } },
  closed: { tags: ['over'], meta: { screen: 'closed', step: 'pieces' } },
  'steps.pieces': { meta: { screen: 'pieces', step: 'pieces' } },
  'steps.fitting': { meta: { screen: 'fitting', step: 'fitting' } },
  'details.editing': { meta: { screen: 'details', step: 'details' } },
  'details.holding': {
    tags: ['busy'],
    meta: { screen: 'details', step: 'details' },
    asks: {
      bookFitting: ({ rental: held, pieces, occurrence }) => ({
        pieces: pieces.length > 0 ? pieces : (held?.pieces ?? []),
        occurrence: occurrence ?? held?.fitting.id ?? 'none',
        details,
      }),
    },
  },
  check: {
    meta: checking,
    asks: { waitForExpiry: ({ rental: held }) => ({ expiresAt: held?.expires_at ?? 'never' }) },
  },
  ordering: {
    tags: ['busy'],
    meta: checking,
    asks: { payTogaRental: ({ rental: held }) => ({ rental: held?.id ?? 'none' }) },
  },
  cancelling: {
    tags: ['busy'],
    meta: checking,
    asks: { cancelTogaRental: ({ rental: held }) => ({ rental: held?.id ?? 'none' }) },
  },
  paying: {
    meta: { screen: 'payment', step: 'payment' },
    asks: {
      payment: ({ rental: held, ordered }) => ({
        id: held?.payment?.id ?? 'none',
        url: held?.payment?.url ?? null,
        begins: ordered ? 'leaving' : 'waiting',
      }),
    },
  },
  booked: { tags: ['over'], meta: { screen: 'booked', step: 'payment' } },
  late: { tags: ['over'], meta: { screen: 'late', step: 'payment' } },
});

export { journeys } from './toga.journeys.ts';

const refused = (code: Failure['code'], fields = {}) => ({ error: { code, fields } });
const back = (from: 'success' | 'cancel') => input({ returned: { rental: 'rental', from } });

/** The events that the graduate, the server, the payment provider and the clock cause. */
export const model = {
  inputs: [
    input(),
    input({ wanted: 'fitting' }),
    input({ wanted: 'details' }),
    input({ wanted: 'details', chosen: { pieces: ['toga'], occurrence: 'slot' } }),
    input({ wanted: 'details', chosen: { pieces: ['toga'], occurrence: null } }),
    back('success'),
    back('cancel'),
  ],
  events: {
    'pieces.choose': [{ pieces: ['toga', 'sash'] }],
    'slot.choose': [{ occurrence: 'slot' }],
    'details.save': [{ details }],
    'step.open': togaSteps.map((step) => ({ step })),
  },
  actors: {
    readStanding: [
      { output: standing() },
      { output: standing(null, false) },
      { output: standing(rental()) },
      { output: standing(rental(), false) },
      { output: standing(awaiting) },
      { output: standing(booked) },
      { output: standing(ended) },
      { output: standing(endedLate) },
      refused('signedOut'),
      refused('away'),
    ],
    bookFitting: [
      { output: rental() },
      refused('slotGone'),
      refused('invalid', { height: ['Enter a whole number.'] }),
      refused('rented'),
      refused('closed'),
      refused('outdated'),
      refused('signedOut'),
      refused('away'),
    ],
    payTogaRental: [
      { output: awaiting },
      refused('holdOver'),
      refused('outdated'),
      refused('signedOut'),
      refused('away'),
    ],
    cancelTogaRental: [{ output: undefined }, refused('outdated'), refused('signedOut'), refused('away')],
    waitForExpiry: [{ output: undefined }, refused('away')],
    payment: [
      { output: { end: 'paid' } },
      { output: { end: 'declined' } },
      { output: { end: 'over' } },
      { output: { end: 'late' } },
      { output: { end: 'signedOut' } },
      refused('away'),
    ],
  },
  watches: ['watchSession'],
  // A message decides nothing, nor does it matter which pieces are chosen or which slot: only that some are.
  project: ({ isEnabled, wanted, returned, ordered, pieces, occurrence, rental }) => [
    [isEnabled, wanted, returned?.from, ordered, pieces.length > 0, occurrence !== null],
    rental && [rental.state, rental.payment?.url],
  ],
} satisfies ModelFor<typeof togaMachine>;

export const rules: Rule<TogaContext>[] = [
  ...shown,
  never(
    'checking or paying what is not held',
    ({ isIn, context }) => ['check', 'ordering', 'paying'].some(isIn) && context.rental === null,
  ),
  never(
    'changing what is being paid',
    ({ isIn, context }) =>
      ['pieces', 'fitting', 'details.editing', 'details.holding'].some(isIn) &&
      context.rental?.state === 'awaiting_payment',
  ),
  never(
    'holding without a slot or a piece',
    ({ isIn, context }) => isIn('details.holding') && !canOpen(context, 'details'),
  ),
  eventually('a toga can always be rented, unless rentals are closed', {
    once: ({ isIn }) => !isIn('closed'),
    later: ({ isIn }) => isIn('booked'),
  }),
  eventually('anyone signed out can come back', {
    once: ({ isIn }) => isIn('signedOut'),
    later: ({ isIn }) => isIn('pieces'),
  }),
];
