import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawSvg } from './draw.ts';
import { chartNames, loadChart } from './load.ts';

/** Draws every chart into docs/charts; with `--check` it only says which pictures are no longer those of their charts. */
const FOLDER = join(import.meta.dirname, '../../docs/charts');

const isCheck = process.argv.includes('--check');
const names = chartNames();
const drifted: string[] = [];
if (!isCheck) mkdirSync(FOLDER, { recursive: true });

for (const name of names) {
  const file = join(FOLDER, `${name}.svg`);
  const svg = await drawSvg(await loadChart(name));
  if (existsSync(file) && readFileSync(file, 'utf8') === svg) continue;
  drifted.push(name);
  if (!isCheck) writeFileSync(file, svg);
}
const drawn = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.svg')) : [];
for (const file of drawn) {
  const name = basename(file, '.svg');
  if (names.includes(name)) continue;
  drifted.push(name);
  if (!isCheck) rmSync(join(FOLDER, file));
}

if (isCheck && drifted.length > 0) {
  process.stderr.write(`docs/charts is out of date for ${drifted.join(', ')}: run \`npm run charts\` and commit it.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    isCheck ? `${names.length} charts are drawn as they are.\n` : `Drawn anew: ${drifted.join(', ') || 'none'}.\n`,
  );
}
