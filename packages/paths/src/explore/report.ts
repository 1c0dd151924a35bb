import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { allStates, type Edge, edgesOf, isLeaf, leavesOf, sourceOf } from '../chart/edges.ts';
import { chartsIn, nodeIn } from '../chart/inside.ts';
import { brokenEdges } from './broken-edges.ts';
import { contextKeysOf, isDecidedOutside, statesAskedOf } from './context-guard.ts';
import { type Goal, unheardEnds } from './goals.ts';
import type { Graph } from './graph.ts';
import { type Model, NO_MODEL } from '../chart/model.ts';
import { describePath } from '../paths/describe-path.ts';
import { pathTo } from '../paths/shortest-path.ts';
import { runningActors, stimulusKey } from '../chart/stimuli.ts';
import { enterableStates } from './out-of-reach.ts';
import { unimplementedNames } from '../chart/unimplemented.ts';
import { type Acceptance, settle, UNDECIDED } from './settle.ts';
import { type Gaps, whyNeverRefused, whyStuck, whyUnreachable, whyUnused, whyUnwalked } from './why.ts';

export type Report = {
  leaves: readonly string[];
  edges: readonly Edge[];
  /** Leaves that no walk enters. */
  unreachable: readonly string[];
  /** Of all states, those that transitions lead to from the start: what is not among them is unreachable whatever the model says. */
  enterable: ReadonlySet<string>;
  /** Leaves that are entered and never left again, and in which nothing does anything any more; final ones of regions alone. */
  deadEnds: readonly string[];
  /** Final states that are entered and end a state that has no `onDone`. */
  unheardEnds: readonly string[];
  unwalked: readonly Edge[];
  /** The reasons why a leaf or a transition is left out, or a leaf never left, or a guard outcome unseen, by its id. */
  why: ReadonlyMap<string, string | null>;
  /** Guard outcomes never seen: `<edge id> = false` is a guard that never said no. */
  unseenGuards: readonly string[];
  /** Fixtures that were never used, and actors without any: `holdPlaces #1`, `payBooking (no cases)`. */
  unusedCases: readonly string[];
  /** The places where the chart breaks, each with the error; what breaks in the same way elsewhere is counted with it. */
  faults: readonly string[];
  /** The transitions of which the faults tell already. */
  broken: ReadonlySet<string>;
  /** The actors that begin while another of the same id still runs: the id, and the path there. */
  replaced: readonly { id: string; path: string }[];
  /** Names that the chart leaves to others to implement: the walk goes on as if they did nothing. */
  unimplemented: readonly string[];
  stopped: string | null;
  /** True if the chart breaks whenever it begins: nothing else can be said of it. */
  isBroken: boolean;
  /** The findings that the model accepts. */
  accepted: readonly Acceptance[];
};

/** The findings of a chart's walk; `unmet` are the goals that it did not meet. */
export function reportOn(machine: AnyStateMachine, model: Model, graph: Graph, unmet: ReadonlySet<Goal>): Report {
  const charts = chartsIn(machine, model);
  const leaves = charts.flatMap(leavesOf);
  const edges = charts.flatMap(edgesOf);
  const unmetOf = (kind: string) =>
    [...unmet].filter((goal) => goal.startsWith(`${kind} `)).map((goal) => goal.slice(kind.length + 1));
  const unreachable = unmetOf('enter');
  const faults = faultsOf(graph, model);
  const nameless = actorsWithoutCases(machine, model, graph);
  return {
    leaves,
    edges,
    unreachable,
    enterable: enterableStates(charts),
    deadEnds: unmetOf('leave').filter((leaf) => !unreachable.includes(leaf)),
    unheardEnds: unheardEnds(machine, model)
      .map(({ id }) => id)
      .filter((leaf) => !unreachable.includes(leaf)),
    unwalked: edges.filter(({ id }) => unmet.has(`take ${id}`)),
    why: new Map([...reasons(charts, { model, edges, unmet, graph }), ...nameless.why, ...faults]),
    unseenGuards: unmetOf('hear'),
    unusedCases: [...nameless.names, ...unmetOf('use')],
    faults: [...faults.keys()],
    broken: brokenEdges(graph),
    replaced: graph.replaced.map(({ id, steps }) => ({ id, path: describePath({ steps }) })),
    unimplemented: charts.flatMap(unimplementedNames),
    stopped: graph.stopped,
    isBroken: graph.starts.every(({ to }) => graph.nodes[to]?.status === 'error'),
    accepted: model.accepted ?? [],
  };
}

