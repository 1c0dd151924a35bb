import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Locale } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import { type IndexedEntry, indexed } from './entry.ts';
import { eventEntries } from './event-entries.ts';
import { excerptOf } from './excerpt.ts';
import { isUnknown, ranked } from './rank.ts';
import { siteEntries } from './site-entries.ts';
import { foldedGroups, type Term, termsOf } from './terms.ts';
import { nearestWords, type Vocabulary, vocabularyOf } from './typos.ts';
import { searchWords } from '../../kernel/text/words.ts';

type Index = { entries: IndexedEntry[]; vocabulary: Vocabulary; synonyms: ReturnType<typeof foldedGroups> };

const textsOf = (entries: readonly IndexedEntry[]): string[] => entries.map(({ words }) => words.all);

/** Finds anything on the site. What is in files is indexed once; events are few, and asked for each time. */
export function searchHandlers(
  { db, clock, union }: Pick<Deps, 'db' | 'clock' | 'union'>,
  site: Site,
): Pick<Handlers, 'searchSite'> {
  const indexIn = (locale: Locale): Index => {
    const entries = siteEntries(site, union, locale).map(indexed);
    return { entries, vocabulary: vocabularyOf(textsOf(entries)), synonyms: foldedGroups(site.synonyms[locale]) };
  };
  const indexes: Record<Locale, Index> = { en: indexIn('en'), mt: indexIn('mt') };
  return {
    searchSite: async ({ query, locale }) => {
      const words = searchWords(query.q);
      const { entries, vocabulary, synonyms } = indexes[locale];
      const now = clock.now();
      const events = words.length === 0 ? [] : (await eventEntries(db, locale)).map(indexed);
      const all = [...events, ...entries].filter(({ from }) => from === undefined || from <= now);
      const terms = termsOf(words, synonyms).map((term): Term => {
        if (!isUnknown(all, term)) return term;
        const meant = nearestWords(term.word, [vocabulary, vocabularyOf(textsOf(events))]);
        return { word: term.word, others: meant.map((word) => [word]) };
      });
      const kind = query['filter[kind]'];
      const open = kind === undefined ? all : all.filter((entry) => entry.kind === kind);
      const { data, meta } = pageOf(ranked(open, terms), query);
      const shown = terms.flatMap(({ word, others }) => [word, ...others.flat()]);
      return {
        data: data.map((entry) => ({
          kind: entry.kind,
          id: entry.id,
          title: entry.title,
          excerpt: excerptOf(entry, shown),
          label: entry.label,
        })),
        meta,
      };
    },
  };
}
