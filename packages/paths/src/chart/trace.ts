import { ENTERED, WALKED } from './instrument.ts';
import type { Action } from './scope.ts';

/** No chart does this much in one step: it must be in an endless loop. */
const MOST_ACTIONS = 2000;

/** @throws if a step has done so much that it will never come to rest, naming what goes round */
export function checkRest(actions: readonly Action[]): void {
  if (actions.length <= MOST_ACTIONS) return;
  const last = [...new Set(named(actions.slice(-MOST_ACTIONS / 2), WALKED))];
  throw new Error(
    `goes in a circle and never comes to rest: ${last.join(', ')}. Give one of these a guard that ends it`,
  );
}

/** The parts of a step that its actions tell: the transitions, the states, and the chart's own actions. */
export const traceOf = (actions: readonly Action[]) => ({
  walked: named(actions, WALKED),
  entered: named(actions, ENTERED),
  does: actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.') && !type.startsWith('paths.')),
});

function named(actions: readonly Action[], type: string): string[] {
  return actions.filter((action) => action.type === type).map(({ params }) => (params as { id: string }).id);
}
