import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, CheckoutInput, Opening } from '../../../machines/checkout/checkout.types.ts';
import { holdMachine } from '../../../machines/hold/hold.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { type Line, orderLines } from '../../../machines/checkout/lines.ts';
import { availabilityOf, type Booking, bookingFacts, holdFacts, paymentStanding } from './booking-facts.ts';
import type { CheckoutCalls } from './checkout.calls.ts';
import { isAnotherTotal, isBookingOver, failureOf, TotalChanged } from './failures.ts';
import type { ActorsOf } from '../../kit/flow/create-flow.tsx';
import { fromRequestWith } from '../../kit/flow/from-request.ts';
import { networkIsBack } from '../../kit/flow/facts.ts';
import type { ServerClock } from '../../kit/clock/server-clock.ts';
import { createPaymentActors } from '../../kit/payment/payment.actors.ts';
import { createHoldActors } from '../../kit/hold/hold.actors.ts';

interface Environment {
  calls: CheckoutCalls;
  clock: ServerClock;
  isSignedIn: () => boolean;
}

const fromRequest = fromRequestWith(failureOf);

/** Finds the booking to open: the one named by the payment page, else the previous one if paid elsewhere meanwhile, else the open one. */
async function bookingToOpen(
  calls: CheckoutCalls,
  { occurrenceId, returned, booking }: CheckoutInput & { booking?: BookingFacts | null },
): Promise<Booking | null> {
  if (returned !== null) return calls.getBooking(returned.bookingId);
  const before = booking ? await calls.getBooking(booking.id).catch(() => null) : null;
  if (before?.state === 'paid') return before;
  return calls.findOpenBooking(occurrenceId ?? '');
}

/** Reads the date, and the person's booking for it, from the server. */
export async function openOccurrence(calls: CheckoutCalls, input: CheckoutInput, signedIn: boolean): Promise<Opening> {
  const [occurrence, booking] = await Promise.all([
    calls.getOccurrence(input.eventSlug, input.occurrenceId ?? ''),
    signedIn ? bookingToOpen(calls, input) : null,
  ]);
  return {
    availability: availabilityOf(occurrence.state),
    signedIn,
    seated: occurrence.seated,
    limit: occurrence.per_person_limit,
    booking: booking && bookingFacts(booking),
  };
}

interface Choice {
  occurrenceId: string;
  booking: BookingFacts | null;
  seated: boolean;
  lines: Line[];
}

/** Makes the server hold exactly the choice: starts a booking, changes it, or releases the last place. */
async function hold(calls: CheckoutCalls, { occurrenceId, booking, seated, lines }: Choice): Promise<Booking | null> {
  const order = orderLines(lines, seated);
  const begin = () => calls.createBooking(occurrenceId, order);
  if (order.length === 0) {
    if (booking !== null) await calls.deleteBooking(booking.id);
    return null;
  }
  if (booking === null) return begin();
  return calls.mergeBooking(booking.id, order).catch((error: unknown) => {
    if (isBookingOver(error)) return begin();
    throw error;
  });
}

/** The effects of the checkout's chart in the browser: each calls the portal and answers in the chart's terms. */
export function createCheckoutActors({ calls, clock, isSignedIn }: Environment) {
  return {
    openOccurrence: fromRequest<Opening, CheckoutInput & { booking: BookingFacts | null }>((input) =>
      openOccurrence(calls, input, isSignedIn()),
    ),
    holdPlaces: fromRequest<BookingFacts | null, Choice>(async (choice) => {
      const held = await hold(calls, choice);
      return held && bookingFacts(held);
    }),
    updateAttendees: fromRequest<BookingFacts, { bookingId: string; lines: Line[] }>(async ({ bookingId, lines }) =>
      bookingFacts(await calls.updateAttendees(bookingId, lines)),
    ),
    waitForNetwork: fromRequest<void>((_, signal) => networkIsBack(signal)),
    payBooking: fromRequest<BookingFacts, { bookingId: string; totalCents: number }>(
      async ({ bookingId, totalCents }) => {
        const facts = async () => bookingFacts(await calls.getBooking(bookingId));
        await calls.payBooking(bookingId, totalCents).catch(async (error: unknown) => {
          throw isAnotherTotal(error) ? new TotalChanged(await facts()) : error;
        });
        return facts();
      },
    ),
    payment: paymentMachine.provide({
      actors: createPaymentActors(async (id, signal) => paymentStanding(await calls.getBooking(id, signal))),
    }),
    releaseBooking: fromRequest<void, { bookingId: string }>(async ({ bookingId }) => {
      await calls.deleteBooking(bookingId);
    }),
    hold: holdMachine.provide({
      actors: createHoldActors({
        clock,
        read: async (id, signal) => holdFacts(await calls.getBooking(id, signal)),
        extend: async (id) => holdFacts(await calls.extendBooking(id)),
      }),
    }),
  } satisfies ActorsOf<typeof checkoutMachine>;
}
