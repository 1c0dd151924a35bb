import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The built package in a project that knows nothing of this one: TypeScript with enums, and imports without endings. */
const folder = mkdtempSync(join(tmpdir(), 'paths-stranger-'));
const root = join(import.meta.dirname, '..');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'node_modules/xstate-paths/cli/cli.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: 'false' },
  });

const LEVELS = `export enum Level { Low, High }
export interface Lamp { level: Level }
console.log('a chart that talks');
`;
const LAMP = `import { createMachine, setup } from 'xstate';
import { Level, type Lamp } from './levels';
export const bulb = createMachine({ id: 'bulb' });
export const lampMachine = setup({
  types: { context: {} as Lamp, events: {} as { type: 'press' } },
  guards: { isBright: ({ context }) => context.level === Level.High },
}).createMachine({
  id: 'lamp',
  context: { level: Level.Low },
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: { invoke: { src: 'glow', onError: 'broken' }, on: { press: 'off' } },
    broken: { on: { 'press': { guard: 'isBright', target: 'on' } } },
  },
});
`;

const BELL = `const { assign, fromCallback, setup } = require('xstate');
exports.bell = setup({
  actors: { clapper: fromCallback(() => {}) },
  actions: { hang: assign({ clapper: ({ spawn }) => spawn('clapper') }) },
}).createMachine({
  id: 'bell',
  context: { clapper: null },
  initial: 'still',
  states: { still: { on: { ring: { target: 'ringing', actions: 'hang' } } }, ringing: { type: 'final' } },
});
`;

/** The README's examples in one language, from its first five minutes on. */
function blocksOf(language: string): string[] {
  const [, guide = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('## In five minutes');
  return [...guide.matchAll(/^ *```(\w*)\n(.*?)\n *```$/gms)].flatMap(([, written, text]) =>
    written === language && text !== undefined ? [`${text.replaceAll(/^ {3}/gm, '')}\n`] : [],
  );
}

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'build.mjs'), join(folder, 'node_modules/xstate-paths')]);
  for (const name of ['xstate', 'get-tsconfig', 'jiti', '@viz-js/viz']) {
    const entry = fileURLToPath(import.meta.resolve(name));
    const found = join(entry.slice(0, entry.lastIndexOf('node_modules')), 'node_modules', name);
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(found, join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(join(folder, 'src/levels.ts'), LEVELS);
  writeFileSync(join(folder, 'src/lamp.machine.ts'), LAMP);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('can be installed beside vitest from 1 on', () => {
  const manifest = readFileSync(join(folder, 'node_modules/xstate-paths/package.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    peerDependencies: { vitest: '>=1' },
    peerDependenciesMeta: { vitest: { optional: true } },
  });
});

it('finds what is missing in a chart that has no model', () => {
  const { stdout, status } = run('explore', './src/lamp.machine.ts');
  expect(stdout).toContain('lamp: 2 of 3 states, 2 of 4 transitions');
  expect(stdout).toContain('lamp has no model');
  expect(status).toBe(1);
});

it('drafts a model, with which it finds more', () => {
  expect(run('init', 'lamp').stdout).toContain('Written: src/lamp.model.ts');
  expect(run('init', 'lamp').stderr).toContain('is there already');
  expect(readFileSync(join(folder, 'src/lamp.model.ts'), 'utf8')).toContain(
    "import type { lampMachine } from './lamp.machine';",
  );
  expect(run('explore').stdout).toContain('lamp: 3 of 3 states, 3 of 4 transitions');
});

it('drafts a model in JavaScript for a chart in JavaScript', () => {
  writeFileSync(join(folder, 'bell.js'), BELL);
  expect(run('init', './bell.js').stdout).toContain('Written: bell.model.js');
  const draft = readFileSync(join(folder, 'bell.model.js'), 'utf8');
  expect(draft).toContain("@type {import('xstate-paths').ModelFor<typeof import('./bell.js').bell>}");
  expect(draft).toContain("watches: ['clapper']");
  const { stdout, stderr } = run('explore', './bell.js');
  expect(stderr).toBe('');
  expect(stdout).toContain('bell: 2 of 2 states, 1 of 1 transitions');
  expect(stdout).toContain('pinned by no journey: bell.still ring 0: the chart has no journeys');
});

it('finds path aliases where Vite keeps them: in a configuration that tsconfig.json refers to', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'site/src'), { recursive: true });
  write('site/tsconfig.json', '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }');
  write('site/tsconfig.app.json', '{ "extends": "../base/tsconfig.json", } // of the site');
  mkdirSync(join(folder, 'base'));
  write('base/tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["../site/src/*"] } } }');
  write('site/src/names.ts', "export const idle = 'idle';\n");
  write(
    'site/src/page.ts',
    `import { createMachine } from 'xstate';
import { idle } from '@/names';
export const page = createMachine({ id: 'page', initial: idle, states: { [idle]: {} } });
`,
  );
  const { stdout, stderr } = run('explore', './site/src/page.ts');
  expect(stderr).toBe('');
  expect(stdout).toContain('page: 1 of 1 states');
});

it('keeps to itself what a chart says', () => {
  const { stdout } = run('cover', 'lamp', '--as', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ chart: 'lamp' });
});

it('goes as its README says', () => {
  const [chart = '', model = '', journeys = ''] = blocksOf('ts');
  writeFileSync(join(folder, 'src/upload.machine.ts'), chart);
  expect(run('report', './src/upload.machine.ts').stdout).toContain('unreachable: upload.sent');
  expect(run('init', './src/upload.machine.ts').stdout).toContain('Written: src/upload.model.ts');
  const types = `import type { JourneyFor, ModelFor } from 'xstate-paths';
import type { uploadMachine } from './upload.machine';
`;
  const [, explored = '', mutated = ''] = blocksOf('');
  for (const [command, told, text] of [
    ['explore', explored, types + model],
    ['mutate', mutated, types + model + journeys],
  ] as const) {
    writeFileSync(join(folder, 'src/upload.model.ts'), text);
    const { stdout } = run(command, 'upload');
    expect(told).toContain('upload: ');
    for (const line of told.trim().split('\n')) expect(stdout).toContain(line.replace(/ \d+ ms$/, ''));
  }
});

it('writes a report with a picture, and one for continuous integration', () => {
  run('report', 'lamp');
  const read = (name: string) => readFileSync(join(folder, 'test-results/paths', name), 'utf8');
  expect(read('report.html')).toContain('<svg');
  expect(read('report.xml')).toMatch(/<testsuite name="lamp" tests="\d+" failures="[1-9]\d*"/);
});

it('says what to install for random walks', () => {
  expect(run('fuzz', 'lamp').stderr).toContain('fast-check, which is not installed: npm install --save-dev fast-check');
});

it('goes on with the others where one chart cannot be loaded, and says where there are none', () => {
  writeFileSync(join(folder, 'src/wrong.machine.ts'), 'export const nothing = 1;\n');
  const { stdout, stderr, status } = run('explore', 'all');
  expect(stdout).toContain('lamp: 3 of 3');
  expect(stderr).toContain('exports no machine');
  expect(status).toBe(1);
  rmSync(join(folder, 'src'), { recursive: true });
  expect(run('explore').stderr).toContain('There is no *.machine.ts here');
});
