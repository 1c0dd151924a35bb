import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';
import type { bookingShareMachine } from '../../../machines/booking-share/booking-share.machine.ts';

export const notInBrowser =
  'The server runs this chart: tests/api/paying-apart.test.ts asks, takes, pays and takes back through it.';

/** The events that whoever asks, the friend and the clock cause in a share. */
export const model = {
  events: { 'share.take': [{ isInTime: true }, { isInTime: false }] },
  actors: {},
} satisfies ModelFor<typeof bookingShareMachine>;

export const rules: Rule<never>[] = [
  never('a share is paid and can still be taken back', ({ hasTag }) => hasTag('isOpen') && hasTag('isPaid')),
  never('a share is asked for and taken', ({ hasTag }) => hasTag('isAsked') && hasTag('isTaken')),
  eventually('an open share is paid or given up', {
    once: ({ hasTag }) => hasTag('isOpen'),
    later: ({ isIn }) => isIn('paid') || isIn('released') || isIn('taken_back'),
  }),
  ...tagged({
    isOpen: ['asked', 'declined', 'taken'],
    isAsked: ['asked'],
    isTaken: ['taken'],
    isPaid: ['paid'],
  }),
];

const take = (isInTime: boolean) => ({ send: { type: 'share.take', isInTime } }) as const;
const decline = { send: { type: 'share.decline' } } as const;
const remind = { send: { type: 'share.remind' } } as const;
const takeBack = { send: { type: 'share.take_back' } } as const;
const release = { send: { type: 'share.release' } } as const;
const pay = { send: { type: 'share.pay' } } as const;
const nothingMore = [take(true), decline, remind, takeBack, release].map((step) => ({
  ...step,
  refused: true as const,
}));

/** A share's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof bookingShareMachine>[] = [
  {
    name: 'asked, reminded, taken and paid',
    steps: [
      { ...pay, refused: true },
      { ...remind, now: 'asked' },
      { ...take(true), now: 'taken' },
      { ...take(true), refused: true },
      { ...decline, refused: true },
      { ...remind, now: 'taken' },
      { ...pay, now: 'paid' },
      { ...pay, refused: true },
      ...nothingMore,
    ],
    ends: 'paid',
  },
  {
    name: 'asked, and released at the end',
    steps: [{ ...take(false), refused: true }, { ...release, now: 'released' }, ...nothingMore],
    ends: 'released',
  },
  {
    name: 'taken and not paid in time; the money comes late, into the same places',
    steps: [take(true), { ...release, now: 'released' }, { ...pay, now: 'paid' }],
    ends: 'paid',
  },
  { name: 'asked, and taken back', steps: [{ ...takeBack, now: 'taken_back' }, ...nothingMore], ends: 'taken_back' },
  {
    name: 'taken, and taken back before it was paid',
    steps: [take(true), { ...takeBack, now: 'taken_back' }, { ...pay, refused: true }],
    ends: 'taken_back',
  },
  {
    name: 'not wanted, and taken back',
    steps: [
      { ...decline, now: 'declined' },
      { ...take(true), refused: true },
      { ...remind, refused: true },
      { ...pay, refused: true },
      { ...takeBack, now: 'taken_back' },
    ],
    ends: 'taken_back',
  },
  {
    name: 'not wanted, and released at the end',
    steps: [decline, { ...release, now: 'released' }],
    ends: 'released',
  },
];
