import type { Database } from '../../kernel/db/database.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import type { Entry } from './entry.ts';

/** The events that are not hidden, in one language. */
export async function eventEntries(db: Database, locale: Locale): Promise<Entry[]> {
  const events = await db
    .selectFrom('events')
    .innerJoin('event_types', 'event_types.id', 'events.type_id')
    .select(['slug', 'title', 'summary', 'description', 'event_types.name as type', 'search_text'])
    .where('hidden', '=', false)
    .orderBy('slug')
    .execute();
  return events.map(({ slug, title, summary, description, type, search_text }) => ({
    kind: 'event',
    id: slug,
    title: title[locale],
    label: type[locale],
    summary: summary[locale],
    body: description[locale].join(' '),
    // The names of its venues, and its title in the other language.
    also: search_text,
  }));
}
