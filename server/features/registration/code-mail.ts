import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { codeOf } from '../../kernel/auth/mailbox-codes.ts';
import { codeTexts } from './mail-texts.ts';

/** Mails a code to the mailbox that it proves, unless it is over by now: replaced by another, used or too old. */
export function codeMailer(deps: AccountDeps, mailer: Mailer) {
  return async ({ userId, nonce, purpose }: JobData['code-mail']): Promise<void> => {
    const row = await deps.db
      .selectFrom('mailbox_codes')
      .innerJoin('users', 'users.id', 'mailbox_codes.user_id')
      .select(['mailbox_codes.email', 'nonce', 'locale'])
      .where('user_id', '=', userId)
      .where('nonce', '=', nonce)
      .where('expires_at', '>', deps.clock.now())
      .executeTakeFirst();
    if (row === undefined) return;
    const { email, locale } = row;
    const { subject, heading, paragraphs } = codeTexts[locale][purpose](codeOf(deps, purpose, userId, row));
    const mail = renderMail({ locale, heading, paragraphs, footer: deps.union.name[locale] });
    await mailer.send({ to: email, subject, ...mail, messageId: `code-${nonce}`, locale });
  };
}
