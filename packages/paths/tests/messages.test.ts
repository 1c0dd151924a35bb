import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from './project.fixture.ts';

const { folder, run, runIn, write } = useProject();

describe('a message', () => {
  beforeAll(() =>
    write(
      'other/form.ts',
      `import { createMachine } from 'xstate';
export const form = createMachine({
  id: 'form',
  context: ({ input }) => ({ name: input.name }),
  initial: 'asking',
  states: { asking: { on: { SEND: 'submitting' } }, submitting: {} },
});
`,
    ),
  );
  const model = (more: string) =>
    `export const model = { inputs: [{ name: 'a' }], events: {}, actors: {}, ${more} };\n`;

  it.each([
    ['an empty model', 'export const model = {};', 'the model has no `events`'],
    [
      'cases that are no list',
      "export const model = { events: { SEND: 'x' }, actors: {} };",
      'events.SEND must be a list',
    ],
    [
      'a journey without steps',
      `${model('')}export const journeys = [{ name: 'short' }];`,
      "the journey 'short' has no `steps`",
    ],
    [
      'a project that throws',
      model('project: (c) => c.items.length'),
      "The `project` of the model of 'form' cannot be used in form.asking",
    ],
    [
      'a rule that throws',
      `${model('')}export const rules = [{ says: 'quick', never: ({ isIn }) => isIn('askin') }];`,
      "The rule 'quick' cannot be asked: The chart 'form' has no state 'askin'; did you mean 'asking'?",
    ],
    [
      'a journey to a misspelt state',
      `${model('')}export const journeys = [{ name: 'sends', input: { name: 'a' }, steps: [{ send: { type: 'SEND' }, now: 'submiting' }], ends: 'submitting' }];`,
      "did you mean 'submitting'?",
    ],
    ['a start without input', 'export const model = { events: {}, actors: {} };', 'without `inputs` in the model'],
  ])('names %s, and what to do', (_, text, told) => {
    write('models/form.ts', text);
    const { stdout, stderr } = run('explore', './other/form.ts', '--model', 'models/form.ts');
    expect(stdout + stderr).toContain(told);
  });

  it('names a model that is not there, a chart that cannot be loaded, and a misspelt setting', () => {
    expect(run('explore', './other/form.ts', '--model', 'absent.ts').stderr).toContain('There is no file absent.ts');
    write('other/wrong.ts', "throw new Error('boom');");
    expect(run('explore', './other/wrong.ts').stderr).toContain(
      'other/wrong.ts cannot be loaded: boom (other/wrong.ts:1)',
    );
    write('other/parts.ts', "export const part = () => {\n  throw new Error('no part');\n};");
    write('other/whole.ts', "import { part } from './parts';\nenum Kind { One }\npart();\nexport { Kind };");
    expect(run('explore', './other/whole.ts').stderr).toContain('no part (other/parts.ts:2)');
    write('other/endless.ts', 'await new Promise(() => {});');
    expect(run('explore', './other/endless.ts').stderr).toContain('other/endless.ts never ends loading');
    write('apart/paths.config.ts', "export default { chart: '*.ts' };");
    expect(runIn('apart', 'explore').stderr).toContain("has no setting 'chart'; did you mean charts?");
    write('apart/paths.config.ts', 'export default { charts: 5 };');
    expect(runIn('apart', 'explore').stderr).toContain('the setting `charts` is 5: write a text or a list of texts.');
  });
});

