import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../chart/inside.ts';
import { messageOf } from '../chart/message-of.ts';
import { checked } from './checked.ts';
import { importFile } from './import-file.ts';
import { type ChartFile, chartFile, hasModel, openProject, type Project, shortPath } from './project.ts';
import type { Tested } from './tested.ts';

/** A chart of a project by its name, with its model, journeys and rules. @throws if it has none of these, saying where to write them */
export async function loadTested(name: string, project?: Project): Promise<Tested> {
  const opened = project ?? (await openProject());
  const [chart] = await chartsNamed(opened, name);
  if (chart === undefined) throw new Error(`There is no chart '${name}'.`);
  return loadTestedFile(chart, opened);
}

/**
 * The charts of a project that a name stands for: the one that has it, one of several by the name of its export after the file's, or all
 * of a file that is named and has no chart of that name. A file that cannot be loaded stands for itself.
 * @throws if a file has no such export
 */
export async function chartsNamed(project: Project, name: string): Promise<ChartFile[]> {
  const files = project.charts.filter((each) => each.name === name);
  if (files.length > 0) {
    const charts = (await Promise.all(files.map((file) => chartsIn(file, project)))).flat();
    const named = charts.filter((each) => each.name === name);
    return named.length > 0 ? named : charts;
  }
  const owner = project.charts.find((each) => name.startsWith(`${each.name}.`));
  return owner === undefined ? [] : chartsIn(owner, project, name.slice(owner.name.length + 1));
}

/** All charts of a project. */
export const allCharts = async (project: Project): Promise<ChartFile[]> =>
  (await Promise.all(project.charts.map((file) => chartsIn(file, project)))).flat();

/**
 * The charts that a file exports, or the one with a certain name. The only one, or the one that bears the file's name, is named after the
 * file; any other after its export too. A file that cannot be loaded, or has none, stands for itself, to be told of when it is used.
 * @throws if there is no such export
 */
export async function chartsIn(
  chart: ChartFile,
  { root, config }: Pick<Project, 'root' | 'config'>,
  exportName?: string,
): Promise<ChartFile[]> {
  const machines = await loadFile(chart.file).then(machinesIn, () => []);
  const main = mainOf(machines, chart.file);
  const charts = machines.map((each) =>
    each === main ? { ...chart, exportName: each[0] } : chartFile(root, config, chart.file, each[0]),
  );
  if (exportName === undefined) return charts.length === 0 ? [chart] : charts;
  const found = charts.filter((each) => each.exportName === exportName);
  const others = charts.map((each) => each.exportName).join(', ');
  if (found.length === 0 && charts.length > 0)
    throw new Error(`${shortPath({ root }, chart.file)} exports no machine '${exportName}'; it exports ${others}.`);
  return found.length === 0 ? [chart] : found;
}

/** The machine that a file exports, its name there, and everything that it exports. @throws if there is none, or the file cannot be loaded */
export async function loadChart({ file, exportName }: Pick<ChartFile, 'file' | 'exportName'>) {
  const exported = await loadFile(file);
  const machines = machinesIn(exported);
  const [name, machine] = machines.find(([each]) => each === exportName) ?? mainOf(machines, file) ?? machines[0] ?? [];
  if (name === undefined || machine === undefined) {
    throw new Error(
      `${fromHere(file)} exports no machine: export what \`createMachine\` returns.${insteadOf(exported)}`,
    );
  }
  return { name, machine, exported };
}

/** Advice for a file that exports functions, one of which may make a machine; hooks of React run only in a component. */
function insteadOf(exported: Readonly<Record<string, unknown>>): string {
  const makers = Object.keys(exported).filter((name) => typeof exported[name] === 'function');
  const hook = makers.find((name) => /^use[A-Z]/.test(name));
  if (hook !== undefined)
    return ` If \`${hook}\` makes one, make it outside, and hand it what it takes from there as \`input\` or with \`provide\`.`;
  return makers.length === 0 ? '' : ` If \`${makers[0]}\` makes one, export what it returns as well.`;
}

/** The same as `loadTested` for a chart that was found already. */
export async function loadTestedFile(chart: ChartFile, settings: Pick<Project, 'root' | 'config'>): Promise<Tested> {
  const { name, modelFile } = chart;
  const path = shortPath(settings, modelFile);
  if (!hasModel(chart))
    throw new Error(
      `${name} has no model: write ${path}, exporting \`model\` (satisfies ModelFor<typeof ...>) and \`journeys\`.`,
    );
  const {
    model,
    journeys = [],
    rules = [],
    equivalents,
    ownership,
    notInBrowser,
  } = checked(await loadFile(modelFile), path);
  if (model === undefined) throw new Error(`${path} must export \`model\`.`);
  const leftOutInBrowser = (await settings.config.browser?.leftOut(name)) ?? null;
  const { machine } = await loadChart(chart);
  return { machine, model, journeys, rules, equivalents, ownership, notInBrowser, leftOutInBrowser };
}

type Exported = [name: string, machine: AnyStateMachine];

const fromHere = (file: string) => shortPath({ root: process.cwd() }, file);

async function loadFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  if (!existsSync(file)) throw new Error(`There is no file ${fromHere(file)}.`);
  loading.add(file);
  try {
    return await importFile(file);
  } catch (cause) {
    throw new Error(`${fromHere(file)} cannot be loaded: ${whyNot(messageOf(cause))}${lineOf(cause)}`, { cause });
  } finally {
    loading.delete(file);
  }
}

const loading = new Set<string>();

/** The files that are still being loaded, by their paths from here. */
export const stillLoading = (): string[] => [...loading].map(fromHere);

/** The line of the project that threw, in brackets; empty where none is known. */
function lineOf(thrown: unknown): string {
  const frames = thrown instanceof Error ? (thrown.stack ?? '').split('\n') : [];
  const own = frames.filter((frame) => /^\s+at /.test(frame) && !/node:|node_modules/.test(frame));
  const [, place, line] = /((?:file:\/\/)?(?:[A-Z]:)?[\\/][^():]+):(\d+):\d+\)?$/.exec(own[0] ?? '') ?? [];
  if (place === undefined) return '';
  return ` (${fromHere(place.startsWith('file:') ? fileURLToPath(place) : place)}:${line})`;
}

/** The reason why a file cannot be loaded; what only Vite knows is no function here. */
const whyNot = (message: string): string =>
  /\.glob is not a function/.test(message)
    ? 'it uses `import.meta.glob`, which only Vite knows: test it with `testChart` of xstate-paths/vitest, or keep what needs Vite out of it'
    : message;

/** The machines among what a file exports, each once, by a name of its own rather than as the default. */
function machinesIn(exported: Readonly<Record<string, unknown>>): Exported[] {
  const machines = Object.entries(exported)
    .filter((entry): entry is Exported => isMachine(entry[1]))
    .toSorted(([one], [other]) => Number(one === 'default') - Number(other === 'default'));
  return machines.filter(([, machine], at) => machines.findIndex(([, other]) => other === machine) === at);
}

/** The only machine of a file, or the one that has the file's name, with or without `Machine` after it, or has it as its id. */
function mainOf(machines: readonly Exported[], file: string): Exported | undefined {
  const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]|machine$/g, '');
  const wanted = bare(basename(file).replace(/(\.machine)?\.[cm]?[jt]sx?$/, ''));
  const isNamed = ([name, { id }]: Exported) => bare(name) === wanted || bare(id) === wanted;
  return machines.length === 1 ? machines[0] : machines.find(isNamed);
}
