import { Console } from 'node:console';
import { warn } from './print.ts';

/** Keeps to the error output what is no part of a result: what a chart or its model says, and warnings, but for Node's advice on how a project should name its modules. */
export function keepQuiet(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { code?: string }) => {
    if (warning.code !== 'MODULE_TYPELESS_PACKAGE_JSON') warn(String(warning));
  });
}
