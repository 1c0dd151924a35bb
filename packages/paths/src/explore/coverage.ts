import type { AnyStateMachine } from 'xstate';
import { chartsIn } from '../chart/inside.ts';
import { cover } from '../paths/cover.ts';
import { exploreLoaded } from './explore.ts';
import type { Tested } from '../project/tested.ts';
import { type ProseStep, storyteller, titleOf } from '../paths/prose.ts';
import { type Finding, findingsOf, type SourceLine } from './report.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type RequirementCoverage, requirementsOf, unmetRequirements } from './requirements.ts';
import { brokenRules } from './rules.ts';
import { outdated, settle } from './settle.ts';
import { brokenJourneys, unpinnedEdges } from '../journeys/suite.ts';

/** `unwalked`: no path takes it. `unpinned`: paths take it, but no journey says where it must lead. */
export type EdgeCoverage = {
  id: string;
  guard: string | null;
  state: 'covered' | 'unpinned' | 'unwalked';
  paths: readonly number[];
  /** The line at which it is written. */
  at?: SourceLine;
  /** True if the walk in the browser takes it; else the reason why not. */
  browser: { isWalked: boolean; why: string | null };
};

export type ToldPath = { title: string; edges: readonly string[]; steps: readonly ProseStep[] };

/** Everything that a report says about a chart. */
export type ChartCoverage = {
  name: string;
  machine: AnyStateMachine;
  /** It and the charts that run inside it. */
  machines: readonly AnyStateMachine[];
  states: { reached: number; all: number; unreached: readonly string[] };
  edges: readonly EdgeCoverage[];
  paths: readonly ToldPath[];
  /** Steps and starts of all paths. */
  cost: number;
  configurations: number;
  figures: Figures;
  /** The matrix from each requirement to the paths that meet it. */
  requirements: readonly RequirementCoverage[];
  journeys: number;
  rules: number;
  /** Everything uncovered, broken or missing, with the reasons; empty if all is well. */
  findings: readonly Finding[];
  milliseconds: { explore: number; cover: number };
};

/** Explores a chart, covers its transitions, and reports the result; `today` decides which findings are still accepted. */
export function coverageOf(name: string, tested: Tested, today = new Date()): ChartCoverage {
  const begin = performance.now();
  const exploration = exploreLoaded(tested.machine, tested.model);
  const explored = performance.now();
  const { paths, cost } = cover(exploration);
  const covered = performance.now();
  const { leaves, edges, unreachable } = exploration.report;
  const leavesAt = (node: number) => exploration.nodes[node]?.leaves ?? [];
  const story = storyteller(tested.machine, leavesAt);
  const told = paths.map((path, at) => ({
    title: titleOf(path, at, leavesAt),
    edges: [...new Set([path.start, ...path.steps].flatMap(({ walked }) => walked))],
    steps: [story.begin(path), ...path.steps.map(story.step)],
  }));
  const unpinned = new Set(unpinnedEdges(tested, edges));
  const requirements = requirementsOf(tested.machine, tested.model, paths);
  const found: Finding[] = [
    ...findingsOf(exploration.report),
    ...[...brokenRules(exploration, tested.rules), ...brokenJourneys(tested)].map((what) => ({ what, why: null })),
    ...unmetRequirements(requirements),
    ...pinning(
      [...unpinned].filter((id) => told.some((path) => path.edges.includes(id))),
      tested,
    ),
  ];
  const { accepted, stopped, isBroken } = exploration.report;
  const isComplete = stopped === null && !isBroken;
  return {
    name,
    machine: tested.machine,
    machines: chartsIn(tested.machine, tested.model),
    states: { reached: leaves.length - unreachable.length, all: leaves.length, unreached: unreachable },
    edges: edges.map(({ id, guard }) => {
      const taking = told.flatMap((path, at) => (path.edges.includes(id) ? [at] : []));
      const state = taking.length === 0 ? 'unwalked' : unpinned.has(id) ? 'unpinned' : 'covered';
      return { id, guard, state, paths: taking, browser: inBrowser(tested, id) };
    }),
    paths: told,
    cost,
    configurations: exploration.nodes.length,
    figures: figuresOf(exploration, paths),
    requirements,
    journeys: tested.journeys.length,
    rules: tested.rules.length,
    findings: [...settle(found, accepted, today), ...(isComplete ? outdated(found, accepted) : [])],
    milliseconds: { explore: Math.round(explored - begin), cover: Math.round(covered - explored) },
  };
}

/** The transitions of which no journey says where they must lead; one finding if there are no journeys yet. */
function pinning(unpinned: readonly string[], { journeys }: Tested): Finding[] {
  if (journeys.length === 0)
    return unpinned.length === 0
      ? []
      : [
          {
            what: `pinned by no journey: ${unpinned.length === 1 ? unpinned[0] : `all ${unpinned.length} transitions`}`,
            why: 'the chart has no journeys: write some that say where they must lead',
          },
        ];
  const why = 'write a journey that takes it and says where it must lead';
  return unpinned.map((id) => ({ what: `pinned by no journey: ${id}`, why }));
}

function inBrowser({ leftOutInBrowser = null, notInBrowser }: Tested, id: string): EdgeCoverage['browser'] {
  if (leftOutInBrowser === null) return { isWalked: false, why: notInBrowser ?? null };
  const why = leftOutInBrowser[id] ?? null;
  return { isWalked: why === null, why };
}

export const coveredEdges = ({ edges }: Pick<ChartCoverage, 'edges'>): number =>
  edges.filter(({ state }) => state !== 'unwalked').length;
