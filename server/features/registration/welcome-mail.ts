import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { welcomeTexts } from './mail-texts.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** Greets somebody whose registration is complete. */
    'welcome-mail': { userId: string };
  }
}

/** Greets somebody who has registered, once for each account. */
export function welcomeMailer({ db, union, publicUrl }: AccountDeps, mailer: Pick<Mailer, 'send'>) {
  return async ({ userId }: JobData['welcome-mail']): Promise<void> => {
    const user = await db
      .selectFrom('users')
      .select(['email', 'locale', 'first_name'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (user === undefined) return;
    const { email, locale, first_name: name } = user;
    const { heading, paragraphs, action } = welcomeTexts[locale]({ name, email, union: union.name[locale] });
    const mail = renderMail({
      locale,
      heading,
      paragraphs,
      action: { label: action, url: `${publicUrl}/account` },
      footer: `${union.name[locale]}\n${union.contact.email}`,
    });
    await mailer.send({ to: email, subject: heading, ...mail, messageId: `welcome-${userId}`, locale });
  };
}