describe('a promise that a chart leaves behind and that is rejected', () => {
  beforeAll(() => {
    write(
      'left/src/page.machine.ts',
      `import { assign, createMachine } from 'xstate';
const load = async () => { throw new Error('no page'); };
export const page = createMachine({ id: 'page', on: { open: { actions: assign({ page: () => load() }) } } });
`,
    );
    write(
      'left/src/quay.machine.ts',
      "import { createMachine } from 'xstate';\nexport const quay = createMachine({ id: 'quay' });\n",
    );
    write('left/package.json', '{ "type": "module" }');
    write('left/paths.config.ts', 'export default {};');
  });

  it.each([
    ['explore', ['all'], ['page: 1 of 1 states', 'quay: 1 of 1 states']],
    ['explore', ['page'], ['page: 1 of 1 states']],
    ['report', ['all'], ['quay', 'Written: ']],
  ])('is told with the name of the chart, and all else goes on: %s %j', (command, charts, told) => {
    const { stdout, stderr, status } = runIn('left', command, ...charts);
    for (const each of told) expect(stdout).toContain(each);
    expect(stderr).toBe(
      'page: its code leaves behind a promise that is rejected: no page. Let an actor await it (`fromPromise`), or catch it.\n',
    );
    expect(status).toBe(1);
  });
});

it('a promise that is rejected while another chart is worked on is told with the name of its own, once', () => {
  write(
    'late/src/page.machine.ts',
    `import { assign, createMachine } from 'xstate';
const load = () => new Promise((_, reject) => setTimeout(reject, 400, new Error('no page')));
export const page = createMachine({ id: 'page', on: { open: { actions: assign({ page: load }) } } });
`,
  );
  write(
    'late/src/quay.machine.ts',
    "import { createMachine } from 'xstate';\nexport const quay = createMachine({ id: 'quay' });\n",
  );
  write(
    'late/src/quay.model.ts',
    'await new Promise((resolve) => setTimeout(resolve, 1500));\nexport const model = { events: {}, actors: {} };\n',
  );
  write('late/package.json', '{ "type": "module" }');
  write('late/paths.config.ts', 'export default {};');
  const { stderr, status } = runIn('late', 'report', 'all');
  expect(stderr.match(/^.* its code leaves behind .*$/gm)).toEqual([expect.stringContaining('page: its code')]);
  expect(status).toBe(1);
});

describe('what a command cannot use', () => {
  it.each([
    [['mutate', 'one', '--table', 'none.md'], "There is no file 'none.md'."],
    [['mutate', 'one', '--table', 'bare.md'], 'bare.md has no place for the table'],
    [['rules', 'one', '--log', 'none.log'], "There is no file 'none.log'."],
    [['explore', './other/maker.ts'], 'If `makeAuth` makes one, export what it returns as well.'],
    [['explore', '--h'], "There is no option '--h'"],
    [['explore', 'one', '--as', 'json'], 'explore takes no --as: only cover does'],
    [['mutate', 'one', '--steps', '3'], 'mutate takes no --steps: only cover, replay and fuzz do'],
    [['cover', 'one', '--most', '3'], '--most does nothing without --simple'],
    [['replay', 'one', '--seconds', '3'], '--seconds does nothing without --random or --browser'],
  ])('is told before any work: %j', (args, told) => {
    write('bare.md', 'A page.\n');
    write(
      'src/one.machine.ts',
      "import { createMachine } from 'xstate';\nexport const one = createMachine({ id: 'one' });\n",
    );
    write('src/one.model.ts', 'export const model = { events: {}, actors: {} };\n');
    write('other/maker.ts', 'export const makeAuth = () => 1;\n');
    const { stdout, stderr, status } = run(...args);
    expect(stderr).toContain(told);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).not.toContain('known: --help, --h,');
  });
});

it('a draft makes the folder that is to hold it', () => {
  write(
    'folded/src/quay.machine.ts',
    "import { createMachine } from 'xstate';\nexport const quay = createMachine({ id: 'quay' });\n",
  );
  write('folded/paths.config.ts', "export default { model: 'tests/models/{name}.model.ts' };");
  expect(runIn('folded', 'init', 'quay').stdout).toContain('Written: tests/models/quay.model.ts.');
  expect(existsSync(join(folder, 'folded/tests/models/quay.model.ts'))).toBe(true);
});
