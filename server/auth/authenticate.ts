import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Authenticate } from '../http/api.ts';
import type { SignedIn } from './signed-in.ts';
import { TOKEN_LIFE_SECONDS, type TokenFacts, type Tokens } from './tokens.ts';

/** Finds who a bearer token stands for. Sign-out, a changed password or a lost role count from the next request on. */
export function createAuthenticate({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokens: Tokens): Authenticate {
  return async (request, reply) => {
    const token = bearerOf(request);
    const facts = token === undefined ? undefined : await tokens.verify(token);
    if (facts === undefined) return undefined;
    const user = await readSession(db, facts, clock.now());
    if (user !== undefined) await renew(reply, tokens, user, facts, clock.now());
    return user;
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function readSession(db: Deps['db'], facts: TokenFacts, now: Date): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', facts.sessionId)
    .where('users.id', '=', facts.userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      sessionId: facts.sessionId,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      userType: row.user_type,
      roles: row.roles,
      registered: row.registered,
      isVolunteer: row.is_volunteer,
      organisations: row.student_organisations,
    }
  );
}

async function renew(reply: FastifyReply, tokens: Tokens, user: SignedIn, facts: TokenFacts, now: Date): Promise<void> {
  const age = now.getTime() / 1000 - facts.issuedAt;
  if (age > TOKEN_LIFE_SECONDS / 2) void reply.header('x-auth-token', await tokens.sign(user, facts.sessionId));
}
