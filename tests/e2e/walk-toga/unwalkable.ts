import type { TogaContext, TogaStep } from '../../../machines/toga/toga.types.ts';
import type { Arc, Exploration } from 'xstate-paths';

const CLOSED = 'A portal opens and closes the rentals when it starts, and one portal serves all walks.';

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'toga.sorting always 3': CLOSED,
  'toga.steps.details.holding error bookFitting 2': CLOSED,
  'toga.check error waitForExpiry 0': 'A clock asks nobody, so it cannot be refused.',
  'toga.paying error payment 0': 'Whatever fails while somebody pays, the payment’s own chart offers to try again.',
};

/** The steps that a page has a button for. */
function waysFrom(leaf: string): readonly TogaStep[] {
  switch (leaf) {
    case 'toga.steps.fitting':
      return ['pieces'];
    case 'toga.steps.details.editing':
      return ['fitting'];
    case 'toga.check':
      return ['pieces', 'fitting', 'details'];
    default:
      return [];
  }
}

/** True for steps that the chart allows but the page does not. */
export function avoided({ nodes }: Exploration): (arc: Arc) => boolean {
  return ({ walked, from, stimulus }) => {
    if (walked.some((id) => id in unwalkable)) return true;
    const { leaves: [leaf = ''] = [], moment } = nodes[from] ?? {};
    const context: TogaContext = moment?.snapshot.context;
    // The browser is at the provider's page.
    if (context.ordered) return true;
    // The page comes back to the last moments of the hold, which only the check does.
    if (stimulus.kind === 'actor') return stimulus.src === 'waitForExpiry' && leaf !== 'toga.check';
    if (stimulus.kind !== 'event') return false;
    const { event } = stimulus;
    return event.type === 'step.open' && !waysFrom(leaf).includes(event['step'] as TogaStep);
  };
}
