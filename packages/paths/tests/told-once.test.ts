import { expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';

const fail = () => {
  throw new Error('no');
};

it.each([
  ['its guard', { target: 'b', guard: fail }, {}],
  ['its action', { target: 'b', actions: assign(fail) }, {}],
  ['an `always` after it', { target: 'c' }, { c: { always: { target: 'b', guard: fail } } }],
])('a transition that breaks the chart whenever it is tried is told once: by %s', (_, go, more) => {
  const machine = createMachine({
    id: 'once',
    initial: 'a',
    states: { a: { on: { go, far: 'b' } }, b: { on: { back: 'a' } }, ...more },
  });
  for (const model of [
    { events: {}, actors: {} },
    { events: {}, actors: {}, inside: {} },
  ])
    expect(complaints(exploreLoaded(machine, model).report).filter((line) => !line.startsWith('unreachable'))).toEqual([
      expect.stringMatching(/^breaks: go #0 in once\.a: /),
    ]);
});
