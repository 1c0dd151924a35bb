import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const cli = join(import.meta.dirname, '../src/cli/cli.ts');

/** The command in a project of its own for one test file, with XState beside its charts in `src`. */
export function useProject() {
  const folder = mkdtempSync(join(tmpdir(), 'paths-command-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const runIn = (part: string, ...args: string[]) => {
    const env = { ...process.env, GITHUB_ACTIONS: 'false' };
    const { stdout, stderr, status } = spawnSync(process.execPath, [cli, ...args], {
      cwd: join(folder, part),
      encoding: 'utf8',
      env,
    });
    return { stdout, stderr, status };
  };
  beforeAll(() => {
    const entry = fileURLToPath(import.meta.resolve('xstate'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(
      join(entry.slice(0, entry.lastIndexOf('node_modules')), 'node_modules/xstate'),
      join(folder, 'node_modules/xstate'),
    );
    write('package.json', '{ "private": true, "type": "module" }');
    write('paths.config.ts', "export default { charts: ['src/*.machine.ts', 'src/machines/*.ts'] };");
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return { folder, write, runIn, run: (...args: string[]) => runIn('.', ...args) };
}
