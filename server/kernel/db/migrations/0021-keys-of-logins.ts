import { type Kysely, sql } from 'kysely';

/** Finds the Idempotency-Key of a login too, which belongs to nobody until it is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index idempotency_keys_of_strangers`.execute(db);
  await sql`create index idempotency_keys_of_strangers on idempotency_keys (key)
    where operation in ('login', 'register', 'resetPassword')`.execute(db);
}
