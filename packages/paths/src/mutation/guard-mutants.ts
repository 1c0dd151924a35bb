import { type AnyStateMachine, and, not, or } from 'xstate';
import type { TransitionConfig } from '../chart/chart-config.ts';
import { guardName, transitionsOf } from '../chart/edges.ts';
import { altered } from './altered.ts';
import { changedTransitions, type Mutant } from './mutant.ts';

type Guard = Parameters<typeof not>[0];
type Composed = { name: string; guards?: readonly Guard[] };

/** Every chart in which one guard has a mistake in it: it says the opposite, a part of it is missing, or its parameter is another. */
export function guardMutantsOf(machine: AnyStateMachine): Mutant[] {
  return transitionsOf(machine).flatMap(({ id, guard }) => {
    if (guard === undefined) return [];
    const withGuard = (name: string, other: Guard): Mutant =>
      changedTransitions(machine, name, { [id]: (transition: TransitionConfig) => ({ ...transition, guard: other }) });
    return [
      withGuard(`negate the guard of ${id}`, not(guard as Guard)),
      ...partsOf(guard as Composed).map(({ part, rest }) => withGuard(`drop ${part} from the guard of ${id}`, rest)),
      ...withOtherParams(guard).map((other) => withGuard(`change the parameter of the guard of ${id}`, other)),
    ];
  });
}

/** Each part of `and(…)` or `or(…)`, and the guard without it. */
function partsOf({ name, guards = [] }: Composed): { part: string; rest: Guard }[] {
  if (guards.length < 2) return [];
  const join = name === 'or' ? or : and;
  return guards.map((part, at) => ({
    part: guardName(part),
    rest: join(guards.toSpliced(at, 1) as [Guard, ...Guard[]]),
  }));
}

function withOtherParams(guard: unknown): Guard[] {
  const { params } = (typeof guard === 'object' && guard !== null ? guard : {}) as { params?: unknown };
  const other = altered(params);
  return typeof params === 'function' || other === params
    ? []
    : [{ ...(guard as object), params: other } as unknown as Guard];
}
