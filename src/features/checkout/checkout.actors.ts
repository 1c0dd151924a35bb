import type { QueryClient } from '@tanstack/react-query';
import { type EventObject, fromCallback } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type {
  BookingFacts,
  CheckoutInput,
  ChoiceToHold,
  Opening,
  Sharing,
} from '../../../machines/checkout/checkout.types.ts';
import { holdMachine } from '../../../machines/hold/hold.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { type Line, orderLines } from '../../../machines/checkout/choice.ts';
import { availabilityOf, type Booking, bookingFacts, endingOf, holdFacts, paymentStanding } from './booking-facts.ts';
import {
  type CheckoutCalls,
  CodeRefused,
  ExchangeOver,
  createCheckoutCalls,
  failureOf,
  isAnotherTotal,
  isBookingOver,
  TotalChanged,
} from './checkout.calls.ts';
import { bookingQuery, profileQuery } from './checkout.queries.ts';
import type { ActorsOf } from '../../kit/flow/create-flow.tsx';
import { fromRequestWith } from '../../kit/flow/from-request.ts';
import { networkIsBack } from '../../kit/flow/facts.ts';
import { session } from '../../kit/session/session.ts';
import { pause } from '../../kit/clock/wait.ts';
import type { ServerClock } from '../../kit/clock/server-clock.ts';
import { createPaymentActors } from '../../kit/payment/payment.actors.ts';
import { createHoldActors } from '../../kit/hold/hold.actors.ts';

interface Environment {
  queries: QueryClient;
  clock: ServerClock;
  /** The account of the person in the checkout; undefined for a visitor. */
  accountId: string | undefined;
  /** Starts the checkout again, for another person. */
  startOver: () => void;
}

const fromRequest = fromRequestWith(failureOf);

type Asked = CheckoutInput & { booking?: BookingFacts | null; isExchange?: boolean };

/** Finds the booking to open: the one named by the payment page, else the previous one if paid elsewhere meanwhile, else the open one. */
async function bookingToOpen(
  calls: CheckoutCalls,
  { occurrenceId, returned, booking }: Asked,
): Promise<Booking | null> {
  if (returned !== null) return calls.getBooking(returned.bookingId);
  const before = booking ? await calls.getBooking(booking.id).catch(() => null) : null;
  if (before?.state === 'paid') return before;
  return calls.findOpenBooking(occurrenceId ?? '');
}

/** Reads the date and the person's booking for it from the server, and the event too: if its title came later, the step would jump. */
export async function openOccurrence(calls: CheckoutCalls, input: Asked, signedIn: boolean): Promise<Opening> {
  const [occurrence, booking] = await Promise.all([
    calls.getOccurrence(input.eventSlug, input.occurrenceId ?? ''),
    signedIn ? bookingToOpen(calls, input) : null,
    calls.prefetchEvent(input.eventSlug),
  ]);
  return {
    availability: availabilityOf(occurrence.state),
    signedIn,
    seated: occurrence.seated,
    limit: booking?.exchange?.tickets.length || (booking?.most_places ?? occurrence.per_person_limit),
    booking: booking && bookingFacts(booking),
    // Also once the places are no longer held: nobody who wanted to change a date pays for a second booking unawares.
    isExchange: booking === null ? input.isExchange === true : booking.exchange !== null,
  };
}

