import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Cache } from '../kernel/cache.ts';
import type { Clock } from '../kernel/clock.ts';
import { languageOf, tokenOf } from './visitor.ts';
import { preferred } from '../kernel/http/locale.ts';
import type { Locale } from '../kernel/http/operation.ts';
import { createPrepared, type Prepared } from '../kernel/http/prepared.ts';

/** The caches of answers: calls of the API that are the same for everyone, and pages. */
export type Answers = { calls: Prepared; pages: Prepared };

type Settings = { clock: Clock; cache: Cache; unionId: string };

export function createAnswers({ clock, cache, unionId }: Settings): Answers {
  const pageAt = ({ url = '', headers }: IncomingMessage) => {
    if (url.startsWith('/api/')) return undefined;
    const asked = { url, headers };
    return pageKey({ address: url, language: languageOf(asked), token: tokenOf(asked, unionId) });
  };
  return {
    calls: createPrepared({ clock, cache, name: 'call', keyOf: callKey }),
    pages: createPrepared({ clock, cache, name: 'page', keyOf: pageAt }),
  };
}

const namesLocale = /[?&]locale=(?:en(?:-US)?|mt(?:-MT)?)(?:&|$)/;

/** An address as the router reads it, each character escaped in the same way and its query in order; one whose escapes mean nothing, as it is. */
function canonical(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!/[?#%]/.test(address)) return address;
  const end = address.search(/[?#]|$/);
  const query = address.slice(end + 1);
  try {
    decodeURIComponent(query);
    const path = address.slice(0, end).split('/');
    const sorted = new URLSearchParams(`?${query}`);
    sorted.sort();
    const plain = path.map((part) => encodeURIComponent(decodeURIComponent(part))).join('/');
    return sorted.size > 0 ? `${plain}?${sorted}` : plain;
  } catch {
    return address;
  }
}

/** Everybody who watches a hall asks for the same few addresses, again and again. */
const canonicalAddresses = new LRUCache<string, string>({
  max: 1000,
  maxEntrySize: 1000,
  sizeCalculation: (address) => address.length + 1,
  memoMethod: canonical,
});

/** A call's cache key: the address with its query, of which the contract allows only known parts, and the language. */
export function callKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  const address = canonicalAddresses.memo(url);
  if (!address.startsWith('/api/')) return undefined;
  const locale = namesLocale.test(address) ? '' : preferred(headers['accept-language'] ?? '');
  return `${locale} ${address}`;
}

/** A page's cache key: its visitor, language and address. All of one person's begin with their token. */
export const pageKey = (page: { address: string; language: Locale; token: string | undefined }): string =>
  `${page.token ?? ''} ${page.language} ${page.address}`;
