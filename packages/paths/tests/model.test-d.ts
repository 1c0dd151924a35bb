import { createMachine, fromPromise, fromTransition, setup } from 'xstate';
import type { ModelFor } from '../src/chart/model.ts';
import { never, type Rule, tagged } from '../src/explore/rules.ts';
import { shows } from '../src/explore/shows.ts';
import type { JourneyFor } from '../src/journeys/journeys.ts';
import type { ferryMachine } from './ferry.machine.ts';

const kiteMachine = setup({
  types: { context: {} as { length: number; wind: number }, input: {} as { wind: number }, tags: {} as 'busy' },
  actors: { pull: fromPromise<void, number>(() => Promise.resolve()) },
}).createMachine({ context: ({ input }) => ({ length: 0, wind: input.wind }) });

/** Code that must not compile: checked by `tsc`, which fails if an expected error is missing. */
type FerryModel = ModelFor<typeof ferryMachine>;

const payload = { 'places.set': [{ places: 1 }] };

export const eventMissing: FerryModel = {
  // @ts-expect-error an event with a payload needs cases
  events: {},
  actors: { book: [] },
};

// @ts-expect-error an actor needs its outcomes
export const actorMissing: FerryModel = { events: payload, actors: {} };

export const wrongOutput: FerryModel = {
  events: payload,
  // @ts-expect-error the output is of the actor's own type
  actors: { book: [{ output: { cabin: 1 } }] },
};

export const unknownEvent: FerryModel = {
  // @ts-expect-error the chart has no such event
  events: { ...payload, 'places.reset': [] },
  actors: { book: [{ output: { cabin: 'A1' } }, ({ input }) => ({ error: input.places })] },
};

// @ts-expect-error the chart begins with an input
export const inputMissing: ModelFor<typeof kiteMachine> = { events: {}, actors: {} };

type Narrow = { length: number };
export const ofTheChart: Rule<Narrow>[] = [
  never('a negative length', ({ context }) => context.length < 0),
  ...tagged({ busy: ['flying'] }),
  ...shows<typeof kiteMachine>({ flying: { tags: ['busy'], asks: { pull: ({ wind }) => wind } } }),
];

declare enum Step {
  Next = 'NEXT',
  Add = 'ADD',
}
const stairs = setup({ types: { events: {} as { type: Step.Next } | { type: Step.Add; item: string } } }).createMachine(
  {},
);
export const byEnum: JourneyFor<typeof stairs> = {
  name: 'an event of an enum, by its member or its text',
  steps: [
    { send: { type: Step.Next } },
    { send: { type: 'ADD', item: 'mug' } },
    // @ts-expect-error the payload is still asked for
    { send: { type: 'ADD' } },
    // @ts-expect-error the chart has no such event
    { send: { type: 'REMOVE' } },
  ],
  ends: [],
};

const counter = fromTransition((count: number) => count + 1, 0);
const counting = setup({ actors: { counter } }).createMachine({ invoke: { src: 'counter', onSnapshot: {} } });
export const news: JourneyFor<typeof counting> = {
  name: 'what an actor says of itself',
  steps: [
    { actor: 'counter', snapshot: { context: 3 } },
    // @ts-expect-error what it says is of the actor's own type
    { actor: 'counter', snapshot: { context: 'three' } },
  ],
  ends: [],
};

const unnamed = createMachine({ invoke: { src: fromPromise(() => Promise.resolve()) } });
export const watched = { events: {}, actors: {}, watches: ['0.(machine)'] } satisfies ModelFor<typeof unnamed>;

type Mouse = { type: 'down' | 'up'; at: number } | { type: 'leave' };
const canvas = setup({ types: { events: {} as Mouse } }).createMachine({});
export const severalTypes: ModelFor<typeof canvas> = { events: { down: [{ at: 1 }], up: [{ at: 2 }] }, actors: {} };
export const wrongPayload: ModelFor<typeof canvas> = {
  // @ts-expect-error the payload of one of several types
  events: { down: [{ at: 'left' }], up: [] },
  actors: {},
};
