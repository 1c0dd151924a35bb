import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { ReadyOperation } from '../../kernel/http/api.ts';
import type { OperationId } from '../../kernel/http/operation.ts';
import { findOccurrenceId } from '../../kernel/events/occurrences.ts';
import { readSeatChanges } from '../../kernel/events/seating.ts';

/** How long watchers of a hall are given the same answer; they look every second or two. */
const SEATS_FRESH_MS = 250;

type Known = { cursor: string; version: number };

/** No transaction has a number past this one: asked for what it changed, the database tells its cursor alone. */
const NOTHING_YET = '18446744073709551615';

/**
 * Tells by an index alone whether a hall's seats may have changed: the version stays the same while nothing was written after the snapshot
 * that it was taken from. So the answers to all who watch are computed once per change, by every instance from the one database. Throws 404.
 */
function createSeatFeed(db: Database): (params: { event: string; occurrence: string }) => Promise<string> {
  const halls = new Map<string, Known>();
  // One look at a time: two that overlap could give the same version to different states.
  const looks = new Map<string, Promise<Known>>();

  const look = async (id: string): Promise<Known> => {
    const known = halls.get(id);
    const { cursor, changes } = await readSeatChanges(db, id, known?.cursor ?? NOTHING_YET);
    if (known && changes.length === 0) return known;
    const next = { cursor, version: (known?.version ?? 0) + 1 };
    halls.set(id, next);
    return next;
  };

  return async ({ event, occurrence }) => {
    const id = await findOccurrenceId(db, event, occurrence);
    const looking = looks.get(id) ?? look(id).finally(() => looks.delete(id));
    looks.set(id, looking);
    return String((await looking).version);
  };
}

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
