import type { Language } from '../i18n/languages.ts';
import { pause } from '../clock/wait.ts';
import { session } from '../session/session.ts';

/** The person calling the portal, and the way to reach it. */
export interface Caller {
  language: Language;
  /** The session's token; undefined for a visitor. */
  token: string | undefined;
  fetch: (request: Request) => Promise<Response>;
}

/** The shortest time that a read takes, in milliseconds: a loading state shown for less would only flash up. */
const shortestReadMs = 200;

/** Makes reads take at least `shortestReadMs`, so that nothing flashes, unless the person prefers reduced motion. */
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

/** The caller of this moment. */
export const caller = (): Caller => find();

/** Sets how the caller is found where there is no browser: a page being rendered calls on behalf of its visitor. */
export function findCallerBy(source: () => Caller): void {
  find = source;
}
