import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '../api/load.ts';
import type { Language } from '../i18n/languages.ts';
import type { Union } from '../union/union.ts';

/** What a page can be described from: everything that its `Load` has read. */
export interface Reading {
  queries: QueryClient;
  params: Address['params'];
  language: Language;
  union: Pick<Union, 'name' | 'origin'>;
}

/** What is drawn and written on a page's social card. */
export interface Card {
  art: { seed: string; scene: string | null };
  title: string;
  /** When, where or what: a few words each. */
  lines: readonly string[];
}

/** What those are told of a page who do not look at it: search engines, and sites that show a link to it. */
export interface PageWords {
  title: string;
  /** A sentence or two. */
  description: string;
  kind?: 'website' | 'article';
  /** The page's own card; those without one show the portal's. */
  card?: Card;
  /** JSON-LD: the page in the words of schema.org. */
  data?: object;
}

/** Puts a page into words; undefined where what it is about was not read. Server only: no page's code may import one. */
export type Describe = (reading: Reading) => PageWords | undefined;
