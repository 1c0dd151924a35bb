import type { AnyStateMachine } from 'xstate';
import { allStates } from './edges.ts';

/** With fewer, what decides the order of two decides everything, but for what one takes up again and again. */
const FEWEST = 3;

const written = new WeakMap<AnyStateMachine, readonly (number | null)[]>();

/** The lengths of the delays that charts write down, in milliseconds, if they have enough for more than the order of two to matter. */
export function delaysIn(charts: readonly AnyStateMachine[]): readonly number[] {
  const all = charts.flatMap(writtenIn);
  return all.length < FEWEST ? [] : [...new Set(all)].filter((ms) => ms !== null);
}

/** The length of each delay of a chart: null if only its code knows it. */
function writtenIn(machine: AnyStateMachine): readonly (number | null)[] {
  const known = written.get(machine) ?? actionsOf(machine).flatMap((action) => delayOf(machine, action));
  written.set(machine, known);
  return known;
}

/** The actions of a chart's states and transitions, and those that it names. */
export const actionsOf = (machine: AnyStateMachine): unknown[] => [
  ...allStates(machine.root).flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ actions }) => actions),
  ]),
  ...Object.values(machine.implementations.actions),
];

function delayOf({ implementations }: AnyStateMachine, action: unknown): (number | null)[] {
  const { delay } = action as { delay?: unknown };
  if (delay === undefined) return [];
  const ms = typeof delay === 'string' ? (implementations.delays as Record<string, unknown>)[delay] : delay;
  return [typeof ms === 'number' && Number.isFinite(ms) ? ms : null];
}