/** A line of a file, from 1. */
export type SourceLine = { file: string; line: number };

/** Something that a tester has to know: the fault, and its cause, or the remedy; and where the chart's source is about it. */
export type Finding = { what: string; why: string | null; at?: SourceLine };

/** A finding as one line. */
export const findingLine = ({ what, why }: Finding): string => (why === null ? what : `${what}: ${why}`);

/** Everything that is wrong; empty if the chart is covered in full. Of a chart that can't begin it says no more than that. */
export function findingsOf(report: Report): Finding[] {
  const missing = report.isBroken ? [] : missingFrom(report);
  return [
    ...report.faults.map((fault) => ({ what: `breaks: ${fault}`, why: report.why.get(fault) ?? null })),
    ...report.replaced.map(({ id, path }) => ({
      what: `begun twice: '${id}'`,
      why: `it begins while another actor with this id runs, which XState then forgets without stopping it, after ${path}`,
    })),
    ...report.unimplemented.map((names) => ({
      what: `not implemented: ${names}`,
      why: `the walk goes on ${names.startsWith('actors ') ? 'as the model says' : 'without'}: give the chart with \`setup\` or \`provide\` what it needs to be walked as it runs`,
    })),
    ...(report.stopped === null ? [] : [{ what: 'stopped', why: report.stopped }]),
    ...missing.map(({ isCertain, ...finding }) =>
      report.stopped === null || isCertain ? finding : { what: `${UNDECIDED}${finding.what}`, why: null },
    ),
  ];
}

/** `isCertain`: no longer walk could find anything else. */
function missingFrom(report: Report): (Finding & { isCertain: boolean })[] {
  const unwalked = new Set(report.unwalked.map(({ id }) => id));
  const found = (kind: string, what: string, { of = what, isCertain = false } = {}) => ({
    what: `${kind}: ${what}`,
    why: report.why.get(of) ?? null,
    isCertain,
  });
  return [
    ...report.unreachable.map((leaf) => found('unreachable', leaf, { isCertain: !report.enterable.has(leaf) })),
    ...report.deadEnds.map((leaf) => found('dead end', leaf)),
    ...report.unheardEnds.map((leaf) => ({
      what: `ends, and nobody listens: ${leaf}`,
      why: 'the state that it ends has no onDone',
      isCertain: true,
    })),
    ...report.unwalked
      .filter(({ id }) => !report.broken.has(id))
      .map(({ id, guard, source }) =>
        found('not walked', guard === null ? id : `${id} [${guard}]`, {
          of: id,
          isCertain: !report.enterable.has(source),
        }),
      ),
    // A guard's unseen outcome is reported with its transition if nothing takes that.
    ...report.unseenGuards
      .filter((outcome) => !unwalked.has(edgeOfOutcome(outcome)))
      .map((outcome) => found('guard never', outcome)),
    ...report.unusedCases.map((name) => found('case never used', name, { isCertain: name.endsWith(NO_CASES) })),
  ];
}

/** The findings that fail a suite, because the model doesn't accept them, one line each. */
export const complaints = (report: Report, today = new Date()): string[] =>
  settle(findingsOf(report), report.accepted, today).map(findingLine);

const edgeOfOutcome = (outcome: string) => outcome.replace(/ = (true|false)$/, '');

type Walked = { model: Model; edges: readonly Edge[]; unmet: ReadonlySet<Goal>; graph: Graph };

