import { sql } from 'kysely';
import type { Database } from '../../server/kernel/db/database.ts';
import { against } from './pages.ts';

/** Copies every event a hundred times: each word of a search is then in a hundred times as many entries. */
const copyEvents = (db: Database) =>
  sql`insert into events (slug, class, type_id, title, summary, description, facts, search_text, poster_seed,
        poster_scene, cancel_hours, names, hidden)
      select slug || '-' || copy, class, type_id, title, summary, description, facts, search_text, poster_seed,
        poster_scene, cancel_hours, names, hidden
      from events, generate_series(1, 100) as copy`.execute(db);

/** Different searches for words of the events' own titles, for one word and for two, whole and begun. */
async function searchesFor(db: Database): Promise<string[]> {
  const events = await db.selectFrom('events').select('title').distinctOn('title').execute();
  const words = events.flatMap(({ title }) => [title.en, title.mt]).flatMap((title) => title.split(/[^\p{L}]+/u));
  const long = [...new Set(words.filter((word) => word.length > 3))];
  const queries = long.flatMap((word, at) => [word, word.slice(0, 4), `${word} ${long[at + 1] ?? 'gozo'}`]);
  return queries.map((query) => `/api/search?locale=en&q=${encodeURIComponent(query)}`);
}

/** The site's search over a hundred times the demo's events (acceptance P5). */
export async function compareSearches(db: Database, origin: string): ReturnType<typeof against> {
  await copyEvents(db);
  const paths = await searchesFor(db);
  const name = `${paths.length} searches`;
  return against({ name, url: `${origin}/api/search?locale=en&q=gozo`, headers: {}, least: 0.2, paths });
}
