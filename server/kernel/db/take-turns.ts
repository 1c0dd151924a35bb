import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Transactions that name the same thing go on one at a time, each until its end: for where there may be no row to lock yet. */
export async function takeTurns(trx: Queryable, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(trx);
}
