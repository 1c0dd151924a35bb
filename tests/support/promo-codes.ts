import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { codeKey } from '../../server/kernel/content/import-codes.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Schema } from '../../server/kernel/db/schema.ts';
import type { Show } from './stage.ts';

type Terms = Partial<Omit<Insertable<Schema['promo_codes']>, 'event_id' | 'key'>>;

/** Makes a promo code for the event of a show, as the content import does, and returns it. */
export async function stageCode(db: Database, { occurrenceId }: Show, terms: Terms): Promise<string> {
  const { code = `Ħelu-${randomUUID().slice(0, 8)}`, ...rest } = terms;
  const { event_id } = await db
    .selectFrom('occurrences')
    .select('event_id')
    .where('id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promo_codes')
    .values({ event_id, code, key: codeKey(code), ...rest })
    .execute();
  return code;
}
