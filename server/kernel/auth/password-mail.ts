import type { JobData } from '../jobs/jobs.ts';
import { writtenMoment } from '../mail/moments.ts';
import { sendLetter } from '../mail/send-letter.ts';
import type { Mailer } from '../mail/transport.ts';
import type { AccountDeps } from './deps.ts';
import { passwordTexts } from './mail-texts.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    /** Reports that the password was changed, and when (ISO 8601). */
    'password-mail': { userId: string; changedAt: string };
  }
}

/** Tells the owner of an account that its password was changed. */
export function passwordMailer(deps: AccountDeps, mailer: Mailer) {
  return async ({ userId, changedAt }: JobData['password-mail']): Promise<void> => {
    const { db, union } = deps;
    const user = await db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId).executeTakeFirst();
    if (user === undefined) return;
    const { email, locale } = user;
    const changed = new Date(changedAt);
    const text = passwordTexts[locale].changed(writtenMoment(changed, locale, union.timeZone));
    const messageId = `password-${userId}-${changed.getTime()}`;
    await sendLetter(deps, mailer, { to: email, messageId, locale, ...text, path: '/login/forgot' });
  };
}