/** Makes the server hold exactly the choice: starts a booking, changes it, or releases the last place. */
async function hold(calls: CheckoutCalls, choice: ChoiceToHold): Promise<Booking | null> {
  const { occurrenceId, booking, seated, lines } = choice;
  const order = orderLines(lines, seated);
  if (choice.isExchange) {
    if (booking === null) throw new ExchangeOver();
    return order.length === 0 ? calls.getBooking(booking.id) : calls.mergeBooking(booking.id, order);
  }
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

/**
 * Tells the chart when the same person is signed in again, here or in another tab. Somebody else starts over, so that nobody sees
 * another's choice; so does a visitor, whose choice is kept for them in this tab.
 */
function watchAccount(queries: QueryClient, accountId: string | undefined, startOver: () => void) {
  return fromCallback(({ sendBack }) => {
    let { state: before } = session.read();
    const restore = () => sendBack({ type: 'session.restored' });
    const tell = async () => {
      const { id } = accountId === undefined ? {} : await queries.fetchQuery(profileQuery);
      if (id === undefined || id !== accountId) startOver();
      else restore();
    };
    const leaving = new AbortController();
    // Whoever has logged in on another page comes back to a checkout that was left signed out. What became of the booking is told first.
    if (before === 'signedIn' && accountId !== undefined) pause(0, leaving.signal).then(restore, () => undefined);
    const unsubscribe = session.subscribe(() => {
      const { state } = session.read();
      if (state === 'signedIn' && before !== 'signedIn') tell().catch(startOver);
      before = state;
    });
    return () => {
      leaving.abort();
      unsubscribe();
    };
  });
}

/** The interval for polling a held booking, in ms: another tab or the union may change its time. */
const POLL_MS = 5000;

/** Reads the booking again at intervals, unless the page is hidden. A lost answer is requested again. */
async function refreshBooking(queries: QueryClient, bookingId: string, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(POLL_MS, signal);
    if (!document.hidden) await queries.fetchQuery({ ...bookingQuery(bookingId), staleTime: 0 }).catch(() => undefined);
  }
}

/** Tells the chart what becomes of the booking elsewhere: it may end early, or be changed in another tab or by the union. */
function watchBooking(queries: QueryClient) {
  return fromCallback<EventObject, { bookingId: string }>(({ input: { bookingId }, sendBack }) => {
    const leaving = new AbortController();
    const { queryKey } = bookingQuery(bookingId);
    const cache = queries.getQueryCache();
    const tell = () => {
      const data = queries.getQueryData(queryKey);
      if (data === undefined) return;
      const booking = bookingFacts(data);
      const ending = endingOf(booking);
      sendBack(ending === null ? { type: 'booking.changed', booking } : { type: 'hold.expired', ending });
    };
    const unsubscribe = cache.subscribe(({ type, query }) => {
      if (type !== 'updated' || query !== cache.find({ queryKey })) return;
      // The chart hears the answer to a call of its own first.
      pause(0, leaving.signal).then(tell, () => undefined);
    });
    refreshBooking(queries, bookingId, leaving.signal).catch(() => undefined);
    return () => {
      leaving.abort();
      unsubscribe();
    };
  });
}

/** The effects of the checkout's chart in the browser: each calls the portal and answers in the chart's terms. */
export function createCheckoutActors({ queries, clock, accountId, startOver }: Environment) {
  const calls = createCheckoutCalls(queries);
  return {
    openOccurrence: fromRequest<Opening, Asked & Pick<Required<Asked>, 'booking' | 'isExchange'>>((input) =>
      openOccurrence(calls, input, session.read().state === 'signedIn'),
    ),
    holdPlaces: fromRequest<BookingFacts | null, ChoiceToHold>(async (choice) => {
      const held = await hold(calls, choice);
      return held && bookingFacts(held);
    }),
    holdWithCode: fromRequest<BookingFacts | null, ChoiceToHold & { code: string | null }>(
      async ({ code, ...choice }) => {
        const held = await hold(calls, choice);
        if (held === null) return null;
        return bookingFacts(
          await calls.changeCode(held.id, code).catch((error: unknown) => {
            throw new CodeRefused(bookingFacts(held), error);
          }),
        );
      },
    ),
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
    changeCode: fromRequest<BookingFacts, { bookingId: string; code: string | null }>(async ({ bookingId, code }) =>
      bookingFacts(await calls.changeCode(bookingId, code)),
    ),
    payApart: fromRequest<BookingFacts, { bookingId: string; shares: Sharing[] }>(async ({ bookingId, shares }) =>
      bookingFacts(await calls.payApart(bookingId, shares)),
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
    watchSession: watchAccount(queries, accountId, startOver),
    watchBooking: watchBooking(queries),
  } satisfies ActorsOf<typeof checkoutMachine>;
}
