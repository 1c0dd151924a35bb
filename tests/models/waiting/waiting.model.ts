import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';
import type { waitingMachine } from '../../../machines/waiting/waiting.machine.ts';

export const notInBrowser =
  'The server runs this chart: tests/api/waiting.test.ts joins, offers and leaves through it.';

/** The events that a waiting party, the portal and the clock cause. */
export const model = { events: {}, actors: {} } satisfies ModelFor<typeof waitingMachine>;

export const rules: Rule<never>[] = [
  never('a party waits while places are held for it', ({ hasTag }) => hasTag('isWaiting') && hasTag('isOffered')),
  eventually('waiting ends', {
    once: ({ hasTag }) => hasTag('isOpen'),
    later: ({ isIn }) => isIn('taken') || isIn('closed'),
  }),
  ...tagged({ isOpen: ['queued', 'offered'], isWaiting: ['queued'], isOffered: ['offered'] }),
];

const make = { send: { type: 'offer.make' } } as const;
const take = { send: { type: 'offer.take' } } as const;
const decline = { send: { type: 'offer.decline' } } as const;
const lapse = { send: { type: 'offer.lapse' } } as const;
const withdraw = { send: { type: 'offer.withdraw' } } as const;
const leave = { send: { type: 'place.leave' } } as const;
const close = { send: { type: 'date.close' } } as const;
const refused = { refused: true } as const;
const nothingMore = [make, take, decline, lapse, withdraw, leave, close].map((step) => ({ ...step, ...refused }));
const offered = { ...make, now: 'offered' } as const;

/** A party's wait according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof waitingMachine>[] = [
  {
    name: 'offered places and booked, once',
    steps: [
      { ...take, ...refused },
      { ...decline, ...refused },
      { ...lapse, ...refused },
      { ...withdraw, ...refused },
      offered,
      { ...make, ...refused },
      { ...leave, ...refused },
      { ...take, now: 'taken' },
      ...nothingMore,
    ],
    ends: 'taken',
  },
  {
    name: 'offered places that nobody wanted',
    steps: [offered, { ...decline, now: 'declined' }, ...nothingMore],
    ends: 'declined',
  },
  {
    name: 'offered places that nobody took in time',
    steps: [offered, { ...lapse, now: 'missed' }, ...nothingMore],
    ends: 'missed',
  },
  {
    name: 'offered places that nobody could book, and again when they could be',
    steps: [offered, { ...withdraw, now: 'queued' }, offered, { ...take, now: 'taken' }, ...nothingMore],
    ends: 'taken',
  },
  { name: 'left before anything came free', steps: [{ ...leave, now: 'left' }, ...nothingMore], ends: 'left' },
  { name: 'waited in vain', steps: [{ ...close, now: 'closed' }, ...nothingMore], ends: 'closed' },
  { name: 'offered places when the date was cancelled', steps: [offered, { ...close, now: 'closed' }], ends: 'closed' },
];
