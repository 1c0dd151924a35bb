import type { AnyStateMachine } from 'xstate';
import { executedWalker } from './executed.ts';
import type { Model } from './model.ts';
import { pureWalker, type Walker } from './step.ts';

/** Walks a chart by XState's pure function, or with real actors where its model names charts to walk `inside` it, or actors that run. */
export function walkerOf(machine: AnyStateMachine, model: Pick<Model, 'inside' | 'runs' | 'patience' | 'ids'>): Walker {
  const walker = isExecuted(model)
    ? executedWalker(machine, { events: {}, actors: {}, ...model })
    : pureWalker(machine);
  return { ...walker, patience: model.patience, ids: model.ids };
}

/** True if a chart with this model is walked with real actors. */
export const isExecuted = ({ inside, runs }: Pick<Model, 'inside' | 'runs'>): boolean =>
  inside !== undefined || runs !== undefined;
