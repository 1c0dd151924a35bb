import { cover } from '../paths/cover.ts';
import { explore } from '../explore/explore.ts';
import { leastCost } from '../paths/least-cost.ts';
import { pathPlan } from '../paths/path-plan.ts';
import { costOfXstateGraph, deepChart, hubChart, randomChart } from './sample-charts.ts';

const COLUMNS = [
  'chart',
  'states',
  'transitions',
  'explored',
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

/**
 * Prints the steps and starts of a full transition cover beside the postman's optimum and those of xstate/graph, on charts made for it;
 * times in milliseconds.
 */
export function printBench(): void {
  process.stdout.write(row(COLUMNS));
  for (const machine of [randomChart(40, 4), randomChart(200, 10), deepChart(40), hubChart(40)]) {
    const exploring = performance.now();
    const exploration = explore(machine, { events: {}, actors: {} });
    const covering = performance.now();
    const { cost, uncovered } = cover(exploration);
    const done = performance.now();
    if (uncovered.length > 0) throw new Error(`${machine.id}: ${uncovered.length} transitions are not covered.`);
    const least = leastCost(pathPlan(exploration, ['transitions'], exploration.arcs).plan);
    const other = costOfXstateGraph(machine);
    const times = [covering - exploring, done - covering].map((time) => Math.round(time));
    const ratios = [least, (cost / least).toFixed(3), other, (cost / other).toFixed(2)];
    process.stdout.write(
      row([machine.id, exploration.nodes.length, exploration.report.edges.length, ...times, cost, ...ratios]),
    );
  }
}
