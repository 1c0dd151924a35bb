import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf } from '../chart/message-of.ts';
import { NO_MODEL } from '../chart/model.ts';
import { allCharts, chartsIn, chartsNamed, loadChart, loadTestedFile } from '../project/load.ts';
import { type ChartFile, chartFile, hasModel, type Project, shortPath } from '../project/project.ts';
import type { Tested } from '../project/tested.ts';
import { ALL, isFile } from './options.ts';
import { warn } from './print.ts';

/** A chart as a command is given it: the project that it belongs to, and the words that name it on a command line. */
export type Given = ChartFile & { project: Project; asked: string };

/**
 * The charts that are named: all, by their names (`todos`, `todos.itemMachine`), or by the path of their file, with
 * `#itemMachine` for one of several.
 * @throws if a file exports no such machine, or a model is given for several
 */
export async function givenCharts(
  project: Project,
  named: readonly string[],
  model: string | undefined,
): Promise<Given[]> {
  const given = await Promise.all([...new Set(named)].map((name) => chartsGiven(project, name)));
  const charts = given.flat();
  if (model === undefined) return charts;
  const modelFile = resolve(model);
  if (!existsSync(modelFile)) throw new Error(`There is no file ${model}, which --model names.`);
  if (charts.length > 1)
    throw new Error(`--model is the model of one chart: name one of ${charts.map(({ asked }) => asked).join(', ')}.`);
  return charts.map((chart) => ({ ...chart, modelFile, asked: `${chart.asked} --model ${model}` }));
}

async function chartsGiven(project: Project, name: string): Promise<Given[]> {
  if (!isFile(name)) {
    const charts = await (name === ALL ? allCharts(project) : chartsNamed(project, name));
    return charts.map((chart) => ({ ...chart, project, asked: chart.name }));
  }
  const [path = name, exportName] = name.split('#');
  const charts = await chartsIn(chartFile(project.root, project.config, resolve(path)), project, exportName);
  const mark = (chart: ChartFile) => (charts.length > 1 ? `${path}#${chart.exportName}` : name);
  return charts.map((chart) => ({ ...chart, project, asked: mark(chart) }));
}

/**
 * Runs something for each chart. One that fails does not keep the others from their turn.
 * @returns true if all went well
 * @throws the failure of the only chart
 */
export async function eachChart(given: readonly Given[], run: (chart: Given) => Promise<boolean>): Promise<boolean> {
  let isWell = true;
  for (const chart of given) {
    try {
      isWell = (await run(chart)) && isWell;
    } catch (error) {
      const why = messageOf(error);
      const told = `${chart.name}: ${why}`;
      if (given.length === 1) throw new Error(why.includes(chart.name) ? why : told, { cause: error });
      warn(told);
      isWell = false;
    }
  }
  return isWell;
}

/** A chart with its tests; one without a model is walked with bare events, which `noModel` tells. */
export async function testedOf(chart: Given): Promise<Tested> {
  if (hasModel(chart)) return loadTestedFile(chart, chart.project);
  const { machine } = await loadChart(chart);
  return { machine, model: NO_MODEL, journeys: [], rules: [] };
}

/** The remark on a chart that has no model; null if it has one. */
export function noModel(chart: Given): string | null {
  if (hasModel(chart)) return null;
  return `${chart.name} has no model: its events are sent without payload, and its actors never end. Write ${shortPath(chart.project, chart.modelFile)}.`;
}
