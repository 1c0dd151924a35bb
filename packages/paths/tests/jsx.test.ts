import { expect, it } from 'vitest';
import { useProject } from './project.fixture.ts';

const { run, write } = useProject();

it('the model of a chart in a file with JSX needs none, but may have some', () => {
  write(
    'src/badge.machine.tsx',
    `import { createMachine } from 'xstate';
export const badge = createMachine({ id: 'badge', initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } });
`,
  );
  expect(run('explore', './src/badge.machine.tsx').stdout).toContain('Write src/badge.model.ts.');
  expect(run('init', './src/badge.machine.tsx').stdout).toContain('Written: src/badge.model.ts.');
  expect(run('explore', './src/badge.machine.tsx').stdout).toContain('Cases are in src/badge.model.ts.');
  write('src/badge.model.tsx', 'export const model = { events: {}, actors: {} };');
  expect(run('explore', './src/badge.machine.tsx').stdout).toContain('Cases are in src/badge.model.tsx.');
});

it('a chart that only a hook makes is to be made outside of it', () => {
  write(
    'src/thing.machine.tsx',
    `import { createMachine } from 'xstate';
export function useThing() { return createMachine({ id: 'thing' }); }
export const Thing = () => <div>{useThing().id}</div>;
`,
  );
  expect(run('explore', './src/thing.machine.tsx').stderr).toContain(
    'If `useThing` makes one, make it outside, and hand it what it takes from there as `input` or with `provide`.',
  );
});
