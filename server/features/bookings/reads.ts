import { sql } from 'kysely';
import type { Queryable } from '../../kernel/db/database.ts';
import type { BookingState } from '../../kernel/db/schema.ts';
import type { Answer, Call, Locale, Schemas } from '../../kernel/http/operation.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingDeps } from './deps.ts';
import { readBookingView, readBookingViews, readOwnView } from './booking-view.ts';
import { presentBooking } from './present.ts';

const states: Record<'open' | 'bought' | 'over', BookingState[]> = {
  open: bookingLife.tagged('isOpen'),
  bought: bookingLife.tagged('isBought'),
  over: bookingLife.tagged('isOver'),
};

export async function readBooking(
  deps: BookingDeps,
  db: Queryable,
  id: string,
  locale: Locale,
): Promise<Schemas['Booking']> {
  return presentBooking(deps, await readBookingView({ db, catalogue: deps.catalogue }, id), locale);
}

/** A person's own booking; somebody else's is not found. */
export async function readOwnBooking(
  deps: BookingDeps,
  id: string,
  userId: string,
  locale: Locale,
): Promise<Schemas['Booking']> {
  return presentBooking(deps, await readOwnView(deps, id, userId), locale);
}

/** A page of a person's bookings, latest first. */
export async function readBookings(
  deps: BookingDeps,
  userId: string,
  query: Call<'listBookings'>['query'],
  locale: Locale,
): Promise<Answer<'listBookings'>> {
  const { page = 1, limit = 12 } = query;
  const state = query['filter[state]'];
  const occurrence = query['filter[occurrence]'];
  let mine = deps.db.selectFrom('bookings').where('user_id', '=', userId);
  // What was set aside for a friend who hasn't taken it is in the list of shares.
  mine = mine.where(sql<boolean>`not exists (
    select from booking_shares where booking_id = bookings.id and booking_shares.user_id = bookings.user_id
  )`);
  if (state !== undefined) mine = mine.where('state', 'in', states[state]);
  if (occurrence !== undefined) mine = mine.where('occurrence_id', '=', occurrence);
  const { total } = await mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const views = await readBookingViews(
    deps,
    rows.map(({ id }) => id),
  );
  const data = views.map((view) => presentBooking(deps, view, locale));
  return { data, meta: { page, limit, total: Number(total), pages: Math.ceil(Number(total) / limit) } };
}
