import type { JourneyFor } from '../src/journeys/journeys.ts';
import type { ferryMachine } from './ferry.machine.ts';

const cabin = { actor: 'book', output: { cabin: 'A1' } } as const;
const full = { actor: 'book', error: 'full' } as const;

export const ferryJourneys: JourneyFor<typeof ferryMachine>[] = [
  {
    name: 'two places, offered and taken',
    steps: [
      { send: { type: 'confirm' }, refused: true },
      { send: { type: 'places.set', places: 5 }, refused: true },
      { send: { type: 'places.set', places: 4 }, now: 'counting' },
      { send: { type: 'confirm' }, now: 'booking' },
      { ...cabin, now: 'offered' },
      { wait: 1000, now: 'offered', context: { tries: 0, cabin: 'A1' } },
      { send: { type: 'change' }, now: 'booking' },
      { ...cabin, now: 'offered' },
      { send: { type: 'confirm' }, now: 'sailed' },
      { send: { type: 'pause' }, refused: true },
      { send: { type: 'sound.toggle' }, now: 'off' },
      { send: { type: 'sound.toggle' }, now: 'sound.on' },
    ],
    ends: ['sailed', 'sound.on'],
  },
  {
    name: 'three refusals, with a pause before the third',
    steps: [
      { send: { type: 'places.set', places: 2 } },
      { send: { type: 'confirm' } },
      { ...full, now: 'failed' },
      { send: { type: 'retry' }, now: 'booking' },
      { ...full, now: 'failed' },
      { send: { type: 'pause' }, now: 'paused' },
      { send: { type: 'resume' }, now: 'failed' },
      { send: { type: 'retry' }, now: 'booking' },
      { ...full, now: 'counting' },
    ],
    ends: 'counting',
  },
  {
    name: 'an offer that ends',
    steps: [
      { send: { type: 'places.set', places: 2 } },
      { send: { type: 'confirm' } },
      cabin,
      { wait: 30_000, refused: true },
      { wait: 1000 },
      { wait: 30_000, now: 'lost' },
      { send: { type: 'change' }, now: 'counting' },
    ],
    ends: 'counting',
  },
];
