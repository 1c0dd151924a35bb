import type { AnyStateMachine } from 'xstate';
import { executedWalker } from './executed.ts';
import type { Model } from './model.ts';
import { pureWalker, type Walker } from './step.ts';

/** Walks a chart by XState's pure function, or with real actors where its model names charts to walk `inside` it, or actors that run. */
export function walkerOf(machine: AnyStateMachine, model: Pick<Model, 'inside' | 'runs'>): Walker {
  const isPure = model.inside === undefined && model.runs === undefined;
  return isPure ? pureWalker(machine) : executedWalker(machine, { events: {}, actors: {}, ...model });
}
