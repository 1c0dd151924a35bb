import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '../api/load.ts';
import type { Language } from '../i18n/languages.ts';
import type { Union } from '../union/union.ts';

/** The data from which a page is described: everything that its `Load` has read. */
export interface Reading {
  queries: QueryClient;
  params: Address['params'];
  language: Language;
  union: Pick<Union, 'name' | 'origin'>;
}

/** The art and text of a page's social card. */
export interface Card {
  art: { seed: string; scene: string | null };
  title: string;
  /** A date, a place or a subject: a few words each. */
  lines: readonly string[];
  /** A date in few words, set larger than the lines above which it stands. */
  date?: string;
}

/** A page's metadata for search engines, and for sites that show a link to it. */
export interface PageWords {
  title: string;
  /** A sentence or two. */
  description: string;
  kind?: 'website' | 'article';
  /** The page's own card; pages without one show the portal's. */
  card?: Card;
  /** JSON-LD: the page in schema.org's vocabulary. */
  data?: object;
}

/** Describes a page; undefined if its subject was not read. Server only: no page's code may import one. */
export type Describe = (reading: Reading) => PageWords | undefined;
