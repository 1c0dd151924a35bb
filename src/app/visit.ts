import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { ApiError } from '../kit/api/api-error.ts';
import { type Caller, findCallerBy } from '../kit/api/caller.ts';
import { createI18n } from '../kit/i18n/i18n.ts';
import type { Language } from '../kit/i18n/languages.ts';
import type { Profile } from '../kit/person/profile.ts';
import { type Session, sessionOf } from '../kit/session/session.ts';
import type { Union } from '../kit/union/union.ts';
import type { AppRoute } from './app-route.ts';
import type { PageWords } from '../kit/content/describe.ts';
import { describePage } from './describe-page.ts';
import { paramsOf } from './match-path.ts';
import { loadRoute } from './prepare-route.ts';
import { kindOf } from './shared-document.tsx';

/** A visitor, and the address of the requested page. */
export interface Visit extends Omit<Caller, 'token'> {
  /** Path and query. */
  address: string;
  union: Union;
}

const visits = new AsyncLocalStorage<Caller>();
findCallerBy(() => {
  const caller = visits.getStore();
  if (!caller) throw new Error('Nobody asks: calls on the server belong inside the rendering of a page.');
  return caller;
});

async function allTexts(language: Language): Promise<i18n> {
  const { allNamespaces } = await import('../kit/i18n/locale-files.ts');
  return createI18n(language, allNamespaces);
}

/** The texts of all pages, in each language. */
export const textsIn: Record<Language, Promise<i18n>> = { en: allTexts('en'), mt: allTexts('mt') };

/** Path and query of an address, the query without its question mark. */
export function partsOf(address: string): { path: string; search: string } {
  const [path = '/', search = ''] = address.split('?');
  return { path, search };
}

/** Reads the page's data, as for a visitor: they are the same for everybody. Returns the HTTP status of the response. */
export async function readPage(visit: Visit, queries: QueryClient): Promise<number> {
  const { union, address, language, fetch } = visit;
  return visits.run({ language, fetch, token: undefined }, async () => {
    try {
      await loadRoute({ union, queries }, address);
      return 200;
    } catch (error) {
      if (error instanceof ApiError) return error.status === 404 ? 404 : 503;
      throw error;
    }
  });
}

/** The signed-in person, as pages show them. */
export interface Person {
  profile: Profile;
  session: Session;
  /** The same text for everyone for whom pages differ in nothing but what names the person. */
  kind: string;
}

/** The person with this profile, signed in with this token. */
export function personOf(profile: Profile, token: string): Person {
  const session = sessionOf(token);
  return { profile, session, kind: kindOf({ profile, session }) };
}

/** The metadata of the page that `readPage` has read; undefined for a page that search engines should not find. */
export function inWords(route: AppRoute, visit: Visit, queries: QueryClient, texts: i18n): PageWords | undefined {
  const { union, language, address } = visit;
  const params = paramsOf(route.path, partsOf(address).path);
  return describePage(route, { queries, params, language, union }, texts);
}
