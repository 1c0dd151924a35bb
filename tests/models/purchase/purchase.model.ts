import type { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';
import { type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser = 'The server runs this chart: tests/api/purchases.test.ts buys through it.';

/** The events that payments cause in a purchase. */
export const model = { events: {}, actors: {} } satisfies ModelFor<typeof purchaseMachine>;

export const rules: Rule<never>[] = [
  never('something is bought and still to be paid', ({ hasTag }) => hasTag('isBought') && hasTag('isOpen')),
  ...tagged({ isOpen: ['open'], isBought: ['paid'] }),
];

const give = { send: { type: 'purchase.give' } } as const;
const end = { send: { type: 'purchase.end' } } as const;

/** The life of a purchase; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof purchaseMachine>[] = [
  {
    name: 'paid for and given once',
    steps: [
      { ...give, now: 'paid' },
      { ...give, refused: true },
      { ...end, refused: true },
    ],
    ends: 'paid',
  },
  {
    name: 'comes to nothing, and is given no more',
    steps: [
      { ...end, now: 'ended' },
      { ...give, refused: true },
      { ...end, refused: true },
    ],
    ends: 'ended',
  },
];
