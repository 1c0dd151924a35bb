import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import type { Address } from '../api/load.ts';
import type { Language } from '../i18n/languages.ts';
import type { Union } from '../union/union.ts';

type Block = components['schemas']['Block'];

/** Most characters that search engines show; below `LEAST` they pick text of their own from the page. */
const MOST = 170;
const ENOUGH = 90;
const LEAST = 50;

/** The running text of blocks. */
export const runningText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' || block.kind === 'note' ? [block.text] : []))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join(' ');

function cut(text: string): string {
  if (text.length <= MOST) return text;
  const whole = text.slice(0, MOST - 1);
  return `${whole.slice(0, whole.lastIndexOf(' ')).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** A page's lead as a description of 50 to 170 characters: a short one continues with the text after it, a long one is cut at a word. */
export function descriptionOf(lead: string, following: string, language: Language): string {
  let description = lead.trim();
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(following);
  for (const { segment } of sentences) {
    const longer = `${description} ${segment.trim()}`;
    const isEnough = description.length >= ENOUGH || (longer.length > MOST && description.length >= LEAST);
    if (isEnough) break;
    description = longer;
  }
  return cut(description);
}

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
