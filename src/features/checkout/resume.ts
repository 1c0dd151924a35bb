import { createActor, type Snapshot } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type {
  BookingFacts,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  Opening,
} from '../../../machines/checkout/checkout.types.ts';
import type { Line } from '../../../machines/checkout/choice.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepPlace } from '../../kit/session/kept-place.ts';
import { session } from '../../kit/session/session.ts';
import { bookingFacts, endingOf } from './booking-facts.ts';
import { openOccurrence } from './checkout.actors.ts';
import { createCheckoutCalls, isGone, isSignedOut } from './checkout.calls.ts';
import type { Profile } from './checkout.flow.ts';
import { profileQuery } from './checkout.queries.ts';
import { clearCheckout, forgetOthers, loadCheckout, visitor } from './checkout.storage.ts';

/** The start of a checkout: from the beginning, or from the last step, with events to send for what has happened since. */
export type Start =
  | { kind: 'afresh'; returned: CheckoutInput['returned'] }
  | { kind: 'resumed'; snapshot: Snapshot<unknown>; news: CheckoutEvent[] };

/** The questions to the server before a kept choice is trusted. */
export interface Enquiries {
  /** Resolves to null if the person has no such booking. */
  booking: (bookingId: string) => Promise<BookingFacts | null>;
  opening: () => Promise<Opening>;
  /** The latest booking that the person has bought for that date; null if there is none. */
  bought: () => Promise<BookingFacts | null>;
}

type KeptSnapshot = Snapshot<unknown> & { context: CheckoutContext };

const afresh: Start = { kind: 'afresh', returned: null };

/** Opens the server's booking, as it is. */
const opened = ({ id }: BookingFacts): Start => ({ kind: 'afresh', returned: { bookingId: id, from: 'success' } });

/** True if the current chart knows every state of the snapshot. */
function restores(snapshot: Snapshot<unknown>): snapshot is KeptSnapshot {
  const { status, context } = revive(snapshot);
  return status === 'active' && Array.isArray(context.lines);
}

/** True if the snapshot is at the end of a booking, which is shown at its own address only. */
const isOver = (snapshot: Snapshot<unknown>) => revive(snapshot).hasTag('over');

function revive(snapshot: Snapshot<unknown>) {
  const input = { eventSlug: '', occurrenceId: null, returned: null };
  return createActor(checkoutMachine, { snapshot, input }).getSnapshot();
}

const placeOf = ({ attendeeId, ticketId, seat }: Line) => JSON.stringify([attendeeId, ticketId, seat?.guid]);

function hasSamePlaces(a: BookingFacts, b: BookingFacts): boolean {
  const places = new Set(a.lines.map(placeOf));
  return a.lines.length === b.lines.length && b.lines.every((line) => places.has(placeOf(line)));
}

const withContext = (snapshot: KeptSnapshot, facts: Partial<CheckoutContext>): KeptSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, ...facts },
});

async function startUnheld(snapshot: KeptSnapshot, ask: Enquiries): Promise<Start> {
  const { booking, ...occurrence } = await ask.opening();
  if (booking !== null || occurrence.availability !== 'open') return afresh;
  // A visitor who was asked to log in has done so: the chart opens the date again, with their choice.
  if (occurrence.signedIn && revive(snapshot).matches({ step: { flow: 'loginRequired' } }))
    return { kind: 'resumed', snapshot, news: [{ type: 'session.restored' }] };
  return { kind: 'resumed', snapshot: withContext(snapshot, occurrence), news: [] };
}

async function startHeld(snapshot: KeptSnapshot, kept: BookingFacts, ask: Enquiries): Promise<Start> {
  const booking = await ask.booking(kept.id);
  if (booking === null || booking.standing === 'released') return afresh;
  const ending = endingOf(booking);
  if (ending !== null) return { kind: 'resumed', snapshot, news: [{ type: 'hold.expired', ending }] };
  if (booking.standing !== kept.standing || !hasSamePlaces(booking, kept)) return opened(booking);
  return { kind: 'resumed', snapshot: withContext(snapshot, { booking }), news: [{ type: 'hold.started' }] };
}

async function startUnkept(ask: Enquiries, isAtEnd: boolean): Promise<Start> {
  const bought = isAtEnd ? await ask.bought() : null;
  return bought === null ? afresh : opened(bought);
}

/**
 * Decides how to start with a kept choice. The step and the typed text come from the device; the hold, its end and the payment
 * come from the server, which is asked before anything is shown. If the two agree the person is back at the same step with its newest
 * facts; if the hold has ended the chart is told so; if another tab or device has moved on (other places, a payment opened or made),
 * the server's booking is opened as it is. If the server cannot be reached, the checkout starts with another request, and says so.
 * `isAtEnd`: the address is that of a finished booking, which is then shown again.
 */
export async function startOf(kept: Snapshot<unknown> | undefined, ask: Enquiries, isAtEnd: boolean): Promise<Start> {
  try {
    if (kept === undefined || !restores(kept) || (isOver(kept) && !isAtEnd)) return await startUnkept(ask, isAtEnd);
    const { booking } = kept.context;
    return await (booking === null ? startUnheld(kept, ask) : startHeld(kept, booking, ask));
  } catch {
    return afresh;
  }
}

/** Returns the person who is signed in, or null. Rejects if the server cannot be reached. */
async function whoIsThere(queries: QueryClient): Promise<Profile | null> {
  if (session.read().state !== 'signedIn') return null;
  try {
    return await queries.fetchQuery(profileQuery);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    session.signOut();
    return null;
  }
}

/** Finds the person who is signed in, and how their checkout starts on this device. Browser only. */
export async function findStart(
  queries: QueryClient,
  input: CheckoutInput,
  isAtEnd: boolean,
): Promise<{ profile: Profile | null; start: Start }> {
  const { occurrenceId, returned } = input;
  const profile = await whoIsThere(queries);
  const afresh = { profile, start: { kind: 'afresh', returned: null } } as const;
  if (occurrenceId === null || returned !== null || (profile === null && input.isBeyondVisitors === true))
    return afresh;
  const calls = createCheckoutCalls(queries);
  const factsOrNull = async (booking: Promise<Parameters<typeof bookingFacts>[0] | null>) => {
    const found = await booking;
    return found && bookingFacts(found);
  };
  const server: Enquiries = {
    booking: (id) =>
      factsOrNull(
        calls.getBooking(id).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        }),
      ),
    opening: () => openOccurrence(calls, input, profile !== null),
    bought: () => factsOrNull(calls.findBoughtBooking(occurrenceId)),
  };
  const asVisitor = { accountId: visitor, occurrenceId };
  const ofVisitor = loadCheckout(sessionStorage, asVisitor, new Date());
  if (profile === null) return { profile, start: await startOf(ofVisitor, server, false) };
  forgetOthers(localStorage, profile.id);
  const kept = ofVisitor ?? loadCheckout(localStorage, { accountId: profile.id, occurrenceId }, new Date());
  clearCheckout(sessionStorage, asVisitor);
  keepPlace(sessionStorage, null);
  const event = kept && calls.prefetchEvent(input.eventSlug);
  const start = await startOf(kept, server, isAtEnd);
  // If the server can't be reached, there is no event to wait for.
  if (start.kind === 'resumed') await event;
  return { profile, start };
}
