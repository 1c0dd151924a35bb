import { hash, verify } from '@node-rs/argon2';
import type { Deps } from '../deps.ts';
import type { Call, Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import type { SignedIn } from './signed-in.ts';
import type { Tokens } from './tokens.ts';

/** A session outlives its tokens: it is renewed along with them for up to a month. */
const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Sign-in, sign-out and who is signed in. */
export function authHandlers(deps: Deps, tokens: Tokens): Pick<Handlers, 'login' | 'logout' | 'getMe'> {
  // Compared with when there is no such account, so that both answers take the same time.
  const nobody = hash('nobody has this password');
  return {
    login: async ({ body, request }) => {
      const account = body.email.toLowerCase();
      await countAttempt(deps, account, request.ip);
      const user = await deps.db.selectFrom('users').selectAll().where('email', '=', account).executeTakeFirst();
      const isRight = await verify(user?.password_hash ?? (await nobody), body.password).catch(() => false);
      if (user === undefined || !isRight) throw new Problem(422, 'wrong_login');
      await clearAttempts(deps, account, request.ip);
      return { data: { authToken: await tokens.sign(user, await openSession(deps, user.id)) } };
    },
    logout: async ({ user }) => {
      const { sessionId } = present(user);
      await deps.db.updateTable('sessions').set({ revoked_at: deps.clock.now() }).where('id', '=', sessionId).execute();
      return undefined;
    },
    getMe: async ({ user }) => ({ data: presentProfile(present(user)) }),
  };
}

/** The person that the contract guarantees on a secured operation. Throws 401 should that ever not hold. */
export function present(user: SignedIn | undefined): SignedIn {
  if (user === undefined) throw new Problem(401, 'sign_in');
  return user;
}

async function openSession({ db, clock }: Deps, userId: string): Promise<string> {
  const now = clock.now();
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFE_MS),
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function presentProfile(user: NonNullable<Call<'getMe'>['user']>) {
  return {
    id: user.id,
    user_type: user.userType,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    roles: user.roles,
    registered: user.registered,
    is_volunteer: user.isVolunteer,
    profile_picture: null,
    student_organisations: user.organisations,
  };
}
