import type { AccountDeps } from '../auth/deps.ts';
import type { JobData } from '../jobs/jobs.ts';
import { renderMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/transport.ts';
import { codeOf } from './codes.ts';
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
