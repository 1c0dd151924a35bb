import { setup } from 'xstate';

export type CarpoolBookingEvent =
  | { type: 'passengers.add' }
  /** Somebody declined, left, or was removed; `isLast` when nobody is left beside the driver. */
  | { type: 'passenger.leave'; isLast: boolean }
  | { type: 'booking.cancel' }
  /** The staff closed the space. */
  | { type: 'space.close' }
  /** Bookings for the date closed. */
  | { type: 'deadline.pass' }
  /** The guard let the car in. */
  | { type: 'car.enter' }
  /** The hour passed until which the space is kept; only where the guard reads passes. */
  | { type: 'entry.pass' };

/** What the server keeps for the booking while it is in a state: the space and the places in the car, or nothing. */
export type CarpoolBookingTag = 'holdsSpace' | 'isLacking' | 'awaitsCar' | 'hasPass';

/**
 * A shared ride's life on the server, from the booked space to the barrier. Promises: a space is kept only for a car in which somebody sits
 * beside the driver, or for as long as somebody can still be found. Can never happen: a car that came in losing its space.
 */
export const carpoolBookingMachine = setup({
  types: { events: {} as CarpoolBookingEvent, tags: {} as CarpoolBookingTag },
  guards: { isLast: ({ event }) => event.type === 'passenger.leave' && event.isLast },
}).createMachine({
  id: 'carpool-booking',
  initial: 'booked',
  states: {
    booked: {
      description: 'The space is kept; at least one passenger comes along.',
      tags: ['holdsSpace', 'awaitsCar', 'hasPass'],
      on: {
        'passengers.add': 'booked',
        'passenger.leave': [{ guard: 'isLast', target: 'needs_passenger' }, { target: 'booked' }],
        'booking.cancel': 'cancelled',
        'space.close': 'cancelled',
        'car.enter': 'entered',
        'entry.pass': 'released',
      },
    },
    needs_passenger: {
      description: 'The last passenger left; the space is kept until bookings for the date close.',
      tags: ['holdsSpace', 'isLacking'],
      on: {
        'passengers.add': 'booked',
        'booking.cancel': 'cancelled',
        'space.close': 'cancelled',
        'deadline.pass': 'lapsed',
      },
    },
    entered: {
      description: 'The car is on campus.',
      tags: 'holdsSpace',
      type: 'final',
    },
    released: {
      description: 'The car did not come in time, and the space is free again.',
      type: 'final',
    },
    lapsed: {
      description: 'Nobody was found in time to come along.',
      type: 'final',
    },
    cancelled: {
      description: 'The driver let the space go, or the staff closed it.',
      type: 'final',
    },
  },
});
