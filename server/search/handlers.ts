import type { Site } from '../content/site/site-type.ts';
import type { Deps } from '../deps.ts';
import type { Handlers, Locale } from '../http/operation.ts';
import { pageOf } from '../http/paging.ts';
import { type IndexedEntry, indexed } from './entry.ts';
import { eventEntries } from './event-entries.ts';
import { excerptOf } from './excerpt.ts';
import { ranked } from './rank.ts';
import { siteEntries } from './site-entries.ts';
import { foldedWords } from './words.ts';

/** Finds anything on the site. What is in files is indexed once; events are few, and asked for each time. */
export function searchHandlers(
  { db, clock, union }: Pick<Deps, 'db' | 'clock' | 'union'>,
  site: Site,
): Pick<Handlers, 'searchSite'> {
  const index: Record<Locale, IndexedEntry[]> = {
    en: siteEntries(site, union, 'en').map(indexed),
    mt: siteEntries(site, union, 'mt').map(indexed),
  };
  return {
    searchSite: async ({ query, locale }) => {
      const words = foldedWords(query.q);
      const now = clock.now();
      const events = words.length === 0 ? [] : (await eventEntries(db, locale)).map(indexed);
      const kind = query['filter[kind]'];
      const open = [...events, ...index[locale]].filter(
        (entry) => (kind === undefined || entry.kind === kind) && (entry.from === undefined || entry.from <= now),
      );
      const { data, meta } = pageOf(ranked(open, words), query);
      return {
        data: data.map((entry) => ({
          kind: entry.kind,
          id: entry.id,
          title: entry.title,
          excerpt: excerptOf(entry, words),
          label: entry.label,
        })),
        meta,
      };
    },
  };
}
