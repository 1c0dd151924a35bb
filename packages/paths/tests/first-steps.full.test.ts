import { describe, expect, it } from 'vitest';
import { useProject } from './project.fixture.ts';

const { run, write } = useProject();

describe('a chart without a model', () => {
  it('is not told that its actors have no cases: it has none at all', () => {
    write(
      'src/logged.machine.ts',
      `import { createMachine, fromCallback } from 'xstate';
export const logged = createMachine({ id: 'logged', initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } },
  invoke: { src: fromCallback(() => {}), id: 'logger' } });
`,
    );
    const { stdout } = run('explore', './src/logged.machine.ts');
    expect(stdout).toContain('logged has no model');
    expect(stdout).not.toContain('case never used');
    expect(run('report', './src/logged.machine.ts').stdout).not.toContain('case never used');
  });
});

describe('a model that only a bundler can load', () => {
  it('is refused by the command line, which says what to do', () => {
    write(
      'src/globbed.machine.ts',
      "import { createMachine } from 'xstate';\nexport const globbed = createMachine({ id: 'globbed' });\n",
    );
    write(
      'src/globbed.model.ts',
      "const all = import.meta.glob('./*.json', { eager: true });\nexport const model = { events: { all: [all] }, actors: {} };\n",
    );
    expect(run('explore', './src/globbed.machine.ts').stderr).toContain(
      'src/globbed.model.ts cannot be loaded: it uses `import.meta.glob`, which only Vite knows: test it with `testChart` of xstate-paths/vitest, or keep what needs Vite out of it',
    );
  });
});
