import type { cardMachine } from '../../../machines/card/card.machine.ts';
import { eventually, type JourneyFor, type ModelFor, type Rule, tagged } from 'xstate-paths';

export const notInBrowser = 'The server runs this chart: tests/api/desk-people.test.ts blocks a card through it.';

/** The events that the staff cause in a card. */
export const model = { events: {}, actors: {} } satisfies ModelFor<typeof cardMachine>;

export const rules: Rule<never>[] = [
  eventually('a blocked card can be given back', {
    once: ({ hasTag }) => !hasTag('isUsable'),
    later: ({ hasTag }) => hasTag('isUsable'),
  }),
  ...tagged({ isUsable: ['issued'] }),
];

/** A card's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof cardMachine>[] = [
  {
    name: 'lost, blocked once, found and given back',
    steps: [
      { send: { type: 'card.restore' }, refused: true },
      { send: { type: 'card.block' }, now: 'blocked' },
      { send: { type: 'card.block' }, refused: true },
      { send: { type: 'card.restore' }, now: 'issued' },
    ],
    ends: 'issued',
  },
];
