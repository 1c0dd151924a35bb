import type { AnyStateMachine } from 'xstate';
import { type Implementations, rewriteChart, type StateConfig, type TransitionConfig } from '../chart/chart-config.ts';
import { edgeId, edgesOf } from '../chart/edges.ts';

/** A chart with one mistake in it, made in the transitions that it names. `make` throws if XState would not build the result. */
export type Mutant = { name: string; touches: readonly string[]; make: () => AnyStateMachine };

/** Changes to transitions by their ids; null leaves one out. */
export type Changes = Readonly<Record<string, (transition: TransitionConfig) => TransitionConfig | null>>;

/** The chart with some of its transitions changed. */
export function changedTransitions(
  machine: AnyStateMachine,
  name: string,
  changes: Changes,
  more: Implementations = {},
): Mutant {
  const make = () =>
    rewriteChart(
      machine,
      {
        transition: (transition, { node, eventType, index }) => {
          const change = changes[edgeId(node, eventType, index)];
          return change === undefined ? transition : change(transition);
        },
      },
      more,
    );
  return { name, touches: Object.keys(changes), make };
}

/** The chart with one of its states changed. */
export function changedState(
  machine: AnyStateMachine,
  name: string,
  id: string,
  change: (state: StateConfig) => StateConfig,
  more: Implementations = {},
): Mutant {
  const touches = edgesOf(machine)
    .filter(({ source, targets }) => source === id || targets.includes(id))
    .map((edge) => edge.id);
  return {
    name,
    touches,
    make: () => rewriteChart(machine, { state: (state, at) => (at.id === id ? change(state) : state) }, more),
  };
}
