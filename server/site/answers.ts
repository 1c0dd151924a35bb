import type { IncomingMessage } from 'node:http';
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

/** An address in one spelling, whatever the order of its query and the escapes in it; one whose escapes mean nothing, as it is. */
function canonical(url: string): string {
  if (!/[?%]/.test(url)) return url;
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  try {
    decodeURIComponent(query);
    const plain = path.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)));
    const sorted = new URLSearchParams(query);
    sorted.sort();
    return [plain.join('/'), ...(sorted.size > 0 ? [sorted] : [])].join('?');
  } catch {
    return url;
  }
}

/** A call's cache key: the address with its query, of which the contract allows only known parts, and the language. */
export function callKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  if (!url.startsWith('/api/')) return undefined;
  const address = canonical(url);
  const locale = namesLocale.test(address) ? '' : preferred(headers['accept-language'] ?? '');
  return `${locale} ${address}`;
}

/** A page's cache key: its visitor, language and address. All of one person's begin with their token. */
export const pageKey = (page: { address: string; language: Locale; token: string | undefined }): string =>
  `${page.token ?? ''} ${page.language} ${page.address}`;
