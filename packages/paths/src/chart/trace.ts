import type { AnyActorRef, AnyEventObject } from 'xstate';
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

/** An event that a step sends to another actor, or emits to whoever listens, where `to` is null. `delay` is in milliseconds. */
export type Said = { to: AnyActorRef | null; event: AnyEventObject; delay?: number };

const NOTHING: readonly Said[] = [];

/** The parts of a step that its actions tell: the transitions, the states, the chart's own actions, and what it says to others than `self`. */
export const traceOf = (actions: readonly Action[], self: AnyActorRef) => ({
  walked: named(actions, WALKED),
  entered: named(actions, ENTERED),
  says: saidIn(actions, self),
  does: actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.') && !type.startsWith('paths.')),
});

function named(actions: readonly Action[], type: string): string[] {
  return actions.filter((action) => action.type === type).map(({ params }) => (params as { id: string }).id);
}

type Params = { to: AnyActorRef; event: AnyEventObject; delay?: number };

function saidIn(actions: readonly Action[], self: AnyActorRef): readonly Said[] {
  // Most steps say nothing, and this is asked of each.
  if (!actions.some(({ type }) => type === 'xstate.sendTo' || type === 'xstate.emit')) return NOTHING;
  return actions.flatMap(({ type, params }): Said[] => {
    if (type === 'xstate.emit') return [{ to: null, event: (params as Params).event }];
    if (type !== 'xstate.sendTo') return [];
    const { to, event, delay } = params as Params;
    return to === self ? [] : [{ to, event, ...(delay !== undefined && { delay }) }];
  });
}
