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
