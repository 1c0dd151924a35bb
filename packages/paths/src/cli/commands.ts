import { atOnce } from './at-once.ts';
import { printBench } from './bench.ts';
import type { Given } from './given.ts';
import { aroundTable, mutationTable, writeTable } from './mutation-table.ts';
import type { Options } from './options.ts';
import { writeReport } from './report-command.ts';
import { type Outcome, type WorkName, works } from './works.ts';

/** Runs a command on charts; resolves to true if all is well with them. */
type Command = (charts: readonly Given[], options: Options) => Promise<boolean>;

const areWell = (outcomes: readonly (Outcome | null)[]): boolean =>
  outcomes.every((outcome) => outcome?.isWell === true);

const onEach =
  (name: WorkName): Command =>
  async (charts, options) =>
    areWell(await atOnce(name, charts, options));

/** The commands by their names. */
export const commands: Readonly<Record<string, Command>> = {
  ...Object.fromEntries((Object.keys(works) as WorkName[]).map((name) => [name, onEach(name)])),
  mutate: mutateCharts,
  report: writeReport,
  bench: async () => {
    printBench();
    return true;
  },
};

/** Tells which mistakes the tests of each chart don't notice, and writes the table if a page is named for it. */
async function mutateCharts(charts: readonly Given[], options: Options): Promise<boolean> {
  // Before minutes of work that would be lost without a place for the table.
  if (options.table !== undefined) aroundTable(options.table);
  const outcomes = await atOnce('mutate', charts, options);
  const rows = outcomes.flatMap((outcome) => outcome?.row ?? []);
  if (options.table !== undefined) writeTable(options.table, mutationTable(rows));
  return areWell(outcomes);
}
