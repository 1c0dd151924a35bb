import { cover } from '../paths/cover.ts';
import { explore } from '../explore/explore.ts';
import { leastCost } from '../paths/least-cost.ts';
import { pathPlan } from '../paths/path-plan.ts';
import { costOfXstateGraph, deepChart, exploreByXstateGraph, hubChart, randomChart } from './sample-charts.ts';

const COLUMNS = [
  'chart',
  'states',
  'transitions',
  'explored',
  'by xstate',
  'covered',
  'steps',
  'optimum',
  'ratio',
  'xstate',
  'ratio',
];
const WIDTH = 12;

const row = (cells: readonly (string | number)[]) =>
  `${cells
    .map((cell) => String(cell).padEnd(WIDTH))
    .join('')
    .trimEnd()}\n`;

/** The least of three times that something takes, in milliseconds, so that a busy moment counts for less. */
function leastTime(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

/**
 * Prints how long exploring takes beside xstate/graph, and the steps and starts of a full transition cover beside the postman's optimum
 * and those of xstate/graph, on charts made for it; times in milliseconds.
 */
export function printBench(): void {
  process.stdout.write(row(COLUMNS));
  for (const machine of [randomChart(40, 4), randomChart(200, 10), deepChart(40), hubChart(40)]) {
    const exploreThis = () => explore(machine, { events: {}, actors: {} });
    const exploration = exploreThis();
    const { cost, uncovered } = cover(exploration);
    if (uncovered.length > 0) throw new Error(`${machine.id}: ${uncovered.length} transitions are not covered.`);
    const least = leastCost(pathPlan(exploration, ['transitions'], exploration.arcs).plan);
    const other = costOfXstateGraph(machine);
    const works = [exploreThis, () => exploreByXstateGraph(machine), () => cover(exploration)];
    const times = works.map((work) => Math.round(leastTime(work)));
    const ratios = [least, (cost / least).toFixed(3), other, (cost / other).toFixed(2)];
    process.stdout.write(
      row([machine.id, exploration.nodes.length, exploration.report.edges.length, ...times, cost, ...ratios]),
    );
  }
}
