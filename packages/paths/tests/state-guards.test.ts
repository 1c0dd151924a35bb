import { expect, it } from 'vitest';
import { and, createMachine, not, stateIn } from 'xstate';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';

const desk = (guard: unknown) =>
  createMachine({
    id: 'desk',
    type: 'parallel',
    context: { isBright: false },
    states: {
      door: {
        initial: 'shut',
        states: { shut: { on: { open: 'opened' } }, opened: { on: { shut: 'shut' } }, broken: {} },
      },
      light: { initial: 'off', states: { off: { on: { press: { guard, target: 'on' } } }, on: {} } },
    },
  } as object);

const told = (guard: unknown) => complaints(exploreLoaded(desk(guard), { events: {}, actors: {} }).report);

it.each([
  [
    stateIn({ door: 'broken' }),
    'stateIn always said no, and it asks only where the chart is ({"door":"broken"}): add cases that come to desk.light.off when it lets that through, or mend the guard if none can',
  ],
  [
    and([stateIn('#desk.door.broken'), ({ context }) => (context as { isBright: boolean }).isBright]),
    'and(stateIn, if) always said no, and it asks only for the context (isBright) and where the chart is (#desk.door.broken): add cases that come to desk.light.off when it lets that through, or mend the guard if none can',
  ],
])('a guard that asks where the chart is and says no is not to be helped by what is sent', (guard, why) => {
  expect(told(guard).find((line) => line.startsWith('not walked'))).toContain(`: ${why}`);
});

it('nor is one that never says no', () => {
  expect(told(not(stateIn({ door: 'broken' })))).toContain(
    'guard never: desk.light.off press 0 = false: it depends on where the chart is ({"door":"broken"}): add cases that come to desk.light.off when that is otherwise, or mend the guard if none can',
  );
});

it('one that also looks at the event may be helped by a case', () => {
  const guard = and([stateIn({ door: 'opened' }), ({ event }) => 'hard' in event]);
  expect(told(guard)).toContainEqual(expect.stringMatching(/add a case to events\['press'\] that it lets through$/));
});
