import type { AnyStateMachine } from 'xstate';
import { allStates, type Edge, edgesOf, leavesOf } from './edges.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { runningActors, sourceOf, stimulusKey } from './stimuli.ts';

export type Report = {
  leaves: readonly string[];
  edges: readonly Edge[];
  /** Leaves that no walk enters. */
  unreachable: readonly string[];
  /** Leaves that are entered, are not final and are never left again. */
  deadEnds: readonly string[];
  unwalked: readonly Edge[];
  /** Guards that always gave the same answer: `<edge id> = false` is one that never said no. */
  unseenGuards: readonly string[];
  /** Fixtures that never came into play, and actors without any: `holdPlaces error #1`, `payBooking (no cases)`. */
  unusedCases: readonly string[];
  faults: readonly string[];
  stopped: string | null;
};

export function reportOn(machine: AnyStateMachine, model: Model, graph: Graph): Report {
  const leaves = leavesOf(machine);
  const edges = edgesOf(machine);
  const walks = [...graph.starts, ...graph.arcs];
  const entered = new Set(walks.flatMap((walk) => walk.entered));
  const walked = new Set(walks.flatMap((walk) => walk.walked));
  const guards = new Set(walks.flatMap((walk) => walk.guards));
  return {
    leaves,
    edges,
    unreachable: leaves.filter((leaf) => !entered.has(leaf)),
    deadEnds: deadEnds(machine, graph, entered),
    unwalked: edges.filter(({ id }) => !walked.has(id)),
    unseenGuards: edges
      .filter(({ guard }) => guard !== null)
      .flatMap(({ id }) => [`${id} = true`, `${id} = false`])
      .filter((outcome) => !guards.has(outcome)),
    unusedCases: unusedCases(machine, model, graph),
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

function deadEnds(machine: AnyStateMachine, { nodes, arcs }: Graph, entered: ReadonlySet<string>): string[] {
  const left = new Set<string>();
  for (const { from, to } of arcs) {
    const after = new Set(nodes[to]?.leaves);
    for (const leaf of nodes[from]?.leaves ?? []) if (!after.has(leaf)) left.add(leaf);
  }
  const passedThrough = new Set(nodes.flatMap(({ leaves }) => leaves));
  return allStates(machine.root)
    .filter(({ type, id }) => type === 'atomic' && entered.has(id) && passedThrough.has(id) && !left.has(id))
    .map(({ id }) => id);
}

function unusedCases(machine: AnyStateMachine, model: Model, { nodes, arcs }: Graph): string[] {
  const used = new Set(arcs.map(({ stimulus }) => caseKey(stimulus)));
  const invoked = allStates(machine.root).flatMap((node) => node.invoke.map(({ src }) => src));
  const spawned = nodes.flatMap(({ moment }) => runningActors(moment.snapshot, moment.settled).map(sourceOf));
  const actors = [...new Set([...invoked.filter((src) => typeof src === 'string'), ...spawned])];
  const without = actors.filter((src) => !model.actors[src]?.length).map((src) => `${src} (no cases)`);
  const named = [...Object.entries(model.actors), ...Object.entries(model.events)];
  const idle = named.flatMap(([name, cases]) => (cases ?? []).map((_, index) => `${name} #${index}`));
  return [...without, ...idle.filter((key) => !used.has(key))];
}

function caseKey(stimulus: Graph['arcs'][number]['stimulus']): string {
  if (stimulus.kind === 'actor') return `${stimulus.src} #${stimulus.index}`;
  return stimulusKey(stimulus);
}
