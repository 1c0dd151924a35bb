import type { QueryClient } from '@tanstack/react-query';
import type { CheckoutInput } from '../../../machines/checkout/checkout.types.ts';
import { keepPlace } from '../../kit/session/kept-place.ts';
import { session } from '../../kit/session/session.ts';
import { bookingFacts } from './booking-facts.ts';
import { openOccurrence } from './checkout.actors.ts';
import { createCheckoutCalls } from './checkout.calls.ts';
import type { Profile } from './checkout.flow.ts';
import { profileQuery } from './checkout.queries.ts';
import { clearCheckout, forgetOthers, loadCheckout, visitor } from './checkout.storage.ts';
import { isGone, isSignedOut } from './failures.ts';
import { type Enquiries, type Start, startOf } from './resume.ts';

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
  return { profile, start: await startOf(kept, server, isAtEnd) };
}
