import { type SqlBool, sql } from 'kysely';
import { containing } from '../../kernel/db/containing.ts';
import type { Database } from '../../kernel/db/database.ts';
import { searchKey } from '../../kernel/text/search-key.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { eventOfDate } from '../../kernel/events/event-of-date.ts';
import { readOccurrences } from '../../kernel/events/occurrences.ts';
import type { EventFacts } from '../../kernel/events/present-event.ts';

type Query = Call<'listEvents'>['query'];
/** Which occurrences a list is about. */
type Window = { past: boolean; now: Date; after: Date | undefined; before: Date | undefined };

export type EventPage = { events: EventFacts[]; page: number; limit: number; total: number };

/** A page of visible events that have an occurrence in the window asked for, with just those occurrences. */
export async function listPage(db: Database, query: Query, now: Date): Promise<EventPage> {
  const { page = 1, limit = 12 } = query;
  const window = windowOf(query, now);
  const found = await findEvents(db, query, window);
  const ids = found.slice((page - 1) * limit, page * limit);
  return { events: await readEvents(db, ids, window), page, limit, total: found.length };
}

function windowOf(query: Query, now: Date): Window {
  const past = query['filter[past]'] === 'true';
  return {
    past,
    now,
    after: readTime(query, 'filter[starts_after]'),
    before: readTime(query, 'filter[starts_before]'),
  };
}

/** A time that the contract's format lets pass may still not exist, such as a leap second. */
function readTime(query: Query, name: 'filter[starts_after]' | 'filter[starts_before]'): Date | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Problem(400, 'malformed', { fields: { [name]: ['invalid_field'] } });
  return time;
}

/** The slugs of no type and the words of no text hold control characters; PostgreSQL refuses NUL outright. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');

const wordsOf = (search: string): string[] => searchKey(plain(search)).split(' ').filter(Boolean);

/** The ids of all events in the window, in the order in which they are listed. */
async function findEvents(db: Database, query: Query, { past, now, after, before }: Window): Promise<string[]> {
  const type = query['filter[type]'];
  let found = db
    .selectFrom('occurrences')
    .innerJoinLateral(eventOfDate, (join) => join.onTrue())
    .where('hidden', '=', false)
    .groupBy(['events.id', 'slug']);
  if (type !== undefined) found = found.where('type_id', '=', plain(type));
  if (query['filter[class]'] !== undefined) found = found.where('class', '=', query['filter[class]']);
  for (const word of wordsOf(query['filter[search]'] ?? ''))
    found = found.where('search_text', 'like', containing(word));
  if (after) found = found.where('starts_at', '>=', after);
  if (before) found = found.where('starts_at', '<', before);
  const ordered = past
    ? found.having(isOver(now)).orderBy(sql`max(starts_at)`, 'desc')
    : found.where('ends_at', '>', now).orderBy(sql`min(starts_at)`);
  const rows = await ordered.orderBy('slug').select('events.id').execute();
  return rows.map((row) => row.id);
}

/** An event is over when none of its occurrences is still to come, whatever else was asked for. */
const isOver = (now: Date) =>
  sql<SqlBool>`not exists (select from occurrences later where later.event_id = events.id and later.ends_at > ${now})`;

/** These events in this order, with their occurrences in the window. */
async function readEvents(db: Database, ids: readonly string[], window: Window): Promise<EventFacts[]> {
  if (ids.length === 0) return [];
  const events = await db.selectFrom('events').selectAll().where('id', 'in', ids).execute();
  const types = await db.selectFrom('event_types').selectAll().execute();
  const { past, now, after, before } = window;
  const occurrences = (await readOccurrences(db, { eventIds: ids })).filter(
    ({ starts_at, ends_at }) =>
      (past || ends_at > now) && (!after || starts_at >= after) && (!before || starts_at < before),
  );
  return ids.flatMap((id) => {
    const event = events.find((each) => each.id === id);
    const type = types.find((each) => each.id === event?.type_id);
    return event && type ? [{ event, type, occurrences: occurrences.filter((each) => each.event_id === id) }] : [];
  });
}
