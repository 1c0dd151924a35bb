import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type {
  BookingFacts,
  CheckoutInput,
  Opening,
  PaymentOutcome,
} from '../../../machines/checkout/checkout.types.ts';
import { type Line, orderLines } from '../../../machines/checkout/lines.ts';
import { availabilityOf, type Booking, bookingFacts, paymentOutcome } from './booking-facts.ts';
import type { CheckoutCalls } from './checkout.calls.ts';
import { isAnotherTotal, isBookingOver, failureOf, TotalChanged } from './failures.ts';
import { fromRequestWith } from '../../kit/flow/from-request.ts';
import { networkIsBack } from '../../kit/flow/facts.ts';
import { leaveFor } from '../../kit/browser/leave-for.ts';
import type { ServerClock } from '../../kit/clock/server-clock.ts';
import { poll } from '../../kit/flow/poll.ts';
import { waitUntil } from '../../kit/clock/wait.ts';

interface Environment {
  calls: CheckoutCalls;
  clock: ServerClock;
  isSignedIn: () => boolean;
}

/** The time before the end of a hold at which more time is offered. */
const warningMs = 120_000;
/** A declined card still counts as declined for a moment after another one was accepted: so many polls must agree. */
const declinedPolls = 3;

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

function watch(calls: CheckoutCalls, bookingId: string, watching: AbortSignal): Promise<PaymentOutcome> {
  let declined = 0;
  return poll(async (signal) => {
    const outcome = paymentOutcome(await calls.getBooking(bookingId, signal));
    declined = outcome?.kind === 'declined' ? declined + 1 : 0;
    return outcome && (outcome.kind !== 'declined' || declined === declinedPolls) ? outcome : undefined;
  }, watching);
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

/** Waits for the deadline, then polls until the server has either ended the hold or extended it. */
async function holdAfter(
  { calls, clock }: Pick<Environment, 'calls' | 'clock'>,
  { bookingId, expiresAt }: { bookingId: string; expiresAt: string },
  signal: AbortSignal,
): Promise<BookingFacts> {
  await waitUntil(Date.parse(expiresAt), clock, signal);
  return poll(async () => {
    const booking = bookingFacts(await calls.getBooking(bookingId, signal));
    return booking.expiresAt === null || Date.parse(booking.expiresAt) > clock.now() ? booking : undefined;
  }, signal);
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
    goToProvider: fromRequest<void, { url: string }>(({ url }, signal) => leaveFor(url, window, signal)),
    watchPayment: fromRequest<PaymentOutcome, { bookingId: string }>(({ bookingId }, signal) =>
      watch(calls, bookingId, signal),
    ),
    releaseBooking: fromRequest<void, { bookingId: string }>(async ({ bookingId }) => {
      await calls.deleteBooking(bookingId);
    }),
    extendBooking: fromRequest<BookingFacts, { bookingId: string }>(async ({ bookingId }) =>
      bookingFacts(await calls.extendBooking(bookingId)),
    ),
    waitForWarning: fromRequest<void, { expiresAt: string }>(({ expiresAt }, signal) =>
      waitUntil(Date.parse(expiresAt) - warningMs, clock, signal),
    ),
    waitForExpiry: fromRequest<BookingFacts, { bookingId: string; expiresAt: string }>((held, signal) =>
      holdAfter({ calls, clock }, held, signal),
    ),
  } satisfies Required<NonNullable<Parameters<typeof checkoutMachine.provide>[0]['actors']>>;
}
