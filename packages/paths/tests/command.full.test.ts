import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from './project.fixture.ts';

/** A project with charts of the kinds that strangers have. */
const { folder, run, write } = useProject();
/** The command that a line of an answer names, run. */
const runAgain = (answer: string, before: string) => {
  const [, command = ''] = new RegExp(`${before}npx xstate-paths (.+)`).exec(answer) ?? [];
  return run(...command.split(' '));
};

describe('several charts in a file', () => {
  beforeAll(() => {
    write(
      'src/two.machine.ts',
      `import { createMachine } from 'xstate';
export const a = createMachine({ id: 'a', initial: 'x', states: { x: { on: { GO: 'y' } }, y: {} } });
export const b = createMachine({ id: 'b', initial: 'x', states: { x: { on: { GO: 'z' } }, z: { type: 'final' } } }); export default b;
`,
    );
    write(
      'src/todos.machine.ts',
      `import { createMachine } from 'xstate';
export const itemMachine = createMachine({ id: 'item' });
export const todosMachine = createMachine({ id: 'todos' });
`,
    );
  });

  it.each([
    [['two'], ['two.a: 2 of 2', 'two.b: 2 of 2']],
    [['./src/two.machine.ts'], ['two.a: 2 of 2', 'two.b: 2 of 2']],
    [['./src/todos.machine.ts'], ['todos.itemMachine: 1 of 1', 'todos: 1 of 1']],
    [[], ['todos.itemMachine: 1 of 1', 'todos: 1 of 1', 'two.a: 2 of 2', 'two.b: 2 of 2']],
    [['todos'], ['todos: 1 of 1']],
  ])('are all explored: %j', (args, told) => {
    const { stdout } = run('explore', ...args);
    for (const line of told) expect(stdout).toContain(line);
    expect(stdout.match(/ states, /g)).toHaveLength(told.length);
  });

  it.each(['two.a', './src/two.machine.ts#a'])('are named one by one: %s', (name) => {
    const { stdout } = run('explore', name);
    expect(stdout).toContain('two.a: 2 of 2');
    expect(stdout).not.toContain('two.b');
  });

  it('are named where the one asked for is not among them', () => {
    expect(run('explore', 'two.c').stderr).toContain("exports no machine 'c'; it exports a, b");
  });

  it('are told of in their order, whatever one of them lacks', () => {
    write('src/wrong.machine.ts', 'export const nothing = 1;\n');
    const { stdout, stderr, status } = run('cover', 'two.b', 'wrong', 'two.a');
    expect(stdout).toMatch(/^two\.b: [^]*\ntwo\.a: /);
    expect(stderr).toContain('wrong: ');
    expect(status).toBe(1);
  });

  it('have mistakes made in them at once, and are told of in their order, whatever one of them lacks', () => {
    const alone = ['two.a', 'two.b'].map((name) => run('mutate', name).stdout);
    expect(alone.join('')).toMatch(/two\.a: .* mutants noticed[^]*two\.b: .* mutants noticed/);
    write('src/wrong.machine.ts', 'export const nothing = 1;\n');
    write('page.md', '<!-- xstate-paths mutate: begin -->\n<!-- xstate-paths mutate: end -->\n');
    const { stdout, stderr } = run('mutate', 'two.a', 'wrong', 'two.b');
    expect(stdout).toBe(alone.join(''));
    expect(stderr).toContain('exports no machine');
    expect(run('mutate', 'two', '--table', 'page.md').status).toBe(1);
    rmSync(join(folder, 'src/wrong.machine.ts'));
    expect(readFileSync(join(folder, 'page.md'), 'utf8')).toMatch(/\| two\.a \| \d of \d .*\n\| two\.b \| \d of \d /);
  });

  it('have a model each', () => {
    expect(run('init', 'two.a').stdout).toContain('Written: src/two.a.model.ts');
    expect(readFileSync(join(folder, 'src/two.a.model.ts'), 'utf8')).toContain(
      "import type { a } from './two.machine';",
    );
  });
});

describe('a command that is told', () => {
  it('works, for a chart outside the settings too', () => {
    write(
      'other/auth.ts',
      "import { createMachine } from 'xstate';\nexport const auth = createMachine({ id: 'auth' });\n",
    );
    const { stdout } = run('init', './other/auth.ts');
    expect(runAgain(stdout, 'then: ').stdout).toContain('auth: 1 of 1 states');
  });

  it('works, with a model from elsewhere', () => {
    write(
      'other/sub.machine.ts',
      `import { createMachine } from 'xstate';
export const sub = createMachine({ id: 'sub', initial: 'idle', states: { idle: { on: { go: 'busy' } }, busy: {} } });
`,
    );
    write(
      'models/sub.ts',
      `export const model = { events: {}, actors: {} };
export const rules = [{ says: 'never busy', never: ({ isIn }) => isIn('busy') }];
`,
    );
    const { stdout } = run('fuzz', './other/sub.machine.ts', '--model', 'models/sub.ts');
    expect(runAgain(stdout, 'Again: ').stdout).toContain('rule broken: never busy');
  });
});

