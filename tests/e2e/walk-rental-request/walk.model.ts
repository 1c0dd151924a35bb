import { rentalRequestMachine } from '../../../machines/rental-request/rental-request.machine.ts';
import { cover, explore, type ModelFor } from 'xstate-paths';
import type { Walk } from '../walking/walk.ts';

/** A hire as people and the calendar cause it: what the chart refuses is tried in tests/api/rentals.test.ts. */
const walkModel = {
  events: {
    'request.cancel': [{ isAhead: true }],
    'request.approve': [
      { isAhead: true, costs: false },
      { isAhead: true, costs: true },
    ],
    'rental.end': [{ hasThings: true }, { hasThings: false }],
    'things.return': [{ areOut: true }],
    'things.miss': [{ areOut: true }],
  },
  actors: {},
} satisfies ModelFor<typeof rentalRequestMachine>;

/** Transitions that nobody, and nothing in the world, can cause in a browser: there are none. */
export const unwalkable: Readonly<Record<string, string>> = {};

/** The paths from the draft to each end of a hire. None takes more than seven steps. */
export function walkOfHire(): Walk {
  const exploration = explore(rentalRequestMachine, walkModel);
  return { exploration, paths: cover(exploration).paths, before: 0 };
}
