import type { Trx } from '../../kernel/db/database.ts';
import { present, registered } from '../../kernel/http/guards.ts';
import { demandGoodPassword } from '../../kernel/auth/passwords.ts';
import { setPassword } from '../../kernel/auth/set-password.ts';
import { presentProfile } from '../../kernel/auth/signed-in.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { closeAccount } from '../../kernel/auth/close-account.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import { changeAccount } from './change.ts';
import type { AccountAreaDeps } from './deps.ts';
import { readDetails } from './details.ts';
import { checkNewEmail, demandPasswordForEmail, keepNewEmail, orAddressTaken, orEmailTaken } from './email.ts';
import { exportAccount } from './export.ts';
import { type AccountFileOperations, accountFileHandlers } from './file-handlers.ts';
import { demandPassword } from './password.ts';
import { endSession, readSessions } from './sessions.ts';
import { undoEmail } from './undo-email.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/**
 * Closes an account and sets when it is deleted: after the days of grace, or at once where the mailbox was never proved,
 * since nobody could log in to keep it. Asked again, the first date stays. The owner is told by mail how to keep the account.
 */
async function scheduleDeletion(deps: AccountAreaDeps, trx: Trx, userId: string): Promise<Date> {
  await lockAccount(trx, userId);
  const { verified_at, deletion_due_at } = await trx
    .selectFrom('users')
    .select(['verified_at', 'deletion_due_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const days = verified_at === null ? 0 : deps.union.account.deletionGraceDays;
  const due = deletion_due_at ?? new Date(deps.clock.now().getTime() + days * DAY_MS);
  await trx.updateTable('users').set({ deletion_due_at: due }).where('id', '=', userId).execute();
  await closeAccount(deps, trx, userId, { kind: 'owner', userId });
  if (verified_at !== null) {
    const dueAt = due.toISOString();
    await deps.jobs.send(trx, 'account-mail', { kind: 'deletion_due', userId, dueAt });
  }
  return due;
}

/** Cancels the deletion of an account. Throws 401 if it has been deleted by now. */
async function cancelDeletion(trx: Trx, userId: string): Promise<void> {
  await lockAccount(trx, userId);
  await trx.updateTable('users').set({ deletion_due_at: null }).where('id', '=', userId).execute();
}

type Operations =
  | 'getAccountDetails'
  | 'updateMe'
  | 'confirmEmail'
  | 'undoEmail'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'exportAccount'
  | 'deleteAccount'
  | 'keepAccount';

/** The operations on one's own account: seeing, changing, exporting and deleting it. */
export function accountHandlers(deps: AccountAreaDeps): Pick<Handlers, Operations | AccountFileOperations> {
  return {
    ...accountFileHandlers(deps),
    getAccountDetails: async ({ user, locale }) => ({
      data: await readDetails(deps, deps.db, present(user).id, locale),
    }),
    updateMe: async (call) => {
      const user = present(call.user);
      const { email, current_password: password } = call.body;
      if (email !== undefined) registered(user);
      return call.request.once(async (transact) => {
        if (email !== undefined) await demandPasswordForEmail(deps, user, { email, password, from: call.request });
        return transact(async (trx) => {
          await changeAccount(deps, trx, user, call);
          return { data: await readDetails(deps, trx, user.id, call.locale) };
        });
      });
    },
    undoEmail: async ({ body }) => {
      const undoing = deps.db.transaction().execute((trx) => undoEmail(deps, trx, body.token));
      return { data: await orAddressTaken(undoing, 'token') };
    },
    confirmEmail: async (call) => {
      const { id } = present(call.user);
      return call.request.once(async (transact) => {
        const email = await checkNewEmail(deps, id, call.body.code);
        const keeping = transact(async (trx) => {
          await keepNewEmail(deps, trx, id, { email, address: call.request.ip });
          return { data: await readDetails(deps, trx, id, call.locale) };
        });
        return orEmailTaken(deps, id, keeping);
      });
    },
    changePassword: async (call) => {
      const user = present(call.user);
      const { current_password, password } = call.body;
      demandGoodPassword(password, user.email);
      await call.request.once(async (transact) => {
        await demandPassword(deps, user, { password: current_password, field: 'current_password', from: call.request });
        return transact(async (trx) => {
          await setPassword(deps, trx, user.id, password, user.sessionId);
          return {};
        });
      });
      return undefined;
    },
    listSessions: async ({ user }) => ({ data: await readSessions(deps, present(user)) }),
    endSession: async (call) => {
      const { id } = present(call.user);
      await call.request.transactOnce(async (trx) => {
        await endSession(deps, trx, id, call.params.session);
        return {};
      });
      return undefined;
    },
    exportAccount: async ({ user }) => ({ data: await exportAccount(deps, present(user)) }),
    deleteAccount: async (call) => {
      const user = present(call.user);
      return call.request.once(async (transact) => {
        await demandPassword(deps, user, {
          password: call.body.password,
          field: 'password',
          from: call.request,
        });
        return transact(async (trx) => {
          const due = await scheduleDeletion(deps, trx, user.id);
          return { data: { deletion_due_at: due.toISOString() } };
        });
      });
    },
    keepAccount: async (call) => {
      const user = present(call.user);
      return call.request.transactOnce(async (trx) => {
        await cancelDeletion(trx, user.id);
        return { data: presentProfile({ ...user, deletionDueAt: null }) };
      });
    },
  };
}