it('names the line of a chart that runs inside another, in its own file', () => {
  write(
    'other/child.ts',
    `import { createMachine } from 'xstate';
export const child = createMachine({
  id: 'child',
  initial: 'asking',
  states: {
    asking: { on: { no: 'stuck' } },
    stuck: {},
  },
});
`,
  );
  write(
    'other/house.ts',
    `import { setup } from 'xstate';
import { child } from './child';
export const house = setup({ actors: { child } }).createMachine({ id: 'house', invoke: { src: 'child' } });
`,
  );
  write(
    'other/house.model.ts',
    'export const model = { events: {}, actors: { child: [] }, inside: { child: { events: { no: [{}] }, actors: {} } } };\n',
  );
  expect(run('explore', './other/house.ts').stdout).toContain('dead end: child.stuck (other/child.ts:7)');
});

it('never takes a model or a test for a chart, however wide the settings are', () => {
  write(
    'src/machines/lamp.ts',
    "import { createMachine } from 'xstate';\nexport const lamp = createMachine({ id: 'lamp' });\n",
  );
  write('src/machines/lamp.model.ts', 'export const model = { events: {}, actors: {} };\n');
  write('src/machines/lamp.test.ts', '');
  const { stdout, stderr } = run('explore', 'all');
  expect(stdout).toContain('lamp: 1 of 1');
  expect(stderr).toBe('');
});

it('drafts a model with each actor where its type wants it, and the events that only a wildcard takes', () => {
  write(
    'other/player.ts',
    `import { fromCallback, fromObservable, fromPromise, setup } from 'xstate';
export const player = setup({
  types: {
    events: {} as { type: 'PLAY' } | { type: 'TODO.COMMIT'; id: string } | { type: 'TODO.DELETE' },
    emitted: {} as { type: 'TODO.SAVED' },
  },
  actors: {
    keyboard: fromCallback(() => {}),
    ticker: fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })),
    save: fromPromise(async () => 1),
  },
}).createMachine({
  context: ({ input }) => ({ input }),
  invoke: [{ src: 'keyboard' }, { src: 'ticker', onSnapshot: { actions: () => {} } }, { src: 'save' }],
  on: { PLAY: { actions: () => {} }, 'TODO.*': { actions: () => {} } },
});
`,
  );
  run('init', './other/player.ts');
  const draft = readFileSync(join(folder, 'other/player.model.ts'), 'utf8');
  expect(draft).toContain('inputs: [{} as never],');
  expect(draft).toMatch(
    /events: \{[^}]*\n    PLAY: \[\{\}\],\n    'TODO\.COMMIT': \[\{\} as never\],\n    'TODO\.DELETE': \[\{\}\],\n  \}/,
  );
  expect(draft).toContain("watches: ['keyboard'],");
  expect(draft).toContain('ticker: [{ snapshot: { context: undefined as never } }],');
  expect(draft).toContain('save: [{ output: undefined as never }');
  expect(draft).not.toContain('TODO.SAVED');
});

it('what a log leaves open is undecided, or broken where nothing goes on after it', () => {
  write(
    'src/ferry.machine.ts',
    `import { createMachine } from 'xstate';
export const ferry = createMachine({ id: 'ferry', initial: 'here', states: { here: { on: { go: 'there' } }, there: {} } });
`,
  );
  write(
    'src/ferry.model.ts',
    `export const model = { events: {}, actors: {} };
export const rules = [{ says: 'arrives', once: () => true, later: ({ isIn }) => isIn('there') }];
`,
  );
  const [sent, at] = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z'];
  const answer = { sent, at, actor: 'Ann', event: 'POST /trips', status: 200, subject: 't1', holds: [], until: null };
  write('traffic.log', JSON.stringify({ ...answer, chart: 'ferry', state: 'here' }));
  const open = run('rules', 'ferry', '--log', 'traffic.log');
  const ended = run('rules', 'ferry', '--log', 'traffic.log', '--ended');
  expect([open.status, open.stdout]).toEqual([0, expect.stringContaining('0 broken, 1 undecided')]);
  expect([ended.status, ended.stdout]).toEqual([1, expect.stringContaining('1 broken, 0 undecided')]);
  expect(ended.stdout).toContain('rule broken: arrives: not yet after line 1');
});

it('the draft imports the chart with the ending that TypeScript asks for', () => {
  const chart = "import { createMachine } from 'xstate';\nexport const quay = createMachine({ id: 'quay' });\n";
  const importOf = (path: string) => {
    write(path, chart);
    run('init', path);
    return readFileSync(join(folder, path.replace('machine', 'model')), 'utf8').split('\n')[1];
  };
  write('next/tsconfig.json', '{ "compilerOptions": { "module": "NodeNext" } }');
  write('bundled/tsconfig.json', '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }');
  expect(importOf('next/src/quay.machine.ts')).toBe("import type { quay } from './quay.machine.js';");
  expect(importOf('bundled/src/quay.machine.ts')).toBe("import type { quay } from './quay.machine';");
});
