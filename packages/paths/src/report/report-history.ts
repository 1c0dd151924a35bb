import { existsSync, readFileSync } from 'node:fs';
import { groupBy } from '../chart/group-by.ts';
import { type ChartCoverage, coveredEdges } from '../explore/coverage.ts';

/** The result of a run for one chart, in numbers. */
export type Run = {
  at: string;
  chart: string;
  states: number;
  transitions: number;
  allTransitions: number;
  paths: number;
  cost: number;
  findings: number;
};

const MOST_RUNS = 20;

export function runOf(coverage: ChartCoverage, at: Date): Run {
  const { name, states, edges, paths, cost, findings } = coverage;
  return {
    at: at.toISOString(),
    chart: name,
    states: states.reached,
    transitions: coveredEdges(coverage),
    allTransitions: edges.length,
    paths: paths.length,
    cost,
    findings: findings.length,
  };
}

/** The last runs of a report with this one at the end, at most twenty a chart; a missing file, or one that is not a report, has none. */
export function withEarlierRuns(file: string, now: readonly Run[]): Run[] {
  const earlier = existsSync(file) ? readRuns(readFileSync(file, 'utf8')) : [];
  const all = [...earlier, ...now];
  const kept = [...groupBy(all, ({ chart }) => chart).values()].map((runs) => runs.slice(-MOST_RUNS));
  return kept.flat();
}

function readRuns(text: string): Run[] {
  try {
    const { history } = JSON.parse(text) as { history?: Run[] };
    return history ?? [];
  } catch {
    return [];
  }
}