function reasons(charts: readonly AnyStateMachine[], { model, edges, unmet, graph }: Walked) {
  const spawned = spawnedIn(graph);
  const gaps: Gaps = {
    isReached: (stateId) =>
      allStates(nodeIn(charts, stateId)).some((node) => isLeaf(node) && !unmet.has(`enter ${node.id}`)),
    isWalked: (edgeId) => !unmet.has(`take ${edgeId}`),
    hasSaidNo: (edgeId) =>
      edges.some(({ id, guard }) => id === edgeId && guard !== null) && !unmet.has(`hear ${edgeId} = false`),
    contextKeys: (edgeId) => contextKeysOf(charts, edgeId),
    statesAsked: (edgeId) => statesAskedOf(charts, edgeId),
    isDecidedOutside: (edgeId) => isDecidedOutside(charts, edgeId),
    sourceOf: (actor) => spawned.get(actor) ?? actor,
  };
  const why = new Map<string, string | null>();
  for (const goal of unmet) {
    const about = goal.slice(goal.indexOf(' ') + 1);
    const edge = edges.find(({ id }) => id === edgeOfOutcome(about));
    if (goal.startsWith('enter ')) why.set(about, whyUnreachable(charts, about, gaps));
    else if (goal.startsWith('leave ') && !unmet.has(`enter ${about}`)) why.set(about, whyStuck(charts, about, gaps));
    else if (goal.startsWith('take ') && edge !== undefined) why.set(about, whyUnwalked(edge, edges, model, gaps));
    else if (goal.startsWith('hear ')) why.set(about, whyNeverRefused(edge, model, gaps));
    else if (goal.startsWith('use ')) why.set(about, whyUnused(charts, about, model));
  }
  return why;
}

/** The names of the logic of all actors that were spawned on a walk, by the actors' ids. */
function spawnedIn({ nodes }: Graph): Map<string, string> {
  const snapshots = nodes.flatMap(({ moment: { snapshot, inside = [] } }) => [
    snapshot,
    ...inside.map((part) => part.snapshot),
  ]);
  return new Map(
    snapshots.flatMap(({ children }) =>
      Object.values<AnyActorRef | undefined>(children).flatMap((actor) =>
        actor === undefined ? [] : [[actor.id, sourceOf(actor)]],
      ),
    ),
  );
}

/** The places where the chart breaks, each with the shortest path to its configuration unless the chart begins there. */
function faultsOf(graph: Graph, { inputs }: Model): Map<string, string | null> {
  const { faults, nodes } = graph;
  const atStart = inputs === undefined ? 'at the start, without `inputs` in the model' : 'at the start';
  const alike = new Map<string, { first: string; times: number; from: number | null }>();
  for (const { from, stimulus, why } of faults) {
    const what = stimulus === null ? atStart : stimulusKey(stimulus);
    const place = from === null ? what : `${what} in ${nodes[from]?.leaves.join(' + ')}`;
    const known = alike.get(`${what} ${why}`) ?? { first: `${place}: ${why}`, times: 0, from };
    alike.set(`${what} ${why}`, { ...known, times: known.times + 1 });
  }
  return new Map(
    [...alike.values()].map(({ first, times, from }) => [
      times === 1 ? first : `${first} (in ${times} configurations in all)`,
      wayTo(graph, from),
    ]),
  );
}

/** The shortest path to a configuration, in words; null if it is one with which the chart begins. */
function wayTo(graph: Graph, node: number | null): string | null {
  const path = node === null ? null : pathTo(graph, node);
  return path === null || path.steps.length === 0 ? null : `after ${describePath(path)}`;
}

/** So many spawned actors are named one by one; more have ids that the chart makes up as it goes. */
const MOST_NAMED = 5;

/** The actors for which the model has no cases; those that are spawned by the dozen without a name have one line together. */
function actorsWithoutCases(machine: AnyStateMachine, model: Model, { nodes }: Graph) {
  const invoked = allStates(machine.root).flatMap((node) => node.invoke.map(sourceOf));
  const spawned = new Map<string, AnyActorRef>();
  for (const { moment } of nodes)
    for (const actor of runningActors(moment.snapshot, moment.settled)) spawned.set(sourceOf(actor), actor);
  if (model === NO_MODEL) return { names: [], why: new Map<string, string>() };
  const { watches = [], runs = [], inside = {} } = model;
  const known = new Set([...watches, ...runs, ...Object.keys({ ...model.actors, ...inside })]);
  const actors = [...new Set([...invoked, ...spawned.keys()])].filter((src) => !known.has(src));
  const madeUp = actors.filter((src) => !invoked.includes(src) && spawned.get(src)?.id === src);
  const why = new Map<string, string>();
  if (madeUp.length <= MOST_NAMED) return { names: actors.map(withoutCases), why };
  const together = withoutCases('spawned actors without a name');
  why.set(
    together,
    `${madeUp[0]} and ${madeUp.length - 1} more: name their logic in \`setup\`, spawn it by that name, and add cases to actors under it`,
  );
  return { names: [...actors.filter((src) => !madeUp.includes(src)).map(withoutCases), together], why };
}

const NO_CASES = ' (no cases)';
const withoutCases = (src: string) => `${src}${NO_CASES}`;
