import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { ModelFor } from 'xstate-paths';

export { journeys } from './booking.journeys.ts';
export { ownership, rules } from './booking.rules.ts';

export const notInBrowser = 'The server runs this chart: tests/api/selling.test.ts buys through it.';

/** The events that the buyer, the provider and the clock cause in a booking. */
export const model = {
  events: {
    'payment.receive': [{ placesAreFree: true }, { placesAreFree: false }],
    'booking.cancel': [{ isRefundDue: true }, { isRefundDue: false }],
  },
  actors: {},
} satisfies ModelFor<typeof bookingMachine>;
