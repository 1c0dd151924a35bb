import type { Logger } from 'pino';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { FileStore } from '../../kernel/files/store.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { erasePerson, type Traces } from './erase.ts';

const BATCH = 100;

export type DeletionDeps = AccountDeps & {
  personal: readonly PersonalData[];
  mailer: Pick<Mailer, 'forget'>;
  files: Pick<FileStore, 'remove'>;
  /** Has the payment sandbox forget who paid; a real provider keeps what the law wants it to. */
  forgetPayers: (paymentIds: readonly string[]) => Promise<void>;
};

/** Deletes every account whose days of grace are over; one that a feature still holds, such as for money on its way, once that is over. */
export async function deleteDueAccounts(deps: DeletionDeps, log: Logger): Promise<number> {
  const due = await dueAccounts(deps).execute();
  await eachOnItsOwn(deps, log, 'deletion', byId(due), (id) => deleteAccount(deps, id));
  return due.length;
}

function dueAccounts({ db, clock, personal }: DeletionDeps) {
  return db
    .selectFrom('users')
    .select('id')
    .where('deletion_due_at', '<=', clock.now())
    .where(hasRested('deletion', 'users.id', clock.now()))
    .where((eb) => eb.and(personal.flatMap(({ holds }) => holds?.() ?? []).map((held) => eb.not(held))))
    .orderBy('deletion_due_at')
    .limit(BATCH);
}

async function deleteAccount(deps: DeletionDeps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    // The person may have kept the account, or another process deleted it, a moment ago.
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('deletion_due_at', '<=', deps.clock.now())
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) return;
    const traces = await erasePerson(deps, trx, user);
    // Before the commit: after a crash in between, the account is still due, and nothing stays behind.
    await removeTraces(deps, traces);
  });
}

async function removeTraces(
  { mailer, files, forgetPayers }: DeletionDeps,
  { mailboxes, fileIds, paymentIds }: Traces,
): Promise<void> {
  await files.remove(fileIds);
  for (const mailbox of mailboxes) await mailer.forget(mailbox);
  await forgetPayers(paymentIds);
}
