import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { drawSvg } from '../chart/draw.ts';
import { allCharts, loadChart } from './load.ts';
import type { Project } from './project.ts';

/** A chart with all that its module exports, and its name in the project. */
export type LoadedChart = { name: string; machine: AnyStateMachine; exported: Readonly<Record<string, unknown>> };

export type DrawingOptions = {
  /** True if nothing is changed, and only what does not match is named. */
  isCheck: boolean;
  /** Pages to write beside a chart's picture: their texts, by their endings (`md`). */
  beside?: (chart: LoadedChart) => Readonly<Record<string, string>>;
};

/**
 * Draws every chart of a project into a folder, and removes the pictures of charts that no longer exist.
 * @returns the names of the files that did not match, and of all charts
 */
export async function drawCharts(
  project: Project,
  folder: string,
  { isCheck, beside = () => ({}) }: DrawingOptions,
): Promise<{ drifted: string[]; names: string[] }> {
  const charts = await allCharts(project);
  const names = charts.map(({ name }) => name);
  const drifted: string[] = [];
  if (!isCheck) mkdirSync(folder, { recursive: true });
  for (const file of charts) {
    const chart = { ...(await loadChart(file)), name: file.name };
    const pages = { svg: await drawSvg(chart.machine), ...beside(chart) };
    for (const [ending, content] of Object.entries(pages)) {
      const page = join(folder, `${chart.name}.${ending}`);
      if (existsSync(page) && readFileSync(page, 'utf8') === content) continue;
      drifted.push(basename(page));
      if (!isCheck) writeFileSync(page, content);
    }
  }
  const drawn = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : [];
  for (const file of drawn.filter((each) => !names.includes(basename(each, '.svg')))) {
    drifted.push(file);
    if (!isCheck) rmSync(join(folder, file));
  }
  return { drifted, names };
}
