import type { Language } from '../i18n/languages.ts';
import { session } from '../session/session.ts';

/** Who asks the portal, and how it is reached. */
export interface Caller {
  language: Language;
  /** Of the session; undefined for a visitor. */
  token: string | undefined;
  fetch: (request: Request) => Promise<Response>;
}

const inBrowser = (): Caller => ({
  language: document.documentElement.lang === 'mt' ? 'mt' : 'en',
  token: session.token(),
  fetch: (request) => globalThis.fetch(request),
});

let find = inBrowser;

/** Who asks now. */
export const caller = (): Caller => find();

/** Says who asks where there is no browser: a page that is rendered asks for its visitor. */
export function findCallerBy(source: () => Caller): void {
  find = source;
}
