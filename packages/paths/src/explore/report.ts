import type { AnyStateMachine } from 'xstate';
import { allStates, type Edge, edgesOf, isLeaf, leavesOf, sourceOf } from '../chart/edges.ts';
import { chartsIn, nodeIn } from '../chart/inside.ts';
import type { Goal } from './goals.ts';
import type { Graph } from './graph.ts';
import type { Model } from '../chart/model.ts';
import { runningActors, stimulusKey } from '../chart/stimuli.ts';
import { unimplementedIn } from '../chart/unimplemented.ts';
import { type Acceptance, settle } from './settle.ts';
import { type Gaps, whyNeverRefused, whyStuck, whyUnreachable, whyUnwalked } from './why.ts';

export type Report = {
  leaves: readonly string[];
  edges: readonly Edge[];
  /** Leaves that no walk enters. */
  unreachable: readonly string[];
  /** Leaves that are entered, are not final and are never left again. */
  deadEnds: readonly string[];
  unwalked: readonly Edge[];
  /** The reasons why a leaf or a transition is left out, or a leaf never left, or a guard outcome unseen, by its id. */
  why: ReadonlyMap<string, string | null>;
  /** Guard outcomes never seen: `<edge id> = false` is a guard that never said no. */
  unseenGuards: readonly string[];
  /** Fixtures that were never used, and actors without any: `holdPlaces #1`, `payBooking (no cases)`. */
  unusedCases: readonly string[];
  /** The places where the chart breaks, each with the error; what breaks in the same way elsewhere is counted with it. */
  faults: readonly string[];
  /** Names that the chart leaves to others to implement: the walk goes on as if they did nothing. */
  unimplemented: readonly string[];
  stopped: string | null;
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
  return {
    leaves,
    edges,
    unreachable,
    deadEnds: unmetOf('leave').filter((leaf) => !unreachable.includes(leaf)),
    unwalked: edges.filter(({ id }) => unmet.has(`take ${id}`)),
    why: reasons(charts, model, edges, unmet),
    unseenGuards: unmetOf('hear'),
    unusedCases: [...actorsWithoutCases(machine, model, graph), ...unmetOf('use')],
    faults: faultsOf(graph),
    unimplemented: charts.flatMap(notImplemented),
    stopped: graph.stopped,
    accepted: model.accepted ?? [],
  };
}

/** A line of a file, from 1. */
export type SourceLine = { file: string; line: number };

/** Something that a tester has to know: the fault, and its cause, or the remedy; and where the chart's source is about it. */
export type Finding = { what: string; why: string | null; at?: SourceLine };

/** A finding as one line. */
export const findingLine = ({ what, why }: Finding): string => (why === null ? what : `${what}: ${why}`);

/** Everything that is wrong; empty if the chart is covered in full. */
export function findingsOf(report: Report): Finding[] {
  const missing = missingFrom(report);
  return [
    ...report.faults.map((fault) => ({ what: `breaks: ${fault}`, why: null })),
    ...report.unimplemented.map((names) => ({
      what: `not implemented: ${names}`,
      why: 'the walk goes on without: give the chart with `setup` or `provide` what it needs to be walked as it runs',
    })),
    ...(report.stopped === null ? missing : [{ what: 'stopped', why: report.stopped }, ...missing.map(undecided)]),
  ];
}

/** After a walk that was stopped, what it did not see is no fact. */
const undecided = ({ what }: Finding): Finding => ({ what: `not seen before it stopped: ${what}`, why: null });

function missingFrom(report: Report): Finding[] {
  const unwalked = new Set(report.unwalked.map(({ id }) => id));
  const found = (kind: string, what: string, of = what): Finding => ({
    what: `${kind}: ${what}`,
    why: report.why.get(of) ?? null,
  });
  return [
    ...report.unreachable.map((leaf) => found('unreachable', leaf)),
    ...report.deadEnds.map((leaf) => found('dead end', leaf)),
    ...report.unwalked.map(({ id, guard }) => found('not walked', guard === null ? id : `${id} [${guard}]`, id)),
    // A guard's unseen outcome is reported with its transition if nothing takes that.
    ...report.unseenGuards
      .filter((outcome) => !unwalked.has(edgeOfOutcome(outcome)))
      .map((outcome) => found('guard never', outcome)),
    ...report.unusedCases.map((name) => found('case never used', name)),
  ];
}

/** The findings that fail a suite, because the model doesn't accept them, one line each. */
export const complaints = (report: Report, today = new Date()): string[] =>
  settle(findingsOf(report), report.accepted, today).map(findingLine);

const edgeOfOutcome = (outcome: string) => outcome.replace(/ = (true|false)$/, '');

function reasons(charts: readonly AnyStateMachine[], model: Model, edges: readonly Edge[], unmet: ReadonlySet<Goal>) {
  const gaps: Gaps = {
    isReached: (stateId) =>
      allStates(nodeIn(charts, stateId)).some((node) => isLeaf(node) && !unmet.has(`enter ${node.id}`)),
    isWalked: (edgeId) => !unmet.has(`take ${edgeId}`),
    hasSaidNo: (edgeId) =>
      edges.some(({ id, guard }) => id === edgeId && guard !== null) && !unmet.has(`hear ${edgeId} = false`),
  };
  const why = new Map<string, string | null>();
  for (const goal of unmet) {
    const about = goal.slice(goal.indexOf(' ') + 1);
    const edge = edges.find(({ id }) => id === edgeOfOutcome(about));
    if (goal.startsWith('enter ')) why.set(about, whyUnreachable(charts, about, gaps));
    else if (goal.startsWith('leave ') && !unmet.has(`enter ${about}`)) why.set(about, whyStuck(charts, about, gaps));
    else if (goal.startsWith('take ') && edge !== undefined) why.set(about, whyUnwalked(edge, edges, model, gaps));
    else if (goal.startsWith('hear ')) why.set(about, whyNeverRefused(edge, model));
  }
  return why;
}

function faultsOf({ faults, nodes }: Graph): string[] {
  const alike = new Map<string, { first: string; times: number }>();
  for (const { from, stimulus, why } of faults) {
    const what = stimulus === null ? 'at the start' : stimulusKey(stimulus);
    const place = from === null ? what : `${what} in ${nodes[from]?.leaves.join(' + ')}`;
    const { first, times } = alike.get(`${what} ${why}`) ?? { first: `${place}: ${why}`, times: 0 };
    alike.set(`${what} ${why}`, { first, times: times + 1 });
  }
  return [...alike.values()].map(({ first, times }) =>
    times === 1 ? first : `${first} (in ${times} configurations in all)`,
  );
}

function notImplemented(machine: AnyStateMachine): string[] {
  const { actions, guards, delays } = unimplementedIn(machine);
  const told = { actions, guards, delays };
  return Object.entries(told).flatMap(([kind, names]) => (names.length === 0 ? [] : [`${kind} ${names.join(', ')}`]));
}

function actorsWithoutCases(machine: AnyStateMachine, model: Model, { nodes }: Graph): string[] {
  const invoked = allStates(machine.root).flatMap((node) => node.invoke.map(sourceOf));
  const spawned = nodes.flatMap(({ moment }) => runningActors(moment.snapshot, moment.settled).map(sourceOf));
  const actors = [...new Set([...invoked, ...spawned])];
  const { watches = [], runs = [], inside = {} } = model;
  const known = new Set([...watches, ...runs, ...Object.keys({ ...model.actors, ...inside })]);
  return actors.filter((src) => !known.has(src)).map((src) => `${src} (no cases)`);
}
