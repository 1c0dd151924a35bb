import type { AccountDeps } from './deps.ts';
import type { Trx } from '../db/database.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

/** Changes an account's password in the caller's transaction, ends its links and its sessions (but `exceptSessionId`), and mails the owner. */
export async function setPassword(
  deps: AccountDeps,
  trx: Trx,
  userId: string,
  password: string,
  exceptSessionId?: string,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  await trx.deleteFrom('recovery_links').where('user_id', '=', userId).where('used_at', 'is', null).execute();
  await endSessions(deps, trx, userId, exceptSessionId);
  await deps.jobs.send(trx, 'password-mail', { userId, changedAt: deps.clock.now().toISOString() });
}
