import type { QueryClient } from '@tanstack/react-query';
import type { CheckoutInput } from '../../machines/checkout/checkout.types.ts';
import { keepPlace } from '../session/kept-place.ts';
import { session } from '../session/session.ts';
import { bookingFacts } from './booking-facts.ts';
import { openOccurrence } from './checkout.actors.ts';
import { createCheckoutCalls } from './checkout.calls.ts';
import { type Profile, profileQuery } from './checkout.queries.ts';
import { clearCheckout, forgetOthers, loadCheckout, visitor } from './checkout.storage.ts';
import { isGone, isSignedOut } from './failures.ts';
import { type Start, startOf } from './resume.ts';

/** Who is there; null when nobody is signed in. Rejects when the server cannot be asked. */
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

/** Who is there, and how their checkout begins on this device. Browser only. */
export async function findStart(
  queries: QueryClient,
  input: CheckoutInput,
  isAtEnd: boolean,
): Promise<{ profile: Profile | null; start: Start }> {
  const { occurrenceId, returned } = input;
  const profile = await whoIsThere(queries);
  if (profile === null || occurrenceId === null || returned !== null)
    return { profile, start: { kind: 'afresh', returned: null } };
  forgetOthers(localStorage, profile.id);
  const calls = createCheckoutCalls(queries);
  const factsOrNull = async (booking: Promise<Parameters<typeof bookingFacts>[0] | null>) => {
    const found = await booking;
    return found && bookingFacts(found);
  };
  const asVisitor = { accountId: visitor, occurrenceId };
  const kept =
    loadCheckout(sessionStorage, asVisitor, new Date()) ??
    loadCheckout(localStorage, { accountId: profile.id, occurrenceId }, new Date());
  clearCheckout(sessionStorage, asVisitor);
  keepPlace(sessionStorage, null);
  const start = await startOf(
    kept,
    {
      booking: (id) =>
        factsOrNull(
          calls.getBooking(id).catch((error: unknown) => {
            if (isGone(error)) return null;
            throw error;
          }),
        ),
      opening: () => openOccurrence(calls, input, true),
      bought: () => factsOrNull(calls.findBoughtBooking(occurrenceId)),
    },
    isAtEnd,
  );
  return { profile, start };
}
