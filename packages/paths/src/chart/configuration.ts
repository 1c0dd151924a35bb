import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes, isLeaf } from './edges.ts';
import type { Model } from './model.ts';
import type { Moment } from './step.ts';
import { runningActors } from './stimuli.ts';
import { textOf } from './text-of.ts';

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);

/** The ids of the active states without substates, in the order of the chart; after them, those of the charts that run inside. */
export function activeLeaves({ snapshot, inside = [] }: Moment): string[] {
  return [snapshot, ...inside.map((part) => part.snapshot)].flatMap(leavesIn);
}

/** Everything that decides what can happen next: two moments with the same key are one configuration. */
export function configurationKey(moment: Moment, project: Model['project']): string {
  const { snapshot, timers, settled, inside } = moment;
  try {
    return [
      keyOf(snapshot, settled, project),
      ...timers.map((timer) => textOf(timer)),
      ...(inside ?? []).map((part) => `${part.path.join('/')} ${keyOf(part.snapshot, settled, part.model.project)}`),
      ...(inside === undefined ? [] : [snapshot, ...inside.map((part) => part.snapshot)].flatMap(sayingsOf)),
    ].join(' ');
  } catch (cause) {
    throw new Error(
      `The context of '${snapshot.machine.id}' cannot be written down, so configurations cannot be told apart: give the model a \`project\` that picks what matters.`,
      { cause },
    );
  }
}

function keyOf(snapshot: AnyMachineSnapshot, settled: Moment['settled'], project: Model['project']): string {
  const children = [Object.keys(snapshot.children).toSorted(), runningActors(snapshot, settled).map(({ id }) => id)];
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>)
    .map(([id, nodes]) => [id, ...nodes.map((node) => node.id).toSorted()].join(' '))
    .toSorted();
  const context: unknown = project === undefined ? snapshot.context : project(snapshot.context);
  return `${JSON.stringify([snapshot.status, leavesIn(snapshot), history, children])} ${textOf(context)}`;
}

/** What real actors that are no charts say of themselves. */
const sayingsOf = ({ children }: AnyMachineSnapshot): string[] =>
  Object.values<{ getSnapshot: () => { context?: unknown; machine?: unknown } } | undefined>(children).flatMap(
    (child) => {
      const { context, machine } = child?.getSnapshot() ?? {};
      return machine === undefined ? [textOf(context)] : [];
    },
  );
