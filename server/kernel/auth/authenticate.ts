import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Site } from '../content/site/site-type.ts';
import { compiledOnce } from '../db/compiled.ts';
import { padded, readTogether } from '../db/read-together.ts';
import type { Deps } from '../deps.ts';
import type { Authenticate } from '../http/api.ts';
import { inOffice } from '../person/in-office.ts';
import { type Organisation, personColumns, type SignedIn, signedInOf } from './signed-in.ts';
import { TOKEN_LIFE_SECONDS, type TokenFacts, type Tokens } from './tokens.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** The precision with which a session's last use is kept. */
const USE_KEPT_MS = HOUR_MS;

type Found = { user: SignedIn; facts: TokenFacts };

/** Finds the owner of a token; undefined if its session is over. */
export type FindOwner = (token: string) => Promise<Found | undefined>;

/** Finds the owner of a token. Sign-out, a changed password or a lost role count from the next request on. */
export function createFindOwner(
  { db, clock, site }: Pick<Deps, 'db' | 'clock'> & { site: Pick<Site, 'organisations'> },
  tokens: Tokens,
): FindOwner {
  const names = new Map(site.organisations.map(({ id, name }) => [id, name]));
  const readSession = readTogether((keys: readonly TokenFacts[]) => readSessions(db, keys, names, clock.now()));
  return async (token) => {
    const facts = await tokens.verify(token);
    if (facts === undefined) return undefined;
    const session = await readSession(facts);
    if (session === undefined) return undefined;
    await keepUse(db, facts.sessionId, session.usedAt, clock.now());
    return { user: session.user, facts };
  };
}

type CallDeps = Pick<Deps, 'clock'> & { tokens: Tokens; findOwner: FindOwner };

/** Authenticates calls by their bearer token. */
export function createAuthenticate({ clock, tokens, findOwner }: CallDeps): Authenticate {
  return async (request, reply) => {
    const token = bearerOf(request);
    const found = token === undefined ? undefined : await findOwner(token);
    if (found !== undefined) await renew(reply, tokens, found.user, found.facts, clock.now());
    return found?.user;
  };
}

/** The token that a call carries, valid or not. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

type Session = { user: SignedIn; usedAt: Date };

/** People and their sessions, if these are valid now: every call reads one. */
const readRows = compiledOnce((db, [officerAt = '', sessionAt = '', ...sessionIds]) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(personColumns)
    .select([
      'sessions.id as session_id',
      'sessions.last_used_at',
      'sessions.created_at as opened_at',
      'second_factor_at',
    ])
    .select(
      sql<string[]>`array(select organisation from organisation_officers
        where user_id = users.id and ${inOffice(officerAt)} order by organisation)`.as('organisations'),
    )
    .where('sessions.expires_at', '>', sql<Date>`${sessionAt}`)
    .where('sessions.id', 'in', sessionIds)
    .where('users.disabled_at', 'is', null)
    .where('sessions.revoked_at', 'is', null),
);

/** The sessions of these tokens, in their order; undefined for one that is over or another person's. */
async function readSessions(
  db: Deps['db'],
  tokens: readonly TokenFacts[],
  names: ReadonlyMap<string, string>,
  now: Date,
): Promise<(Session | undefined)[]> {
  const at = now.toISOString();
  const rows = await readRows(db, [at, at, ...padded(tokens.map(({ sessionId }) => sessionId))]);
  const found = new Map(rows.map((row) => [row.session_id, row]));
  return tokens.map(({ sessionId, userId }) => {
    const row = found.get(sessionId);
    if (row?.id !== userId) return undefined;
    const session = { id: sessionId, second_factor_at: row.second_factor_at };
    const organisations = row.organisations.map((id): Organisation => ({ id, name: names.get(id) ?? id }));
    return { user: signedInOf(row, session, organisations), usedAt: row.last_used_at ?? row.opened_at };
  });
}

async function keepUse(db: Deps['db'], sessionId: string, usedAt: Date, now: Date): Promise<void> {
  if (now.getTime() - usedAt.getTime() < USE_KEPT_MS) return;
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

async function renew(reply: FastifyReply, tokens: Tokens, user: SignedIn, facts: TokenFacts, now: Date): Promise<void> {
  const age = now.getTime() / 1000 - facts.issuedAt;
  if (age > TOKEN_LIFE_SECONDS / 2) void reply.header('x-auth-token', await tokens.sign(user, facts.sessionId));
}
