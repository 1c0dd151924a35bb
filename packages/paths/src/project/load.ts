import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../chart/inside.ts';
import { importFile } from './import-file.ts';
import { type ChartFile, hasModel, openProject, type Project, shortPath } from './project.ts';
import type { Tested } from './tested.ts';

/** A chart of a project by its name, with its model, journeys and rules. @throws if it has none of these, saying where to write them */
export async function loadTested(name: string, project?: Project): Promise<Tested> {
  const { charts, ...settings } = project ?? (await openProject());
  const chart = charts.find((each) => each.name === name);
  if (chart === undefined) throw new Error(`There is no chart '${name}'.`);
  return loadTestedFile(chart, settings);
}

/** The machine that a file exports, and everything that it exports. @throws if there is none, or the file cannot be loaded */
export async function loadChart({ file }: Pick<ChartFile, 'file'>) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const exported = await importFile(file);
  const machine = chosenFrom(exported, file);
  if (machine === undefined) throw new Error(`${file} exports no machine: export what \`createMachine\` returns.`);
  return { machine, exported };
}

/** The same as `loadTested` for a chart that was found already. */
export async function loadTestedFile(chart: ChartFile, settings: Pick<Project, 'root' | 'config'>): Promise<Tested> {
  const { name, modelFile } = chart;
  const path = shortPath(settings, modelFile);
  if (!hasModel(chart))
    throw new Error(
      `${name} has no model: write ${path}, exporting \`model\` (satisfies ModelFor<typeof ...>) and \`journeys\`.`,
    );
  const exported = (await importFile(modelFile)) as Partial<Tested>;
  const { model, journeys = [], rules = [], equivalents, ownership, notInBrowser } = exported;
  if (model === undefined) throw new Error(`${path} must export \`model\`.`);
  const leftOutInBrowser = (await settings.config.browser?.leftOut(name)) ?? null;
  const { machine } = await loadChart(chart);
  return { machine, model, journeys, rules, equivalents, ownership, notInBrowser, leftOutInBrowser };
}

/** Of several machines in a file, the one that has the file's name, with or without `Machine` after it, or has it as its id; else the first. */
function chosenFrom(exported: Readonly<Record<string, unknown>>, file: string): AnyStateMachine | undefined {
  const machines = Object.entries(exported).filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1]));
  const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]|machine$/g, '');
  const wanted = bare(basename(file).replace(/(\.machine)?\.[cm]?[jt]sx?$/, ''));
  const [, named] =
    machines.find(([name, { id }]) => bare(name) === wanted || bare(id) === wanted) ?? machines[0] ?? [];
  return named;
}
