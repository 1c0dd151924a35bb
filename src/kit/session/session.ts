import { createContext, use, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { readUnion } from '../union/union.ts';
import { readToken } from './token.ts';

/** Whether someone is signed in. `unknown` stands only until a page that the server did not render has looked. */
export type Session =
  | { state: 'unknown' }
  | { state: 'signedOut' }
  | { state: 'signedIn'; token: string; expiresAt: number; registered: boolean };

const longestSeconds = 8 * 60 * 60;
const unknown: Session = { state: 'unknown' };
const signedOut: Session = { state: 'signedOut' };
const listeners = new Set<() => void>();
let current: Session = unknown;
let expiry: ReturnType<typeof setTimeout> | undefined;

const plainName = () => `${readUnion().id}_token`;

/** Where the token is kept: on https under a name that browsers let nobody but this very host set. */
const cookieName = () => (location.protocol === 'https:' ? `__Host-${plainName()}` : plainName());

/** The token that is kept; also one from a login before the name changed. */
const keptToken = () => readCookie(cookieName()) ?? readCookie(plainName());

/** Keeps the token, or removes it, and leaves none under the plain name beside it. */
function keepToken(newToken: string, maxAge: number): void {
  writeCookie(cookieName(), newToken, { maxAge });
  if (cookieName() !== plainName()) writeCookie(plainName(), '', { maxAge: 0 });
}

/** What a token says of the session; signed out where it is none of ours or past its time. */
export function sessionOf(token: string | undefined): Session {
  const facts = token === undefined ? undefined : readToken(token);
  if (token === undefined || facts === undefined || facts.expiresAt <= Date.now()) return signedOut;
  return { state: 'signedIn', token, ...facts };
}

function become(next: Session): void {
  clearTimeout(expiry);
  if (next.state === 'signedIn') expiry = setTimeout(signOut, next.expiresAt - Date.now());
  if (next.state === current.state && (next.state !== 'signedIn' || token(current) === next.token)) return;
  current = next;
  for (const listener of listeners) listener();
}

const token = (session: Session) => (session.state === 'signedIn' ? session.token : undefined);

/** Another tab may have signed in or out meanwhile: the cookie is what all tabs share. */
function readAgain(): void {
  if (document.visibilityState === 'visible') become(sessionOf(keptToken()));
}

function read(): Session {
  if (current.state === 'unknown') {
    current = sessionOf(keptToken());
    if (current.state === 'signedIn') expiry = setTimeout(signOut, current.expiresAt - Date.now());
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readAgain);
  };
}

/** Keeps the token for as long as it is valid, at most eight hours. A token that cannot be read signs out. */
function signIn(newToken: string): void {
  const next = sessionOf(newToken);
  if (next.state !== 'signedIn') return signOut();
  const seconds = Math.floor((next.expiresAt - Date.now()) / 1000);
  keepToken(newToken, Math.min(seconds, longestSeconds));
  become(next);
}

function signOut(): void {
  keepToken('', 0);
  become(signedOut);
}

/** The person's session, outside of React. Browser only. */
export const session = { read, token: () => token(read()), signIn, signOut, subscribe };

/** The session of a page at its first render; `isSignedIn` is what the server rendered it for, undefined where it did not. Browser only. */
export function firstSession(isSignedIn: boolean | undefined): Session {
  if (isSignedIn === undefined) return unknown;
  return isSignedIn ? read() : signedOut;
}

const RenderedSession = createContext<Session>(unknown);

/** Whose page the server rendered; around the app, for its first render. */
export const RenderedSessionProvider = RenderedSession.Provider;

/** The person's session in a component; on the server and while hydrating, the one that the page was rendered for. */
export function useSession(): Session {
  const rendered = use(RenderedSession);
  return useSyncExternalStore(subscribe, read, () => rendered);
}
