import type { AnyStateMachine } from 'xstate';
import { cover } from '../paths/cover.ts';
import { exploreLoaded } from './explore.ts';
import type { Tested } from '../project/tested.ts';
import { type ProseStep, storyteller, titleOf } from '../paths/prose.ts';
import { type Finding, findingsOf } from './report.ts';
import { brokenRules } from './rules.ts';
import { brokenJourneys, unpinnedEdges } from '../journeys/suite.ts';

/** `unwalked`: no path takes it. `unpinned`: paths take it, but no journey says where it must lead. */
export type EdgeCoverage = {
  id: string;
  guard: string | null;
  state: 'covered' | 'unpinned' | 'unwalked';
  paths: readonly number[];
  /** True if the walk in the browser takes it; else the reason why not. */
  browser: { isWalked: boolean; why: string | null };
};

export type ToldPath = { title: string; edges: readonly string[]; steps: readonly ProseStep[] };

/** Everything that a report says about a chart. */
export type ChartCoverage = {
  name: string;
  machine: AnyStateMachine;
  states: { reached: number; all: number; unreached: readonly string[] };
  edges: readonly EdgeCoverage[];
  paths: readonly ToldPath[];
  /** Steps and starts of all paths. */
  cost: number;
  configurations: number;
  journeys: number;
  rules: number;
  /** Everything uncovered, broken or missing, with the reasons; empty if all is well. */
  findings: readonly Finding[];
  milliseconds: { explore: number; cover: number };
};

/** Explores a chart, covers its transitions, and reports the result. */
export function coverageOf(name: string, tested: Tested): ChartCoverage {
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
  return {
    name,
    machine: tested.machine,
    states: { reached: leaves.length - unreachable.length, all: leaves.length, unreached: unreachable },
    edges: edges.map(({ id, guard }) => {
      const taking = told.flatMap((path, at) => (path.edges.includes(id) ? [at] : []));
      const state = taking.length === 0 ? 'unwalked' : unpinned.has(id) ? 'unpinned' : 'covered';
      return { id, guard, state, paths: taking, browser: inBrowser(tested, id) };
    }),
    paths: told,
    cost,
    configurations: exploration.nodes.length,
    journeys: tested.journeys.length,
    rules: tested.rules.length,
    findings: [
      ...findingsOf(exploration.report),
      ...[...brokenRules(exploration, tested.rules), ...brokenJourneys(tested)].map((what) => ({ what, why: null })),
      ...[...unpinned].map((id) => ({
        what: `pinned by no journey: ${id}`,
        why: 'write a journey that takes it and says where it must lead',
      })),
    ],
    milliseconds: { explore: Math.round(explored - begin), cover: Math.round(covered - explored) },
  };
}

function inBrowser({ leftOutInBrowser = null, notInBrowser }: Tested, id: string): EdgeCoverage['browser'] {
  if (leftOutInBrowser === null) return { isWalked: false, why: notInBrowser ?? null };
  const why = leftOutInBrowser[id] ?? null;
  return { isWalked: why === null, why };
}

export const coveredEdges = ({ edges }: Pick<ChartCoverage, 'edges'>): number =>
  edges.filter(({ state }) => state !== 'unwalked').length;
