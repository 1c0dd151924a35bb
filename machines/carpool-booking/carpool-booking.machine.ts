import { setup } from 'xstate';

export type CarpoolBookingEvent =
  | { type: 'passengers.add' }
  /** A passenger declined, left or was removed; `isLast` if the driver is now alone. */
  | { type: 'passenger.leave'; isLast: boolean }
  | { type: 'booking.cancel' }
  /** The staff closed the space. */
  | { type: 'space.close' }
  /** Bookings for the date closed. */
  | { type: 'deadline.pass' }
  /** The guard let the car in. */
  | { type: 'car.enter' }
  /** The hour until which the space is kept has passed; only where the guard scans passes. */
  | { type: 'entry.pass' };

/** The server's claims about a booking in a state: its space is kept, it needs a passenger, its car is awaited, it has a pass. */
export type CarpoolBookingTag = 'holdsSpace' | 'isLacking' | 'awaitsCar' | 'hasPass';

/**
 * A shared ride's life on the server, from the booked space to the barrier. Promises: a space is kept only for a car with a passenger,
 * or while one can still be found. Can never happen: a car that has entered losing its space.
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
      description: 'The driver gave the space up, or the staff closed it.',
      type: 'final',
    },
  },
});
