import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { HELP } from '../src/cli/help.ts';

const cli = join(import.meta.dirname, '../src/cli/cli.ts');
const run = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

it('teaches by example', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npx xstate-paths explore checkout');
});

it('is told of alike by its help and its README, and knows every command that they tell', () => {
  const commandsIn = (text: string) =>
    [...new Set([...text.matchAll(/npx xstate-paths ([a-z]+)/g)].map(([, command]) => command ?? ''))].toSorted();
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(commandsIn(readme)).toEqual(commandsIn(HELP));
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(commandsIn(HELP)));
});
