#!/usr/bin/env node
import { messageOf } from '../chart/message-of.ts';
import { stillLoading } from '../project/load.ts';
import { openProject } from '../project/project.ts';
import { commands } from './commands.ts';
import { givenCharts } from './given.ts';
import { HELP } from './help.ts';
import { hearLeftBehind } from './left-behind.ts';
import { readOptions } from './options.ts';
import { print, warn } from './print.ts';
import { keepQuiet } from './quiet.ts';

async function main(): Promise<number> {
  const project = await openProject();
  const names = project.charts.map(({ name }) => name);
  const reading = readOptions(process.argv.slice(2), Object.keys(commands), names, project.config.out);
  if ('help' in reading) {
    print(HELP);
    return reading.help ? 0 : 2;
  }
  if ('problem' in reading) {
    warn(reading.problem, 'npx xstate-paths --help shows examples.');
    return 2;
  }
  const { command, charts, options } = reading;
  const isWell = await commands[command]?.(await givenCharts(project, charts, options.model), options);
  return isWell ? 0 : 1;
}

keepQuiet();
hearLeftBehind();
// A reader of the first lines only (such as head) closes the pipe: that is no failure.
process.stdout.on('error', () => process.exit());
// Node ends with 13 where nothing goes on that could end what it waits for.
process.on('exit', (ended) => {
  if (ended !== 13) return;
  for (const file of stillLoading()) warn(`${file} never ends loading: nothing ends an \`await\` at its top level.`);
});
const code = await main().catch((error: unknown) => {
  warn(messageOf(error));
  return 2;
});
// Something may have been amiss beside the work.
process.exitCode = code || process.exitCode;
