import type { Insertable } from 'kysely';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { newReference } from '../../kernel/readable-codes.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** When a hold that begins now ends. */
export function holdEnd({ clock, union }: Pick<BookingDeps, 'clock' | 'union'>): Date {
  return new Date(clock.now().getTime() + union.bookings.holdMinutes * MINUTE_MS);
}

type Owner = { userId: string; occurrenceId: string; locale: Locale };
/** The columns in which a new booking differs from an ordinary hold. */
type Terms = Pick<
  Insertable<Schema['bookings']>,
  'outcome' | 'expires_at' | 'extensions' | 'hold_ends_at' | 'most_places' | 'exchanges_booking_id'
>;

/** The person's open booking at the occurrence, locked; begun now when there is none. */
export async function openBooking(
  deps: BookingDeps,
  trx: Trx,
  owner: Owner,
  terms: Partial<Terms> = {},
): Promise<{ booking: BookingRow; isNew: boolean }> {
  const begun = await beginBooking(deps, trx, owner, terms);
  if (begun !== undefined) return { booking: begun, isNew: true };
  const booking = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where('occurrence_id', '=', owner.occurrenceId)
    .where('state', 'in', bookingLife.tagged('isOpen'))
    .forUpdate()
    .executeTakeFirst();
  // The open one may have ended while this waited for it.
  return booking === undefined ? openBooking(deps, trx, owner, terms) : { booking, isNew: false };
}

/** A new booking; undefined where the person has an open one there. */
function beginBooking(
  deps: BookingDeps,
  trx: Trx,
  { userId, occurrenceId, locale }: Owner,
  terms: Partial<Terms>,
): Promise<BookingRow | undefined> {
  const now = deps.clock.now();
  return trx
    .insertInto('bookings')
    .values({
      reference: newReference(),
      user_id: userId,
      occurrence_id: occurrenceId,
      locale,
      state: bookingLife.initial,
      outcome: null,
      expires_at: holdEnd(deps),
      created_at: now,
      paid_at: null,
      changed_at: now,
      ...terms,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'occurrence_id']).where(bookingLife.stateIn('isOpen')).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}
