#!/usr/bin/env node
import { Console } from 'node:console';
import { messageOf } from '../chart/message-of.ts';
import { openProject } from '../project/project.ts';
import { commands } from './commands.ts';
import { givenCharts } from './given.ts';
import { HELP } from './help.ts';
import { readOptions } from './options.ts';
import { print, warn } from './print.ts';

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

// What a chart or its model says is no part of the result.
globalThis.console = new Console(process.stderr, process.stderr);
// Nor is Node's advice on how a project should name its modules.
process.removeAllListeners('warning');
process.on('warning', (warning: Error & { code?: string }) => {
  if (warning.code !== 'MODULE_TYPELESS_PACKAGE_JSON') warn(String(warning));
});
// A reader of the first lines only (such as head) closes the pipe: that is no failure.
process.stdout.on('error', () => process.exit());
process.exitCode = await main().catch((error: unknown) => {
  warn(messageOf(error));
  return 2;
});
