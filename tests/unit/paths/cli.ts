import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('src/cli/cli.ts', import.meta.resolve('xstate-paths/package.json')));

/** Runs `npm run paths -- ...` in a process of its own. */
export const runPaths = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
