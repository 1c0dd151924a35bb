import { createContext, use, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { readUnion } from '../union/union.ts';
import { readToken } from './token.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** The state of the person's session. `unknown` lasts only until the cookie is read, on a page that the server did not render. */
export type Session =
  | { state: 'unknown' }
  | { state: 'signedOut' }
  | { state: 'signedIn'; token: string; lifeSeconds: number; registered: boolean };

const longestSeconds = 8 * 60 * 60;
/** How often the cookie is read again: it expires without an event. */
const POLL_MS = MINUTE_MS;
const unknown: Session = { state: 'unknown' };
const signedOut: Session = { state: 'signedOut' };
const listeners = new Set<() => void>();
let current: Session = unknown;
let pollTimer: ReturnType<typeof setInterval> | undefined;

const plainName = () => `${readUnion().id}_token`;

/** Name of the token's cookie: on https with a prefix that lets no other host set it. */
const cookieName = () => (location.protocol === 'https:' ? `__Host-${plainName()}` : plainName());

/** The token in the cookie; also one from a login before the name changed. */
const keptToken = () => readCookie(cookieName()) ?? readCookie(plainName());

/** Saves the token, or removes it, and removes any under the plain name. */
function keepToken(newToken: string, maxAge: number): void {
  writeCookie(cookieName(), newToken, { maxAge });
  if (cookieName() !== plainName()) writeCookie(plainName(), '', { maxAge: 0 });
}

/** The session that a token stands for; signed out if it is invalid. Its end is that of its cookie. */
export function sessionOf(token: string | undefined): Session {
  const facts = token === undefined ? undefined : readToken(token);
  if (token === undefined || facts === undefined) return signedOut;
  return { state: 'signedIn', token, ...facts };
}

function setSession(next: Session): void {
  if (next.state === current.state && (next.state !== 'signedIn' || token(current) === next.token)) return;
  current = next;
  for (const listener of listeners) listener();
}

const token = (session: Session) => (session.state === 'signedIn' ? session.token : undefined);

/** Another tab may have signed in or out meanwhile, or the cookie have ended: all tabs share it. */
function refresh(): void {
  if (document.visibilityState === 'visible') setSession(sessionOf(keptToken()));
}

function read(): Session {
  if (current.state === 'unknown') current = sessionOf(keptToken());
  return current;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', refresh);
    pollTimer = setInterval(refresh, POLL_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', refresh);
    clearInterval(pollTimer);
  };
}

/** Saves the token for as long as it is valid, at most eight hours. Signs out if it cannot be read. */
function signIn(newToken: string): void {
  const next = sessionOf(newToken);
  if (next.state !== 'signedIn') return signOut();
  keepToken(newToken, Math.min(next.lifeSeconds, longestSeconds));
  setSession(next);
}

function signOut(): void {
  keepToken('', 0);
  setSession(signedOut);
}

/** The person's session, outside React. Browser only. */
export const session = { read, token: () => token(read()), signIn, signOut, subscribe };

/**
 * The session at a page's first render; `isSignedIn` is the state for which the server rendered it, undefined if it did not. Browser only.
 */
export function firstSession(isSignedIn: boolean | undefined): Session {
  if (isSignedIn === undefined) return unknown;
  return isSignedIn ? read() : signedOut;
}

const RenderedSession = createContext<Session>(unknown);

/** Provides the session for which the server rendered the page; around the app, for its first render. */
export const RenderedSessionProvider = RenderedSession.Provider;

/** The person's session in a component; on the server and while hydrating, the one for which the page was rendered. */
export function useSession(): Session {
  const rendered = use(RenderedSession);
  return useSyncExternalStore(subscribe, read, () => rendered);
}
