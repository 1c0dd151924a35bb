import { cover } from './cover.ts';
import { explore } from './explore.ts';
import { costOfXstateGraph, deepChart, hubChart, randomChart } from './sample-charts.ts';

/** Prints the steps and starts of a full transition cover, ours beside that of xstate/graph, on charts made for it. */
export function printBench(): void {
  for (const machine of [randomChart(40, 4), randomChart(200, 10), deepChart(40), hubChart(40)]) {
    const exploring = performance.now();
    const exploration = explore(machine, { events: {}, actors: {} });
    const covering = performance.now();
    const { cost, uncovered } = cover(exploration);
    const done = performance.now();
    const other = costOfXstateGraph(machine);
    const { length } = exploration.report.edges;
    process.stdout.write(
      `${machine.id.padEnd(7)} ${exploration.nodes.length} states, ${length} transitions: ${cost} (${uncovered.length} uncovered) against ${other}, ` +
        `${(cost / other).toFixed(2)}x; explored in ${Math.round(covering - exploring)} ms, covered in ${Math.round(done - covering)} ms\n`,
    );
  }
}
