import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { OperationId } from '../../kernel/http/operation.ts';
import type { ReadyOperation } from '../../kernel/http/api.ts';
import { createSeatFeed, SEATS_FRESH_MS } from './seat-feed.ts';

/** Changes with every import that changed anything. */
async function contentVersion(db: Database): Promise<string> {
  const all = sql<string>`coalesce(md5(string_agg(hash, '' order by name)), '')`.as('version');
  return (await db.selectFrom('content_versions').select(all).executeTakeFirstOrThrow()).version;
}

/** The operations whose answers are the same for everyone, to be kept ready; drawn plans change with the content alone. */
export function preparedOperations(db: Database): Partial<Record<OperationId, ReadyOperation>> {
  const untilImported: ReadyOperation = { version: () => contentVersion(db) };
  const seatFeed = createSeatFeed(db);
  return {
    listEvents: {},
    getEventBySlug: {},
    listOccurrences: {},
    getOccurrence: {},
    listTickets: {},
    listEventTypes: {},
    listVenues: {},
    getSeatPlan: untilImported,
    getSeating: {
      version: ({ event = '', occurrence = '' }) => seatFeed({ event, occurrence }),
      freshMs: SEATS_FRESH_MS,
    },
  };
}
