import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { OperationId } from '../http/operation.ts';
import type { Source } from '../http/prepared.ts';

/** Changes with every import that changed anything. */
async function contentVersion(db: Database): Promise<string> {
  const all = sql<string>`coalesce(md5(string_agg(hash, '' order by name)), '')`.as('version');
  return (await db.selectFrom('content_versions').select(all).executeTakeFirstOrThrow()).version;
}

type Versions = Pick<Source, 'version'>;

/** The operations whose answers are the same for everyone, to be kept ready; drawn plans change with the content alone. */
export function preparedOperations(db: Database): Partial<Record<OperationId, Versions>> {
  const untilImported: Versions = { version: () => contentVersion(db) };
  return {
    listEvents: {},
    getEventBySlug: {},
    listOccurrences: {},
    getOccurrence: {},
    listTickets: {},
    listEventTypes: {},
    listVenues: {},
    getSeatPlan: untilImported,
  };
}
