import { assign, fromPromise, raise, setup } from 'xstate';
import type { ModelFor } from '../src/chart/model.ts';

type Passage = { cabin: string };
type FerryContext = { places: number; tries: number; cabin: string | null };
type FerryEvent =
  | { type: 'places.set'; places: number }
  | { type: 'confirm' }
  | { type: 'change' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'retry' }
  | { type: 'sound.toggle' }
  | { type: 'passage.lost' };

/** A made-up flow with one of everything: invoke, delays, guards, raised events, history, parallel and final states. */
export const ferryMachine = setup({
  types: { context: {} as FerryContext, events: {} as FerryEvent, tags: {} as 'busy' },
  actors: {
    book: fromPromise<Passage, { places: number }>(() => Promise.reject(new Error('`book` actor must be provided'))),
  },
  guards: {
    hasPlaces: ({ context }) => context.places > 0,
    isWithin: ({ event }, most: number) => event.type === 'places.set' && event.places <= most,
    mayTryAgain: ({ context }) => context.tries < 2,
  },
  actions: { lose: raise({ type: 'passage.lost' }) },
  delays: { offer: 30_000 },
}).createMachine({
  id: 'ferry',
  type: 'parallel',
  context: { places: 0, tries: 0, cabin: null },
  states: {
    trip: {
      initial: 'choosing',
      states: {
        paused: { description: 'Put aside.', on: { resume: 'flow.back' } },
        choosing: { always: 'flow' },
        flow: {
          initial: 'counting',
          on: { pause: 'paused', 'passage.lost': '.lost' },
          onDone: 'sailed',
          states: {
            back: { type: 'history', history: 'deep' },
            counting: {
              description: 'How many places.',
              on: {
                'places.set': {
                  guard: { type: 'isWithin', params: 4 },
                  actions: assign({ places: ({ event }) => event.places }),
                },
                confirm: { guard: 'hasPlaces', target: 'booking' },
              },
            },
            booking: {
              description: 'The ferry is asked.',
              tags: 'busy',
              invoke: {
                src: 'book',
                input: ({ context }) => ({ places: context.places }),
                onDone: { target: 'offered', actions: assign({ cabin: ({ event }) => event.output.cabin }) },
                onError: [
                  {
                    guard: 'mayTryAgain',
                    target: 'failed',
                    actions: assign({ tries: ({ context }) => context.tries + 1 }),
                  },
                  { target: 'counting', actions: assign({ tries: 0 }) },
                ],
              },
            },
            failed: { description: 'Not booked.', on: { retry: 'booking' } },
            offered: {
              description: 'A cabin is offered for a while.',
              after: { 1000: { actions: assign({ tries: 0 }) }, offer: { target: 'counting', actions: 'lose' } },
              on: { confirm: 'boarded', change: { target: 'booking' } },
            },
            lost: { description: 'The offer ended.', on: { change: 'counting' } },
            boarded: { type: 'final' },
          },
        },
        sailed: { type: 'final' },
      },
    },
    sound: {
      initial: 'on',
      states: { on: { on: { 'sound.toggle': 'off' } }, off: { on: { 'sound.toggle': 'on' } } },
    },
  },
});

export const ferryModel = {
  events: { 'places.set': [{ places: 2 }, { places: 9 }], 'passage.lost': [] },
  actors: { book: [{ output: { cabin: 'A1' } }, { error: 'full' }] },
} satisfies ModelFor<typeof ferryMachine>;
