import { type Kysely, sql } from 'kysely';

/** Runs the trigger that counts promo codes only for bookings with a code: most have none, and it cost PostgreSQL a plan each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counted = (name: string, change: string, isConcerned: string) =>
  `create trigger ${name} after ${change} on bookings for each row when (${isConcerned}) execute function count_promo_uses()`;

const statements = [
  `drop trigger count_promo_uses on bookings`,
  counted('count_promo_use', 'insert', 'new.promo_code_id is not null'),
  counted(
    'count_promo_uses',
    'update of promo_code_id, state',
    'coalesce(old.promo_code_id, new.promo_code_id) is not null',
  ),
  counted('uncount_promo_use', 'delete', 'old.promo_code_id is not null'),
];
