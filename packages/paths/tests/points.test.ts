import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from './project.fixture.ts';

const { run, write } = useProject();

describe('a state whose name has a point in it', () => {
  beforeAll(() => {
    write(
      'src/sorts.machine.ts',
      `import { createMachine } from 'xstate';
export const sorts = createMachine({
  id: 'sorts',
  initial: 'v1.0',
  states: {
    'v1.0': { on: { go: 'b', back: 'b' } },
    b: { on: { back: 'v1\\\\.0' } },
    'v2.0': { on: { go: 'b' } },
  },
});
`,
    );
  });

  it('is told of like any other, with its line', () => {
    const { stdout } = run('explore', 'sorts');
    expect(stdout).toContain('sorts: 2 of 3 states, 3 of 4 transitions');
    expect(stdout).toContain('unreachable: sorts.v2.0: no transition leads there (src/sorts.machine.ts:8)');
    expect(stdout).toContain('not walked: sorts.v2.0 go 0: no path comes to sorts.v2.0 (src/sorts.machine.ts:8)');
  });

  it('is the wrong target of a transition, and has a model drafted', () => {
    expect(run('mutate', 'sorts').stdout).toContain('survives: retarget sorts.v1.0 go 0 to sorts.v2.0');
    expect(run('init', 'sorts').stdout).toContain('Written: src/sorts.model.ts');
  });
});
