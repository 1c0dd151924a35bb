import type { Queryable } from '../db/database.ts';
import { hashOfSecret } from '../hashes.ts';
import type { JobData } from '../jobs/jobs.ts';
import { renderMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/transport.ts';
import type { AccountDeps } from './deps.ts';
import { passwordTexts } from './mail-texts.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    /** Only the job looks up the account, so the response time reveals nothing. `linkId` identifies the link; `expiresAt` is ISO 8601. */
    'recovery-mail': { email: string; linkId: string; expiresAt: string };
  }
}

type Link = { linkId: string; userId: string; expiresAt: Date };

/**
 * Creates the right to set a new password, and returns its token: 256 bits derived from the link's id and the portal's secret, and stored
 * only as a hash.
 */
export async function makeLink(
  { fingerprint }: Pick<AccountDeps, 'fingerprint'>,
  db: Queryable,
  { linkId, userId, expiresAt }: Link,
): Promise<string> {
  const token = fingerprint('recovery', linkId);
  await db
    .insertInto('recovery_links')
    .values({ id: linkId, token_hash: hashOfSecret(token), user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

/** Mails a link to set a new password, if the mailbox has an account. The token follows the #, so no server's log ever holds it. */
export function recoveryMailer(deps: AccountDeps, mailer: Mailer) {
  return async ({ email, linkId, expiresAt }: JobData['recovery-mail']): Promise<void> => {
    const expires = new Date(expiresAt);
    const user = await ownerOf(deps, email);
    if (user === undefined || expires <= deps.clock.now()) return;
    const token = await makeLink(deps, deps.db, { linkId, userId: user.id, expiresAt: expires });
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
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
