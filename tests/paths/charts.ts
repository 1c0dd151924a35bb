import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawCharts, type LoadedChart, openProject, watchFolder } from 'xstate-paths';
import { writeRoles } from './role-table.ts';

/**
 * `npm run charts` draws every chart into docs/charts, and writes down who may do what in those that say it. With `--check` it only names the pictures that do not match their charts;
 * with `--watch` it keeps running, and draws again whenever a chart changes.
 */
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/charts');
const MACHINES = join(ROOT, 'machines');

/** The role that may cause each event, for charts whose module exports it as `whoMay`. */
function roleTable({ machine, exported }: LoadedChart): Record<string, string> {
  const { whoMay } = exported as { whoMay?: Record<string, string> };
  return whoMay === undefined ? {} : { md: writeRoles(machine, whoMay) };
}

/** Draws in a process of its own: a loaded module is never loaded again. */
async function redraw(): Promise<void> {
  await once(spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' }), 'exit');
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, watch: { type: 'boolean' } } });
const isCheck = values.check ?? false;
try {
  const { drifted, names } = await drawCharts(await openProject(ROOT), FOLDER, { isCheck, beside: roleTable });
  process.stdout.write(
    isCheck
      ? `${names.length} charts, ${drifted.length} out of date.\n`
      : `Drawn anew: ${drifted.join(', ') || 'none'}.\n`,
  );
  if (isCheck && drifted.length > 0) {
    process.stderr.write(`docs/charts: run \`npm run charts\` and commit ${drifted.join(', ')}.\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`Not drawn: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
if (values.watch) {
  watchFolder(MACHINES, redraw);
  process.stdout.write('Watching machines/; end with Ctrl+C.\n');
}
