import { cover } from '../paths/cover.ts';
import { explore } from '../explore/explore.ts';
import { leastCost } from '../paths/least-cost.ts';
import { pathPlan } from '../paths/path-plan.ts';
import type { AnyStateMachine } from 'xstate';
import {
  type Cases,
  costOfXstateGraph,
  deepChart,
  exploreByXstateGraph,
  hubChart,
  randomChart,
  SHOP_CASES,
  shopChart,
} from './sample-charts.ts';

const EXPLORED = ['chart', 'configurations', 'steps', 'steps/s', 'xstate/graph/s', 'ratio'];
const COVERED = ['chart', 'transitions', 'ms', 'steps and starts', 'optimum', 'xstate/graph', 'ratio'];
const GAP = 2;

function print(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  for (const cells of [columns, ...rows])
    process.stdout.write(
      `${cells
        .map((cell, at) => String(cell).padEnd((columns[at]?.length ?? 0) + GAP))
        .join('')
        .trimEnd()}\n`,
    );
}

const TURNS = 5;

/** The least of several times that each of some things takes, in milliseconds; taken in turns, so that a busy moment counts for less. */
function leastTimes(works: readonly (() => unknown)[]): number[] {
  const turns = Array.from({ length: TURNS }, () =>
    works.map((work) => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );
  return works.map((_, at) => Math.min(...turns.map((times) => times[at] ?? Infinity)));
}

type Sample = { machine: AnyStateMachine; cases: Cases };

/** The steps of a chart's graph that are found in a second, here and by xstate/graph. */
function exploredRow({ machine, cases }: Sample): (string | number)[] {
  const exploreThis = () => explore(machine, { events: cases, actors: {} });
  const { nodes, arcs } = exploreThis();
  const [ours = 0, theirs = 0] = leastTimes([exploreThis, () => exploreByXstateGraph(machine, cases)]);
  const perSecond = (time: number) => Math.round((arcs.length / time) * 1000);
  return [machine.id, nodes.length, arcs.length, perSecond(ours), perSecond(theirs), `${(theirs / ours).toFixed(2)}x`];
}

/** The steps and starts of a full transition cover, beside the postman's optimum and those of xstate/graph. */
function coveredRow({ machine }: Sample): (string | number)[] {
  const exploration = explore(machine, { events: {}, actors: {} });
  const { cost, uncovered } = cover(exploration);
  if (uncovered.length > 0) throw new Error(`${machine.id}: ${uncovered.length} transitions are not covered.`);
  const [time = 0] = leastTimes([() => cover(exploration)]);
  const least = leastCost(pathPlan(exploration, ['transitions'], exploration.arcs).plan);
  const other = costOfXstateGraph(machine);
  const transitions = exploration.report.edges.length;
  return [machine.id, transitions, Math.round(time), cost, least, other, `${(cost / other).toFixed(2)}x`];
}

/** Prints how fast charts made for it are explored, and by how few steps they are covered, both beside xstate/graph. */
export function printBench(): void {
  const bare = [randomChart(40, 4), randomChart(200, 10), deepChart(40), hubChart(40)].map((machine): Sample => ({
    machine,
    cases: {},
  }));
  print(EXPLORED, [...bare, { machine: shopChart(), cases: SHOP_CASES }].map(exploredRow));
  process.stdout.write('\n');
  print(COVERED, bare.map(coveredRow));
}
