import type { ModelFor } from '../src/chart/model.ts';
import type { ferryMachine } from './ferry.machine.ts';

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
