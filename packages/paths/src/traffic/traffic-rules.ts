import type { AnyStateMachine } from 'xstate';
import { groupBy } from '../chart/group-by.ts';
import { allStates, isLeaf } from '../chart/edges.ts';
import { nodeIn } from '../chart/inside.ts';
import type { Graph } from '../explore/graph.ts';
import type { Rule } from '../explore/rules.ts';
import { type Sight, stateNamed, tagNamed } from '../chart/sight.ts';
import type { Sighting } from './traffic.ts';

/** While this holds of a subject, it alone owns what it holds. */
export type Ownership = { says: string; while: (at: Sight<never>) => boolean };

export type TrafficRules = {
  machine: AnyStateMachine;
  graph: Graph;
  rules: readonly Rule<never>[];
  ownership?: Ownership | undefined;
};

export type TrafficFindings = {
  broken: readonly string[];
  /** Promises that the log's end leaves undecided. */
  undecided: readonly string[];
  /** Promises about what no log contains, if there are any. */
  unjudged?: readonly string[];
};

type Judged = { broken: readonly string[]; undecided: readonly string[]; unjudged?: string };

/** Judges a traffic log by the rules, the chart itself and ownership. A rule that asks for the context isn't judged: a log has none. */
export function judgeTraffic(
  sightings: readonly Sighting[],
  { machine, graph, rules, ownership }: TrafficRules,
): TrafficFindings {
  const seen = sightingOf(machine);
  const subjects = [...groupBy(sightings, ({ subject }) => subject).values()];
  const unknown = sightings.filter(({ state }) => state !== null && seen(state) === null);
  const judge = (rule: Rule<never>): Judged => {
    if ('never' in rule) return { broken: whereNever(rule, sightings, seen), undecided: [] };
    if ('until' in rule) return { broken: whereGivenUp(rule, subjects, seen), undecided: [] };
    return { broken: [], undecided: whereLaterIsMissing(rule, subjects, seen) };
  };
  const judged = rules.map((rule): Judged => {
    try {
      return judge(rule);
    } catch (error) {
      if (!(error instanceof NotLogged)) throw error;
      return { broken: [], undecided: [], unjudged: `not judged: ${rule.says}: ${error.message}` };
    }
  });
  const unjudged = judged.flatMap((each) => each.unjudged ?? []);
  return {
    broken: [
      ...unknown.map((each) => `the chart has no state '${each.state}': ${describe(each)}`),
      ...subjects.flatMap((each) => drift(each, reachableFrom(graph))),
      ...judged.flatMap(({ broken }) => broken),
      ...(ownership === undefined ? [] : ownedTwice(ownership, subjects, seen)),
    ],
    undecided: judged.flatMap(({ undecided }) => undecided),
    ...(unjudged.length > 0 && { unjudged }),
  };
}

/** A rule asks for something that no log contains. */
class NotLogged extends Error {}

const noContext = new Proxy(
  {},
  {
    get: (_, key) => {
      throw new NotLogged(`it asks for ${String(key)} of the context, which no log contains`);
    },
  },
);

type Seen = (state: string) => Sight<never> | null;

/** A rule's view of a state that a log names. */
function sightingOf(machine: AnyStateMachine): Seen {
  const leaves = new Map(
    allStates(machine.root)
      .filter(isLeaf)
      .map((node) => [node.path.join('.'), node]),
  );
  return (state) => {
    const node = leaves.get(state);
    if (node === undefined) return null;
    const isAround = (id: string) => node.id === id || node.id.startsWith(`${id}.`);
    return {
      context: noContext as never,
      isIn: (name) => isAround(stateNamed(machine, name)),
      hasTag: (tag) => node.tags.includes(tagNamed(machine, tag)),
      metaOf: (name) => {
        const id = stateNamed(machine, name);
        return isAround(id) ? (nodeIn([machine], id).meta as unknown) : undefined;
      },
      inputsOf: () => [],
    };
  };
}

const holdsOf = (question: (at: Sight<never>) => boolean, { state }: Sighting, seen: Seen): boolean => {
  const at = state === null ? null : seen(state);
  return at !== null && question(at);
};

