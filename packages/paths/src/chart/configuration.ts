import { activeNodes, isLeaf } from './edges.ts';
import type { Model } from './model.ts';
import type { Moment } from './step.ts';
import { runningActors } from './stimuli.ts';
import { textOf } from './text-of.ts';

/** The ids of the active states without substates, in the order of the chart. */
export function activeLeaves({ snapshot }: Moment): string[] {
  return activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);
}

/** Everything that decides what can happen next: two moments with the same key are one configuration. */
export function configurationKey(moment: Moment, project: Model['project']): string {
  const { snapshot, timers, settled } = moment;
  const children = [Object.keys(snapshot.children).toSorted(), runningActors(snapshot, settled).map(({ id }) => id)];
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>)
    .map(([id, nodes]) => [id, ...nodes.map((node) => node.id).toSorted()].join(' '))
    .toSorted();
  const context: unknown = project === undefined ? snapshot.context : project(snapshot.context);
  try {
    return [
      JSON.stringify([snapshot.status, activeLeaves(moment), history, children]),
      ...timers.map((timer) => textOf(timer)),
      textOf(context),
    ].join(' ');
  } catch (cause) {
    throw new Error(
      `The context of '${snapshot.machine.id}' cannot be written down, so configurations cannot be told apart: give the model a \`project\` that picks what matters.`,
      { cause },
    );
  }
}
