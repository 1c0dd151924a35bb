import type { AnyStateMachine } from 'xstate';
import { allStates, type Edge, edgesOf, leavesOf, sourceOf } from './edges.ts';
import type { Goal } from './goals.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { runningActors, stimulusKey } from './stimuli.ts';

export type Report = {
  leaves: readonly string[];
  edges: readonly Edge[];
  /** Leaves that no walk enters. */
  unreachable: readonly string[];
  /** Leaves that are entered, are not final and are never left again. */
  deadEnds: readonly string[];
  unwalked: readonly Edge[];
  /** Guard outcomes never seen: `<edge id> = false` is a guard that never said no. */
  unseenGuards: readonly string[];
  /** Fixtures that never came into play, and actors without any: `holdPlaces #1`, `payBooking (no cases)`. */
  unusedCases: readonly string[];
  faults: readonly string[];
  stopped: string | null;
};

/** What the walk of a chart found; `unmet` are the goals that it did not meet. */
export function reportOn(machine: AnyStateMachine, model: Model, graph: Graph, unmet: ReadonlySet<Goal>): Report {
  const leaves = leavesOf(machine);
  const edges = edgesOf(machine);
  const unmetOf = (kind: string) =>
    [...unmet].filter((goal) => goal.startsWith(`${kind} `)).map((goal) => goal.slice(kind.length + 1));
  const unreachable = unmetOf('enter');
  return {
    leaves,
    edges,
    unreachable,
    deadEnds: unmetOf('leave').filter((leaf) => !unreachable.includes(leaf)),
    unwalked: edges.filter(({ id }) => unmet.has(`take ${id}`)),
    unseenGuards: unmetOf('hear'),
    unusedCases: [...actorsWithoutCases(machine, model, graph), ...unmetOf('use')],
    faults: graph.faults.map(({ from, stimulus, why }) =>
      from === null || stimulus === null
        ? `at the start: ${why}`
        : `${stimulusKey(stimulus)} in ${graph.nodes[from]?.leaves.join(' + ')}: ${why}`,
    ),
    stopped: graph.stopped,
  };
}

/** Everything that a tester has to know, one line each; empty where the chart is covered in full. */
export function complaints(report: Report): string[] {
  return [
    ...(report.stopped === null ? [] : [`stopped: ${report.stopped}`]),
    ...report.faults.map((fault) => `breaks: ${fault}`),
    ...report.unreachable.map((leaf) => `unreachable: ${leaf}`),
    ...report.deadEnds.map((leaf) => `dead end: ${leaf}`),
    ...report.unwalked.map(({ id, guard }) => `not walked: ${id}${guard === null ? '' : ` [${guard}]`}`),
    ...report.unseenGuards.map((outcome) => `guard never: ${outcome}`),
    ...report.unusedCases.map((name) => `case never used: ${name}`),
  ];
}

function actorsWithoutCases(machine: AnyStateMachine, model: Model, { nodes }: Graph): string[] {
  const invoked = allStates(machine.root).flatMap((node) => node.invoke.map(sourceOf));
  const spawned = nodes.flatMap(({ moment }) => runningActors(moment.snapshot, moment.settled).map(sourceOf));
  const actors = [...new Set([...invoked, ...spawned])];
  return actors.filter((src) => !model.actors[src]?.length).map((src) => `${src} (no cases)`);
}