function whereNever(
  rule: Extract<Rule<never>, { never: unknown }>,
  sightings: readonly Sighting[],
  seen: Seen,
): string[] {
  const breaking = sightings.filter((each) => holdsOf(rule.never, each, seen));
  return breaking.map((each) => `rule broken: ${rule.says}: ${describe(each)}`);
}

type Until = Extract<Rule<never>, { until: unknown }>;

/** The promises that ended before they were allowed to. */
function whereGivenUp({ says, once, holds, until }: Until, subjects: readonly Sighting[][], seen: Seen): string[] {
  return subjects.flatMap((of) => {
    let isAsked = false;
    return of.flatMap((each) => {
      if (each.state === null) return [];
      isAsked = (isAsked || holdsOf(once, each, seen)) && !holdsOf(until, each, seen);
      return isAsked && !holdsOf(holds, each, seen) ? [`rule broken: ${says}: ${describe(each)}`] : [];
    });
  });
}

type Eventually = Extract<Rule<never>, { later: unknown }>;

function whereLaterIsMissing({ says, once, later }: Eventually, subjects: readonly Sighting[][], seen: Seen): string[] {
  return subjects.flatMap((of) => {
    const last = of.findLastIndex((each) => holdsOf(once, each, seen));
    const asked = of[last];
    if (asked === undefined || of.slice(last).some((each) => holdsOf(later, each, seen))) return [];
    return [`${says}: not yet after ${describe(asked)}`];
  });
}

/** The states that can follow each state, on any path, by their ids; each follows itself. */
function reachableFrom({ nodes, arcs }: Graph): (from: string, to: string) => boolean {
  const leaf = (node: number) => nodes[node]?.leaves.join(' + ') ?? '';
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arcs) next.set(leaf(from), (next.get(leaf(from)) ?? new Set()).add(leaf(to)));
  const reached = (from: string): Set<string> => {
    const found = new Set([from]);
    for (const state of found) for (const following of next.get(state) ?? []) found.add(following);
    return found;
  };
  const known = new Map<string, Set<string>>();
  return (from, to) => {
    const states = known.get(from) ?? reached(from);
    known.set(from, states);
    return states.has(to);
  };
}

/** The moves of a subject from one state to another to which no path leads; calls that overlap may be answered in any order. */
function drift(of: readonly Sighting[], isReachable: ReturnType<typeof reachableFrom>): string[] {
  const known = of.filter(({ state }) => state !== null);
  const idOf = ({ chart, state }: Sighting) => `${chart}.${state}`;
  return known.flatMap((each, at) => {
    const before = known.slice(0, at).findLast((earlier) => earlier.at <= each.sent);
    if (before === undefined || isReachable(idOf(before), idOf(each))) return [];
    return [`no path leads from ${before.state} (line ${before.line}) to ${each.state}: ${describe(each)}`];
  });
}

type Tenure = { thing: string; from: number; to: number; sighting: Sighting };

/** Things that somebody else was seen to have while they were promised. */
function ownedTwice(ownership: Ownership, subjects: readonly Sighting[][], seen: Seen): string[] {
  const tenures = subjects.flatMap((of) =>
    of.flatMap((sighting, at): Tenure[] => {
      if (!holdsOf(ownership.while, sighting, seen)) return [];
      // Certain until the server's promise ends, or a call is made that might change it.
      const asked = of.slice(at + 1).reduce((first, { sent }) => Math.min(first, sent), sighting.until);
      return sighting.holds.map((thing) => ({ thing, from: sighting.at, to: asked, sighting }));
    }),
  );
  return [...groupBy(tenures, ({ thing }) => thing)].flatMap(([thing, all]) =>
    all.flatMap(({ from, to, sighting }) => {
      const intruder = all.find(
        ({ sighting: other }) => other.subject !== sighting.subject && other.sent >= from && other.at <= to,
      );
      if (intruder === undefined) return [];
      return [`${ownership.says}: ${thing} in ${describe(sighting)}, and in ${describe(intruder.sighting)}`];
    }),
  );
}

function describe({ line, actor, event, status, subject, state }: Sighting): string {
  return `line ${line}, ${actor}: ${event} ${status}, ${subject} ${state ?? ''}`.trimEnd();
}
