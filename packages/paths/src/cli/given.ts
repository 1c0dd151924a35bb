import { resolve } from 'node:path';
import { loadChart, loadTestedFile } from '../project/load.ts';
import { type ChartFile, chartFile, hasModel, type Project, shortPath } from '../project/project.ts';
import type { Tested } from '../project/tested.ts';
import { isFile } from './options.ts';
import { warn } from './print.ts';

/** A chart as a command is given it, with the project that it belongs to. */
export type Given = ChartFile & { project: Project };

/** The charts that are named, by their names in the project or by their files. */
export function givenCharts(project: Project, named: readonly string[], model: string | undefined): Given[] {
  return named.flatMap((name) => {
    const chart = isFile(name)
      ? chartFile(project.root, project.config, resolve(name))
      : project.charts.find((each) => each.name === name);
    if (chart === undefined) return [];
    return [{ ...chart, ...(model !== undefined && { modelFile: resolve(model) }), project }];
  });
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
      if (given.length === 1) throw error;
      warn(`${chart.name}: ${error instanceof Error ? error.message : String(error)}`);
      isWell = false;
    }
  }
  return isWell;
}

/** A chart with its tests; one without a model is walked with bare events, which `noModel` tells. */
export async function testedOf(chart: Given): Promise<Tested> {
  if (hasModel(chart)) return loadTestedFile(chart, chart.project);
  const { machine } = await loadChart(chart);
  return { machine, model: { events: {}, actors: {} }, journeys: [], rules: [] };
}

/** The remark on a chart that has no model; null if it has one. */
export function noModel(chart: Given): string | null {
  if (hasModel(chart)) return null;
  return `${chart.name} has no model: its events are sent without payload, and its actors never end. Write ${shortPath(chart.project, chart.modelFile)}.`;
}
