import type { Queryable } from '../../../kernel/db/database.ts';
import { money } from '../../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { presentOccurrence } from '../../../kernel/events/present-occurrence.ts';
import { type Place, readBookingViews } from '../booking-view.ts';
import type { BookingDeps } from '../deps.ts';
import { presentAttendee } from '../present.ts';
import { remindFrom } from './take-back.ts';

/** Returns the ordinary price of places, in cents: nobody learns what anybody else pays. */
export const ordinaryTotal = (places: readonly Place[]): number =>
  places.reduce((sum, { amount, listed }) => sum + (listed ?? amount), 0);

/** The kinds and seats of places, and nothing about who comes. */
export const presentPlaces = (
  deps: Pick<BookingDeps, 'union'>,
  places: readonly Place[],
  locale: Locale,
): Schemas['SharedPlace'][] =>
  places.map((place) => {
    const { ticket_name, seat } = presentAttendee(deps, place, locale);
    return { ticket_name, seat };
  });

/** The shares of dates to come that a person asked friends to pay, the latest first; with `only`, one of them. */
export async function readShares(
  deps: BookingDeps,
  db: Queryable,
  { userId, only }: { userId: string; only?: string },
  locale: Locale,
): Promise<Schemas['BookingShare'][]> {
  const now = deps.clock.now();
  let mine = db
    .selectFrom('booking_shares')
    .innerJoin('occurrences', 'occurrences.id', 'booking_shares.occurrence_id')
    .selectAll('booking_shares')
    .where('booking_shares.user_id', '=', userId)
    .where('occurrences.ends_at', '>', now);
  if (only !== undefined) mine = mine.where('booking_shares.id', '=', only);
  const rows = await mine
    .orderBy('booking_shares.created_at', 'desc')
    .orderBy('booking_shares.id')
    .limit(100)
    .execute();
  const views = await readBookingViews(
    { db, catalogue: deps.catalogue },
    rows.map(({ booking_id }) => booking_id),
  );
  return rows.flatMap((share, at) => {
    const view = views[at];
    if (view === undefined) return [];
    const { event, occurrence, places, booking } = view;
    return {
      id: share.id,
      booking_id: share.group_id,
      state: share.state,
      name: share.name,
      email: share.email,
      event: { slug: event.slug, title: event.title[locale] },
      occurrence: presentOccurrence(occurrence, locale, now),
      places: presentPlaces(deps, places, locale),
      total: money(ordinaryTotal(places), locale),
      expires_at: booking.expires_at?.toISOString() ?? null,
      remind_from: remindFrom(share)?.toISOString() ?? null,
    };
  });
}
