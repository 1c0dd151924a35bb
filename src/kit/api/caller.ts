import type { Language } from '../i18n/languages.ts';
import { pause } from '../clock/wait.ts';
import { session } from '../session/session.ts';

/** Who asks the portal, and how it is reached. */
export interface Caller {
  language: Language;
  /** Of the session; undefined for a visitor. */
  token: string | undefined;
  fetch: (request: Request) => Promise<Response>;
}

/** What is shown while something is read would only flash up in less, in milliseconds. */
const shortestReadMs = 200;

/** Reads take a moment, so that nothing flashes, for whoever has not asked for less movement. */
async function fetchUnhurried(request: Request): Promise<Response> {
  const isRead = request.method === 'GET' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moment = isRead ? pause(shortestReadMs, request.signal).catch(() => undefined) : undefined;
  const answer = await globalThis.fetch(request);
  await moment;
  return answer;
}

const inBrowser = (): Caller => ({
  language: document.documentElement.lang === 'mt' ? 'mt' : 'en',
  token: session.token(),
  fetch: fetchUnhurried,
});

let find = inBrowser;

/** Who asks now. */
export const caller = (): Caller => find();

/** Says who asks where there is no browser: a page that is rendered asks for its visitor. */
export function findCallerBy(source: () => Caller): void {
  find = source;
}
