import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import type { Entry } from './entry.ts';
import type { SearchIndex } from './search-index.ts';

const rowVersion = sql<string>`events.xmin::text`;

/** Changes with every change to any event: rows carry the number of the transaction that wrote them. */
async function eventsVersion(db: Database): Promise<string> {
  const version = sql<string>`count(*) || '.' || coalesce(sum(xmin::text::bigint), 0)`.as('version');
  return (await db.selectFrom('events').select(version).executeTakeFirstOrThrow()).version;
}

type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** The events that are not hidden, with these slugs. */
const readEvents = (db: Database, slugs: readonly string[]) =>
  db
    .selectFrom('events')
    .innerJoin('event_types', 'event_types.id', 'events.type_id')
    .select(['slug', 'title', 'summary', 'description', 'event_types.name as type', 'search_text'])
    .where('hidden', '=', false)
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .execute();

const entryOf = ({ slug, title, summary, description, type, search_text }: EventRow, locale: Locale): Entry => ({
  kind: 'event',
  id: slug,
  title: title[locale],
  label: type[locale],
  summary: summary[locale],
  body: description[locale].join(' '),
  // The names of its venues, and its title in the other language.
  also: search_text,
});

/** Brings the indexes up to date with the events, whenever they have changed; simultaneous callers share one update. */
export function followEvents(db: Database, indexes: Record<Locale, SearchIndex>): () => Promise<void> {
  const indexed = new Map<string, string>();
  let version = '';
  let underWay: Promise<void> | undefined;

  const update = async (): Promise<void> => {
    const current = await eventsVersion(db);
    if (current === version) return;
    const rows = await db
      .selectFrom('events')
      .select(['slug', rowVersion.as('row_version')])
      .where('hidden', '=', false)
      .execute();
    const listed = new Map(rows.map(({ slug, row_version }) => [slug, row_version]));
    const changed = [...listed.keys()].filter((slug) => indexed.get(slug) !== listed.get(slug));
    const events = changed.length === 0 ? [] : await readEvents(db, changed);
    for (const [locale, index] of Object.entries(indexes) as [Locale, SearchIndex][]) {
      for (const slug of indexed.keys()) if (!listed.has(slug)) index.remove({ kind: 'event', id: slug });
      for (const event of events) index.put(entryOf(event, locale));
    }
    indexed.clear();
    for (const [slug, row] of listed) indexed.set(slug, row);
    version = current;
  };
  return () => (underWay ??= update().finally(() => (underWay = undefined)));
}
