import type { Trx } from '../../kernel/auth/deps.ts';
import { endSessions } from '../../kernel/auth/sessions.ts';
import { lockAccount } from '../../kernel/person/progress.ts';
import type { AccountAreaDeps } from './deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Ends a person's sessions and sets when the account is deleted: after the days of grace, or at once where the mailbox was never proved,
 * since nobody could log in to keep it. Asked again, the first date stays. The owner is told by mail how to keep the account.
 */
export async function scheduleDeletion(deps: AccountAreaDeps, trx: Trx, userId: string): Promise<Date> {
  await lockAccount(trx, userId);
  const { verified_at, deletion_due_at } = await trx
    .selectFrom('users')
    .select(['verified_at', 'deletion_due_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const days = verified_at === null ? 0 : deps.union.account.deletionGraceDays;
  const due = deletion_due_at ?? new Date(deps.clock.now().getTime() + days * DAY_MS);
  await trx.updateTable('users').set({ deletion_due_at: due }).where('id', '=', userId).execute();
  await endSessions(deps, trx, userId);
  if (verified_at !== null) {
    const dueAt = due.toISOString();
    await deps.jobs.send(trx, 'account-mail', { kind: 'deletion_due', userId, dueAt });
  }
  return due;
}

/** Cancels the deletion of an account. Throws 401 if it has been deleted by now. */
export async function cancelDeletion(trx: Trx, userId: string): Promise<void> {
  await lockAccount(trx, userId);
  await trx.updateTable('users').set({ deletion_due_at: null }).where('id', '=', userId).execute();
}
