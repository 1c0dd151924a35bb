import type { AccountDeps } from '../../kernel/auth/deps.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { accountTexts } from './mail-texts.ts';
import { undoTokenOf } from './undo-email.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /**
     * Tells what became of an account; moments are ISO 8601. An address that was changed is told, with the way to undo it (`undoId`); so is
     * one that had to give way when that was done.
     */
    'account-mail':
      | { kind: 'email_changed'; userId: string; formerEmail: string; changedAt: string; undoId: string }
      | { kind: 'email_restored'; userId: string; formerEmail: string; changedAt: string }
      | { kind: 'deletion_due'; userId: string; dueAt: string };
  }
}

type Job = JobData['account-mail'];

/** Tells the owner of an account what became of it; about another e-mail address, at the former one. */
export function accountMailer(deps: AccountDeps, mailer: Pick<Mailer, 'send' | 'forget'>) {
  const { db, union } = deps;
  return async (job: Job): Promise<void> => {
    const owner = db.selectFrom('users').where('id', '=', job.userId);
    const user = await owner.select(['email', 'locale', 'deletion_due_at']).executeTakeFirst();
    if (user === undefined || isTakenBack(job, user)) return;
    const { locale } = user;
    const { to, moment } = addressed(job, user);
    const text = accountTexts[locale][job.kind](writtenMoment(moment, locale, union.timeZone));
    const about = job.kind === 'email_changed' ? job.undoId : job.userId;
    const messageId = `${job.kind}-${about}-${moment.getTime()}`;
    await sendLetter(deps, mailer, { to, messageId, locale, ...text, path: pathOf(deps, job) });
    // A deletion meanwhile has emptied the outbox before this mail was in it; one that is under way is waited for.
    const kept = await owner.select('deleted_at').forKeyShare().executeTakeFirst();
    if (kept === undefined || kept.deleted_at !== null) await mailer.forget(to);
  };
}

/** The target of a mail's button. A token stands behind the #: no server's log ever holds it. */
function pathOf(deps: AccountDeps, job: Job): string {
  if (job.kind !== 'email_changed') return '/account/my-settings';
  return `/login/password/create#${new URLSearchParams({ undo: undoTokenOf(deps, job.undoId) })}`;
}

/** True if the account is no longer to be deleted. */
function isTakenBack(job: Job, { deletion_due_at }: { deletion_due_at: Date | null }): boolean {
  return job.kind === 'deletion_due' && deletion_due_at === null;
}

function addressed(job: Job, { email }: { email: string }): { to: string; moment: Date } {
  if (job.kind !== 'deletion_due') return { to: job.formerEmail, moment: new Date(job.changedAt) };
  return { to: email, moment: new Date(job.dueAt) };
}
