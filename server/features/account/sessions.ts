import type { Trx } from '../../kernel/db/database.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { AccountAreaDeps } from './deps.ts';

/** The devices on which a person is signed in, the latest first. */
export async function readSessions({ db, clock }: AccountAreaDeps, user: SignedIn): Promise<Schemas['Session'][]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: (last_used_at ?? created_at).toISOString(),
    is_current: id === user.sessionId,
  }));
}

/** Signs a person out on one of their devices. Throws 404 for a session that is over, or somebody else's. */
export async function endSession({ clock }: AccountAreaDeps, trx: Trx, userId: string, session: string): Promise<void> {
  const now = clock.now();
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', session)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem(404, 'not_found');
}
