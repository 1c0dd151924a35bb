import { createHash } from 'node:crypto';
import type { JobData } from '../jobs/jobs.ts';
import { renderMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/transport.ts';
import type { AccountDeps } from './deps.ts';
import { passwordTexts } from './mail-texts.ts';

/**
 * Mails a link to make a new password, if the mailbox has an account. The token stands behind the #: no server's log ever holds it. It is
 * 256 bits, follows from the link's id and the portal's secret, and is kept only as its hash.
 */
export function recoveryMailer(deps: AccountDeps, mailer: Mailer) {
  return async ({ email, linkId, expiresAt }: JobData['recovery-mail']): Promise<void> => {
    const expires = new Date(expiresAt);
    const user = await ownerOf(deps, email);
    if (user === undefined || expires <= deps.clock.now()) return;
    const token = deps.fingerprint('recovery', linkId);
    await deps.db
      .insertInto('recovery_links')
      .values({ id: linkId, token_hash: hashOf(token), user_id: user.id, expires_at: expires })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { locale } = user;
    const { heading, paragraphs, action } = passwordTexts[locale].recovery;
    const link = new URLSearchParams({ token, email: user.email });
    const mail = renderMail({
      locale,
      heading,
      paragraphs,
      action: { label: action, url: `${deps.publicUrl}/login/password/create#${link}` },
      footer: deps.union.name[locale],
    });
    await mailer.send({ to: user.email, subject: heading, ...mail, messageId: `recovery-${linkId}`, locale });
  };
}

function ownerOf({ db }: AccountDeps, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

/** As what a token of a link is kept. It is random enough that it needs no salt. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
