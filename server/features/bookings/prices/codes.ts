import { type Selectable, sql } from 'kysely';
import { tryGuess } from '../../../kernel/auth/attempts.ts';
import type { Caller } from '../../../kernel/auth/pace-refusals.ts';
import { codeKey } from '../../../kernel/content/import-codes.ts';
import { orRefusal } from '../../../kernel/http/constraints.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import type { ProblemCode } from '../../../kernel/http/problem-texts.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { demandTime } from '../locks.ts';
import { reprice } from './reprice.ts';

type PromoCode = Selectable<Schema['promo_codes']>;
type Typed = { bookingId: string; userId: string; code: string; from: Caller };

/** The most wrong codes within five minutes: of one person, and from one network. */
const MOST_TRIES = { person: 10, network: 50 };

const refused = (code: ProblemCode) => new Problem(422, code, { fields: { code: [code] } });

/**
 * The code of a booking's event that somebody typed, found however it is written. Wrong ones are counted, for the person and for their network.
 * Throws 404 for a booking that isn't theirs, 422 for a code that doesn't exist, and 429 past the limits.
 */
export async function findCode(deps: BookingDeps, { bookingId, userId, code, from }: Typed): Promise<PromoCode> {
  const booking = await deps.db
    .selectFrom('bookings')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .select('event_id')
    .where('bookings.id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (booking === undefined) throw new Problem(404, 'not_found');
  const guess = { what: 'promo code', who: userId, from, most: MOST_TRIES };
  const found = await tryGuess(deps, guess, () =>
    deps.db
      .selectFrom('promo_codes')
      .selectAll()
      .where('event_id', '=', booking.event_id)
      .where(sql<boolean>`folded(key) = folded(${codeKey(code)})`)
      .where('withdrawn', '=', false)
      .executeTakeFirst(),
  );
  if (found === undefined) throw refused('promo_unknown');
  return found;
}

/**
 * Puts a code on an open booking, in place of another, and makes its tickets cheaper. Throws 409 where it can't be used now or any more, 422
 * where these tickets cost no less with it.
 */
export async function useCode(deps: BookingDeps, trx: Trx, booking: BookingRow, code: PromoCode): Promise<void> {
  const now = deps.clock.now();
  if (code.valid_from !== null && now < code.valid_from) throw new Problem(409, 'promo_not_yet');
  if (code.valid_until !== null && now >= code.valid_until) throw new Problem(409, 'promo_over');
  if ((await putCode(deps, trx, booking, code.id)) <= 0) throw refused('promo_not_for_these');
}

/** Takes the code off an open booking: its tickets cost what they did, and the use goes back. Throws 409 once it is over or paid. */
export async function dropCode(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  await putCode(deps, trx, booking, null);
}

/** Writes down the code and the prices that it makes. Returns what it takes off, in cents. */
async function putCode(deps: BookingDeps, trx: Trx, booking: BookingRow, codeId: string | null): Promise<number> {
  bookingLife.demandAfter(booking.state, { type: 'choice.change' });
  demandTime(booking, deps.clock.now());
  await orRefusal(trx.updateTable('bookings').set({ promo_code_id: codeId }).where('id', '=', booking.id).execute());
  const { occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
  return reprice(trx, { ...booking, promo_code_id: codeId }, occurrence);
}

/** True if a booking that ended may have its code again, which is then kept for it until the transaction ends. */
export async function hasUseLeft(trx: Trx, { id, user_id, promo_code_id }: BookingRow): Promise<boolean> {
  if (promo_code_id === null) return true;
  // Locked before it is counted: a count in the same statement could miss a booking that has just been committed.
  await trx.selectFrom('promo_codes').select('id').where('id', '=', promo_code_id).forUpdate().execute();
  const { rows } = await sql<{ is_left: boolean }>`
    select coalesce(uses < most_uses, true) and coalesce((
      select count(*) from bookings join users on users.id = bookings.user_id
      where promo_code_id = promo_codes.id and bookings.id <> ${id} and uses_promo_code(bookings)
        and users.mailbox = (select mailbox from users where id = ${user_id})
    ) < most_each, true) as is_left
    from promo_codes where id = ${promo_code_id}`.execute(trx);
  return rows[0]?.is_left === true;
}
