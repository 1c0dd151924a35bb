import type { Queryable } from '../db/database.ts';
import type { Locale } from '../http/operation.ts';

/** The language of the account that a mailbox belongs to; without one, `otherwise`. */
export async function readerLocale(db: Queryable, email: string, otherwise: Locale): Promise<Locale> {
  const account = await db
    .selectFrom('users')
    .select('locale')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.locale ?? otherwise;
}
