import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { messageOf } from '../chart/message-of.ts';
import { openProject } from '../project/project.ts';
import { eachChart, type Given, givenCharts } from './given.ts';
import { hearLeftBehind } from './left-behind.ts';
import type { Options } from './options.ts';
import { printingTo, printText, warn } from './print.ts';
import { keepQuiet } from './quiet.ts';
import { type Outcome, type WorkName, workOn } from './works.ts';

/** A worker's order: a command for the charts that the words in `asked` name. `next[0]` is the index of the next chart. */
type Order = { name: WorkName; asked: readonly string[]; options: Options; next: Int32Array };

/** The output for the chart at this index, and its outcome; or the reason why there is none. */
type Done = { at: number; printed: string } & ({ outcome: Outcome } | { outcome: null; why: string });

type ChartAt = (at: number) => Promise<Given | undefined>;

/**
 * Does a command's work for several charts, one on each processor at a time, and prints what they have to say in their order. One that fails
 * does not keep the others from their turn: its outcome is null.
 * @throws the failure of the only chart
 */
export async function atOnce(
  name: WorkName,
  charts: readonly Given[],
  options: Options,
): Promise<readonly (Outcome | null)[]> {
  if (charts.length < 2) return alone(name, charts, options);
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const order: Order = { name, asked: charts.map(({ asked }) => asked), options, next };
  // A browser has all processors busy by itself.
  const most = options.browser ? 1 : availableParallelism();
  const helpers = Array.from({ length: Math.min(most, charts.length) - 1 }, () => {
    const given: { [AT_ONCE]: Order } = { [AT_ONCE]: order };
    return new Worker(new URL(import.meta.url), { workerData: given });
  });
  const done: Done[] = [];
  let told = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const hear = (one: Done): void => {
        done[one.at] = one;
        for (let each = done[told]; each !== undefined; each = done[told]) {
          tell(each, charts);
          told += 1;
        }
        if (told === charts.length) resolve();
      };
      for (const helper of helpers) helper.on('message', hear).on('error', reject);
      takeTurns(order, (at) => Promise.resolve(charts[at]), hear).catch(reject);
    });
  } finally {
    // One that is still getting ready would find nothing to do.
    for (const helper of helpers) void helper.terminate();
  }
  return done.map(({ outcome }) => outcome);
}

async function alone(name: WorkName, charts: readonly Given[], options: Options): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await eachChart(charts, async (chart) => {
    const outcome = await workOn(name, chart, options);
    outcomes.push(outcome);
    warn(...(outcome.left ?? []));
    return outcome.isWell;
  });
  return outcomes;
}

function tell(done: Done, charts: readonly Given[]): void {
  printText(done.printed);
  warn(...(done.outcome === null ? [`${charts[done.at]?.name}: ${done.why}`] : (done.outcome.left ?? [])));
}

/** Works on one chart after the other, until there is none that nobody has begun with. */
async function takeTurns({ name, asked, options, next }: Order, chartAt: ChartAt, hear: (done: Done) => void) {
  for (let at = Atomics.add(next, 0, 1); at < asked.length; at = Atomics.add(next, 0, 1)) {
    let printed = '';
    const read = (text: string): void => {
      printed += text;
    };
    try {
      const chart = await chartAt(at);
      if (chart === undefined) throw new Error(`there is no ${asked[at]} any more`);
      const outcome = await printingTo(read, () => workOn(name, chart, options));
      hear({ at, printed, outcome });
    } catch (error) {
      hear({ at, printed, outcome: null, why: messageOf(error) });
    }
    // What others have to say is heard in between.
    await nextTurn();
  }
}

const AT_ONCE = 'xstate-paths at once';

// This file is also what each worker runs.
const order = (workerData as { [AT_ONCE]?: Order } | null)?.[AT_ONCE];
if (order !== undefined) {
  keepQuiet();
  hearLeftBehind();
  const project = await openProject();
  const chartAt: ChartAt = async (at) => (await givenCharts(project, [order.asked[at] ?? ''], undefined))[0];
  await takeTurns(order, chartAt, (done) => parentPort?.postMessage(done, []));
}
