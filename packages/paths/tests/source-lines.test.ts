import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { addressOf } from '../src/project/locate.ts';
import { sourceLines } from '../src/project/source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'paths-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CHART = `import { createMachine } from 'xstate';
import { later } from './later';
// states: { on: a comment is none }
export const machine = createMachine({
  id: 'lines',
  initial: 'on',
  states: {
    on: {
      on: {
        go: [
          { guard: ({ event }) => \`\${{ on: 1 }}\` !== event.type, target: 'later' },
        ],
        'step.back': 'on',
      },
      after: { 500: 'later' },
    },
    later,
  },
});
`;
const LATER = `const unrelated = { on: { done: 1 } };
export const later = {
  invoke: {
    src: 'load',
    onDone: 'in',
  },
  states: {
    in: {},
  },
};
`;
const machine = createMachine({
  id: 'lines',
  initial: 'on',
  states: {
    on: { on: { go: 'later', 'step.back': 'on' }, after: { 500: 'later' } },
    later: { initial: 'in', invoke: { src: 'load', onDone: '.in' }, states: { in: {} } },
  },
});

it('finds the line of each state and each transition, in the files that the chart imports too', () => {
  const file = join(folder, 'lines.machine.ts');
  writeFileSync(file, CHART);
  writeFileSync(join(folder, 'later.ts'), LATER);
  const lines = [...sourceLines(machine, file)].map(([id, { file: of, line }]) => [
    id,
    `${of.slice(folder.length + 1)}:${line}`,
  ]);
  expect(Object.fromEntries(lines)).toEqual({
    lines: 'lines.machine.ts:5',
    'lines.on': 'lines.machine.ts:8',
    'lines.later': 'later.ts:2',
    'lines.later.in': 'later.ts:8',
    'lines.on go 0': 'lines.machine.ts:10',
    'lines.on step.back 0': 'lines.machine.ts:13',
    'lines.on after 500 0': 'lines.machine.ts:15',
    'lines.later done load 0': 'later.ts:5',
  });
});

it('finds states that are keyed by an enum, and no line rather than one of several', () => {
  const file = join(folder, 'steps.machine.ts');
  writeFileSync(
    file,
    `interface User { id: string }
enum Step { Cart = 'cart', Review = 'review' }
export const steps = createMachine({
  id: 'steps',
  states: {
    [Step.Cart]: {},
    [Step.Review]: {},
  },
});
export const one = createMachine({ states: { twin: {} } });
export const other = createMachine({ states: { twin: {} } });
`,
  );
  const steps = createMachine({ id: 'steps', initial: 'cart', states: { cart: {}, review: {} } });
  const lines = sourceLines(steps, file);
  expect([...lines].map(([id, { line }]) => [id, line])).toEqual([
    ['steps', 4],
    ['steps.cart', 6],
    ['steps.review', 7],
  ]);
  expect([...sourceLines(createMachine({ initial: 'twin', states: { twin: {} } }), file)]).toEqual([]);
});

it('opens a line in the editor that the settings name', () => {
  const line = { file: '/home/anna/my charts/a.machine.ts', line: 7 };
  expect(addressOf({ root: '/home/anna', config: {} }, line)).toBe(
    'vscode://file/home/anna/my%20charts/a.machine.ts:7',
  );
  const editor = 'https://example.org/blob/main/{path}#L{line}';
  expect(addressOf({ root: '/home/anna', config: { editor } }, line)).toBe(
    'https://example.org/blob/main/my%20charts/a.machine.ts#L7',
  );
});
