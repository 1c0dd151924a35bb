import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../openapi/portal.gen.ts';
import { session } from '../session/session.ts';
import { ApiError, errorOf } from './api-error.ts';
import { isAnonymous } from './anonymous.ts';
import { caller } from './caller.ts';
import { KEEP_PLACE, sessionEnded } from './session-end.ts';

const isWrite = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';
const placeKeepers = new WeakSet<Request>();

/** The authorization header of the caller; null for a visitor. */
function authorization(): string | null {
  const { token } = caller();
  return token === undefined ? null : `Bearer ${token}`;
}

/** True if the call was sent in the present session: someone else may have signed in since. */
const isOfSession = (request: Request) =>
  !isAnonymous(request) && request.headers.get('authorization') === authorization();

/** `crypto.randomUUID` is missing on insecure hosts, where the portal still works up to the payment. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keys = new Map<string, string>();
const wishes = new WeakMap<Request, string>();

/**
 * Identifies a write by its address and content; the same for a retry, whatever boundary its multipart body has, and after logging in
 * again. The server keeps each person's keys apart.
 */
async function wishOf(request: Request): Promise<string> {
  const { method, url } = request;
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/') === true;
  const body = isMultipart
    ? [...(await request.clone().formData())].map(([name, value]) =>
        value instanceof File ? [name, value.name, value.type, value.size] : [name, value],
      )
    : await request.clone().text();
  return JSON.stringify([isAnonymous(request), method, url, body]);
}

/** Adds an idempotency key to a write that has none: a retry has the same key until the server has answered. */
async function withKey(request: Request): Promise<Request> {
  if (!isWrite(request) || request.headers.has('idempotency-key')) return prepare(request);
  const wish = await wishOf(request);
  const key = keys.get(wish) ?? newKey();
  keys.set(wish, key);
  request.headers.set('idempotency-key', key);
  const prepared = prepare(request);
  wishes.set(prepared, wish);
  return prepared;
}

/**
 * Forgets the key of a write once the server has accepted or refused it. A retry keeps it after a server error (5xx), and after the end of
 * the session (401): the same write may have been done before, its answer lost.
 */
function hearAnswer(request: Request, { status }: Response): void {
  const wish = wishes.get(request);
  if (wish !== undefined && status < 500 && status !== 401) keys.delete(wish);
}

/** Adds the caller's language and authorization. */
function prepare(request: Request): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (isWrite(request)) headers.set('accept-language', caller().language);
  else if (!url.searchParams.has('locale')) url.searchParams.set('locale', caller().language);
  headers.set('accept', headers.get('accept') ?? 'application/json');
  const asking = isAnonymous(request) ? null : authorization();
  if (asking !== null) headers.set('authorization', asking);
  const keepsPlace = headers.has(KEEP_PLACE);
  headers.delete(KEEP_PLACE);
  // A write is copied whole: moving its body to a new address would make it a stream, which HTTP/1 refuses.
  // A copy does not keep the original's referrer policy.
  const { referrerPolicy } = request;
  const prepared = new Request(isWrite(request) ? request : new Request(url, request), { headers, referrerPolicy });
  if (keepsPlace) placeKeepers.add(prepared);
  return prepared;
}

/** Signs out once when calls find that the session has ended early, however many of them do. */
function leaveSession(request: Request): void {
  if (placeKeepers.has(request) || !isOfSession(request)) return;
  if (session.token() !== undefined) session.signOut();
  sessionEnded();
}

const middleware: Middleware = {
  onRequest: ({ request }) => withKey(request),
  onResponse: async ({ request, response }) => {
    hearAnswer(request, response);
    const renewed = response.headers.get('x-auth-token');
    if (!import.meta.env.SSR && renewed !== null && session.token() !== undefined && isOfSession(request))
      session.signIn(renewed);
    if (response.ok) return undefined;
    if (!import.meta.env.SSR && response.status === 401) leaveSession(request);
    throw await errorOf(response);
  },
  onError: ({ error }) => {
    // An aborted call is not a failure: the caller's own signal ended it.
    if (error instanceof DOMException && error.name === 'AbortError') return error;
    return error instanceof ApiError ? error : new ApiError(0, undefined, error);
  },
};

/** The query of a call; the values of an array are sent under its name with brackets. */
function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.append(name, String(value));
  };
  for (const [name, value] of Object.entries(values))
    if (Array.isArray(value)) for (const each of value) add(`${name}[]`, each);
    else add(name, value);
  return query.toString();
}

/** Replaces the portal's own address where a page is rendered: calls from there never leave the process. */
const NOWHERE = 'http://portal.invalid';

/**
 * The calls of `api`; see client.ts. Throws an ApiError unless a call succeeds; status 0 means that it did not reach the server.
 * Array values of a query are sent with brackets.
 */
export const client = createClient<paths>({
  baseUrl: import.meta.env.SSR ? `${NOWHERE}/api` : '/api',
  fetch: (request) => caller().fetch(request),
  querySerializer: queryOf,
});
client.use(middleware);
