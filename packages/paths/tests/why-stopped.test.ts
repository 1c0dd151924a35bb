import { assign, createMachine, enqueueActions, fromPromise, fromTransition, sendTo, setup, stopChild } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Model } from '../src/chart/model.ts';
import { exploreLoaded } from '../src/explore/explore.ts';

const bare: Model = { events: {}, actors: {}, limit: 40 };
const seldom = "raise `limit`, or be content with `until: 'covered'`";

describe('a walk that is stopped says what grows:', () => {
  it.each([
    ['with cases', {}],
    ['with real actors', { inside: {} }],
  ])('delays, %s', (_, real) => {
    const chart = setup({ types: { context: {} as { number: number } } }).createMachine({
      id: 'reminders',
      context: { number: 0 },
      on: {
        remind: {
          actions: enqueueActions(({ enqueue, context: { number } }) => {
            enqueue.assign({ number: number + 1 });
            enqueue.raise({ type: 'due' }, { delay: 1000, id: `${number}` });
          }),
        },
      },
    });
    const { stopped } = exploreLoaded(chart, { ...bare, ...real, project: () => null });
    expect(stopped).toMatch(/^up to \d+ delays at once \(after 1000 ms\); more than 40 configurations: /);
    expect(stopped).toContain(`let the chart cancel those that it starts anew, ${seldom}`);
  });

  describe('lists that grow side by side', () => {
    const chart = setup({
      types: { context: {} as { pages: number[]; notes: number[]; seen: boolean } },
    }).createMachine({
      id: 'book',
      context: { pages: [], notes: [], seen: false },
      on: {
        write: { actions: assign(({ context: { pages, notes } }) => ({ pages: [...pages, 1], notes: [...notes, 2] })) },
      },
    });

    it('all of them at once', () => {
      const { stopped } = exploreLoaded(chart, bare);
      expect(stopped).toContain(
        'tell less of them apart, as with `project: ({ pages, notes, ...rest }) => [rest, pages.length > 0, notes.length > 0]`',
      );
    });

    it('only those that `project` still tells apart', () => {
      const project = (context: unknown) => {
        const { pages, ...rest } = context as { pages: number[] };
        return [rest, pages.length > 0];
      };
      const { stopped } = exploreLoaded(chart, { ...bare, project });
      expect(stopped).toMatch(/^most varied is notes \(\d+ values\), pages \(2 values\)/);
      expect(stopped).toContain('let `project` tell less of notes apart');
    });
  });

  const spawning = setup({
    types: { context: {} as { number: number } },
    actors: { work: fromPromise(() => Promise.resolve(1)) },
  });
  const begin = spawning.assign({
    number: ({ context, spawn }) => {
      spawn('work', { id: `work ${context.number}` });
      return context.number + 1;
    },
  });

  it('ids of actors, which `project` does not leave out', () => {
    const chart = spawning.createMachine({
      id: 'shift',
      context: { number: 0 },
      on: { relieve: { actions: [stopChild(({ context }) => `work ${context.number - 1}`), begin] } },
    });
    const { stopped } = exploreLoaded(chart, { ...bare, actors: { work: [{ output: 1 }] }, project: () => null });
    expect(stopped).toMatch(/^\d+ ids of work; more than 40 configurations: /);
    expect(stopped).toContain(
      `let ids of work come again, leave them to XState, or let \`ids\` in the model leave out what numbers them, ${seldom}`,
    );
  });

  it('actors that have ended, and that nobody stops', () => {
    const chart = spawning.createMachine({ id: 'piling', context: { number: 0 }, on: { begin: { actions: begin } } });
    const { stopped } = exploreLoaded(chart, { ...bare, actors: { work: [{ output: 1 }] }, project: () => null });
    expect(stopped).toMatch(/^up to \d+ actors at once \(work\); more than 40 configurations: /);
  });

  it('what a real actor counts in a context of its own, until cases say it instead', () => {
    const counter = fromTransition((count: number) => count + 1, 0);
    const chart = createMachine({
      id: 'gate',
      invoke: { id: 'counter', src: counter },
      on: { pass: { actions: sendTo('counter', { type: 'add' }) } },
    });
    const real = { ...bare, inside: {}, project: () => null };
    expect(exploreLoaded(chart, real).stopped).toBe(
      "41 values of the actor counter's own context, which no `project` leaves out; more than 40 configurations: let cases say what counter says instead of its own code (`actors: { counter: [{ snapshot: { context: … } }] }`, not `runs`), raise `limit`, or be content with `until: 'covered'`",
    );
    const actors = { counter: [{ snapshot: { context: 3 } }] };
    expect(exploreLoaded(chart, { ...real, actors }).stopped).toBe(null);
  });
});
