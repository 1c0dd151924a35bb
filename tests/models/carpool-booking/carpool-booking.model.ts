import type { carpoolBookingMachine } from '../../../machines/carpool-booking/carpool-booking.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/carpool.test.ts books, leaves, cancels, enters and lapses through it.';

/** The events that drivers, passengers, the guard, the staff and the clock cause in a shared ride. */
export const model = {
  events: {
    'passenger.leave': [{ isLast: false }, { isLast: true }],
  },
  actors: {},
} satisfies ModelFor<typeof carpoolBookingMachine>;

export const rules: Rule<never>[] = [
  never(
    'a car is let in while nobody sits beside the driver',
    ({ hasTag }) => hasTag('isLacking') && hasTag('hasPass'),
  ),
  never('a car is waited for that has no space', ({ hasTag }) => hasTag('awaitsCar') && !hasTag('holdsSpace')),
  eventually('a ride that lacks a passenger can still be driven', {
    once: ({ hasTag }) => hasTag('isLacking'),
    later: ({ hasTag }) => hasTag('hasPass'),
  }),
  ...tagged({
    holdsSpace: ['booked', 'needs_passenger', 'entered'],
    awaitsCar: ['booked'],
    hasPass: ['booked'],
    isLacking: ['needs_passenger'],
  }),
];

const add = { send: { type: 'passengers.add' } } as const;
const leave = { send: { type: 'passenger.leave', isLast: false } } as const;
const lastLeaves = { send: { type: 'passenger.leave', isLast: true } } as const;
const cancel = { send: { type: 'booking.cancel' } } as const;
const close = { send: { type: 'space.close' } } as const;
const deadline = { send: { type: 'deadline.pass' } } as const;
const enter = { send: { type: 'car.enter' } } as const;
const tooLate = { send: { type: 'entry.pass' } } as const;

/** A ride's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof carpoolBookingMachine>[] = [
  {
    name: 'booked, changed, driven',
    steps: [
      { ...deadline, refused: true },
      { ...add, now: 'booked' },
      { ...leave, now: 'booked' },
      { ...enter, now: 'entered' },
      { ...enter, refused: true },
      { ...cancel, refused: true },
      { ...close, refused: true },
      { ...tooLate, refused: true },
    ],
    ends: 'entered',
  },
  {
    name: 'without a passenger, found another, not there by ten',
    steps: [
      { ...lastLeaves, now: 'needs_passenger' },
      { ...leave, refused: true },
      { ...enter, refused: true },
      { ...tooLate, refused: true },
      { ...add, now: 'booked' },
      { ...tooLate, now: 'released' },
      { ...enter, refused: true },
    ],
    ends: 'released',
  },
  {
    name: 'without a passenger at the deadline',
    steps: [
      { ...lastLeaves, now: 'needs_passenger' },
      { ...deadline, now: 'lapsed' },
      { ...add, refused: true },
    ],
    ends: 'lapsed',
  },
  {
    name: 'cancelled by the driver',
    steps: [
      { ...cancel, now: 'cancelled' },
      { ...add, refused: true },
    ],
    ends: 'cancelled',
  },
  { name: 'cancelled without a passenger', steps: [lastLeaves, cancel], ends: 'cancelled' },
  { name: 'the staff close the space', steps: [close], ends: 'cancelled' },
  { name: 'the staff close the space of a ride without a passenger', steps: [lastLeaves, close], ends: 'cancelled' },
];
