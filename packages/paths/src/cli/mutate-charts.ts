import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { messageOf } from '../chart/message-of.ts';
import { openProject } from '../project/project.ts';
import { eachChart, type Given, givenCharts } from './given.ts';
import { mutateChart } from './mutate-command.ts';
import { aroundTable, type MutationRow, mutationTable, writeTable } from './mutation-table.ts';
import type { Options } from './options.ts';
import { print, printTo, warn } from './print.ts';
import { keepQuiet } from './quiet.ts';

/** A chart to make mistakes in, by the words that name it. */
type Task = { asked: string; options: Options };

/** What came of it: what it prints, and its row of the table if that is asked for; or the reason why it can't be done. */
type Outcome = { printed: string; isWell: boolean; row: MutationRow | null } | { why: string };

/**
 * Tells which mistakes the tests of each chart don't notice, and writes the table if a page is named for it; true if there are few. Several
 * charts take their turns at once, one on each processor, and are told of in their order.
 */
export async function mutateCharts(charts: readonly Given[], options: Options): Promise<boolean> {
  // Before minutes of work that would be lost without a place for the table.
  if (options.table !== undefined) aroundTable(options.table);
  const rows: (MutationRow | null)[] = [];
  const inTurn = (chart: Given): Promise<boolean> =>
    mutateChart(chart, options).then(({ isWell, row }) => {
      rows.push(row);
      return isWell;
    });
  const processors = Math.min(availableParallelism(), charts.length);
  const outcomes = processors > 1 ? await atOnce(charts, options, processors) : null;
  const isWell = outcomes?.every((each) => 'isWell' in each && each.isWell) ?? (await eachChart(charts, inTurn));
  rows.push(...(outcomes ?? []).map((each) => ('row' in each ? each.row : null)));
  if (options.table !== undefined) writeTable(options.table, mutationTable(rows.filter((row) => row !== null)));
  return isWell;
}

const AT_WORK = 'xstate-paths mutate';

async function atOnce(charts: readonly Given[], options: Options, processors: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let told = 0;
  const tell = (): void => {
    for (let outcome = outcomes[told]; outcome !== undefined; outcome = outcomes[told]) {
      if ('why' in outcome) warn(`${charts[told]?.name}: ${outcome.why}`);
      else if (outcome.printed !== '') print(outcome.printed.trimEnd());
      told += 1;
    }
  };
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: AT_WORK });
    for (let chart = charts[next]; chart !== undefined; chart = charts[next]) {
      const at = next;
      next += 1;
      worker.postMessage({ asked: chart.asked, options } satisfies Task, []);
      const [outcome] = (await once(worker, 'message')) as [Outcome];
      outcomes[at] = outcome;
      tell();
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: processors }, work));
  return outcomes;
}

async function outcomeOf({ asked, options }: Task): Promise<Outcome> {
  let printed = '';
  printTo((text) => {
    printed += text;
  });
  try {
    const [chart] = await givenCharts(await openProject(), [asked], undefined);
    return chart === undefined ? { why: 'it is gone' } : { ...(await mutateChart(chart, options)), printed };
  } catch (error) {
    return { why: messageOf(error) };
  }
}

// This file is also what each worker runs.
if (workerData === AT_WORK) {
  keepQuiet();
  parentPort?.on('message', (task: Task) => {
    void outcomeOf(task).then((outcome) => parentPort?.postMessage(outcome, []));
  });
}
