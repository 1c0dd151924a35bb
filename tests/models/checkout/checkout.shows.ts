import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { CheckoutContext } from '../../../machines/checkout/checkout.types.ts';
import { type Shown, shows } from 'xstate-paths';

type Screen = Shown<typeof checkoutMachine>;

const screen = (step: NonNullable<Screen['meta']>['step'], name: NonNullable<Screen['meta']>['screen']): Screen => ({
  meta: { step, screen: name },
});
const editable = (of: Screen): Screen => ({ ...of, tags: ['editable'] });
const busy = (of: Screen, asks: Screen['asks'] = {}): Screen => ({ ...of, tags: ['busy'], asks });
const over = (of: Screen): Screen => ({ ...of, tags: ['over'] });

const bookingId = ({ booking }: CheckoutContext) => booking?.id ?? 'none';

/** The facts that each step of a booking shows, and the calls it makes. */
export const shown = shows<typeof checkoutMachine>({
  signedOut: screen('done', 'signedOut'),
  signedOutTooLong: screen('done', 'signedOut'),
  choosingOccurrence: editable(screen('occurrence', 'occurrence')),
  opening: busy(screen('occurrence', 'opening')),
  openFailed: screen('occurrence', 'openFailed'),
  loginRequired: screen('occurrence', 'loginRequired'),
  'unavailable.cancelled': screen('occurrence', 'cancelled'),
  bookingsClosed: screen('occurrence', 'bookingsClosed'),
  bookingsNotOpen: screen('occurrence', 'bookingsNotOpen'),
  fullyBooked: screen('occurrence', 'fullyBooked'),
  choosingTickets: editable(screen('tickets', 'tickets')),
  holdingWithCode: busy(screen('tickets', 'tickets')),
  holdingPlaces: busy(screen('tickets', 'tickets')),
  holdFailed: screen('tickets', 'holdFailed'),
  'choosingSeats.settled': editable(screen('seats', 'seats')),
  'choosingSeats.holding': busy(screen('seats', 'seats')),
  'choosingSeats.failed': screen('seats', 'seats'),
  'namingAttendees.editing': editable(screen('attendees', 'attendees')),
  'namingAttendees.saving': busy(screen('attendees', 'attendees'), {
    updateAttendees: (context) => ({ bookingId: bookingId(context), lines: context.lines }),
  }),
  'namingAttendees.failed': editable(screen('attendees', 'attendees')),
  checkingAnswers: editable(screen('check', 'check')),
  changingCode: busy(screen('check', 'check')),
  sharingPlaces: busy(screen('check', 'check')),
  'paying.starting': busy(screen('payment', 'paying'), {
    payBooking: (context) => ({ bookingId: bookingId(context), totalCents: context.agreedCents }),
  }),
  'paying.failed': screen('payment', 'payFailed'),
  awaitingPayment: {
    ...screen('payment', 'payment'),
    asks: {
      payment: (context) => ({
        id: bookingId(context),
        url: context.booking?.paymentUrl ?? null,
        begins: context.ordered ? 'leaving' : 'waiting',
      }),
    },
  },
  releasing: busy(screen('done', 'releasing'), { releaseBooking: (context) => ({ bookingId: bookingId(context) }) }),
  releaseFailed: screen('done', 'releaseFailed'),
  released: over(screen('done', 'released')),
  withdrawn: over(screen('done', 'withdrawn')),
  expired: over(screen('done', 'expired')),
  paid: over(screen('done', 'paid')),
  refunded: over(screen('done', 'refunded')),
});
