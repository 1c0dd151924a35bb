import type { Deps } from '../../kernel/deps.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Handlers, Locale } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import { followEvents } from './event-entries.ts';
import { excerptOf } from './excerpt.ts';
import { createSearchIndex } from './search-index.ts';
import { siteEntries } from './site-entries.ts';

/** Finds anything on the site: what is in files is indexed at the start, events whenever they change. */
export function searchHandlers(
  { db, clock, union }: Pick<Deps, 'db' | 'clock' | 'union'>,
  site: Site,
): Pick<Handlers, 'searchSite'> {
  const indexIn = (locale: Locale) => createSearchIndex(siteEntries(site, union, locale), site.synonyms[locale]);
  const indexes = { en: indexIn('en'), mt: indexIn('mt') };
  const bringUpToDate = followEvents(db, indexes);
  return {
    searchSite: async ({ query, locale }) => {
      await bringUpToDate();
      const found = indexes[locale].find(query.q, { now: clock.now(), kind: query['filter[kind]'] });
      const { data, meta } = pageOf(found, query);
      return {
        data: data.map(({ entry, words }) => ({
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
