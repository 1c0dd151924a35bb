import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawSvg } from './draw.ts';
import { chartNames, loadChart, loadRoles } from './load.ts';
import { writeRoles } from './role-table.ts';

/**
 * Draws every chart into a folder, writes down who may do what in those that say it, and removes the pictures of charts that no longer exist; with `isCheck` it changes nothing.
 * @returns the names of the charts whose pictures did not match, and of all charts
 */
export async function drawCharts(folder: string, isCheck: boolean): Promise<{ drifted: string[]; names: string[] }> {
  const names = chartNames();
  const drifted: string[] = [];
  if (!isCheck) mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = join(folder, `${name}.svg`);
    const chart = await loadChart(name);
    const roles = await loadRoles(name);
    const pages = [
      [file, await drawSvg(chart)],
      ...(roles === undefined ? [] : [[join(folder, `${name}.md`), writeRoles(chart, roles)]]),
    ] as const;
    for (const [path = '', content = ''] of pages) {
      if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
      drifted.push(basename(path));
      if (!isCheck) writeFileSync(path, content);
    }
  }
  const drawn = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : [];
  for (const file of drawn) {
    const name = basename(file, '.svg');
    if (names.includes(name)) continue;
    drifted.push(name);
    if (!isCheck) rmSync(join(folder, file));
  }
  return { drifted, names };
}
