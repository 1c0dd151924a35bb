import type { Deps } from '../deps.ts';
import { forgetAttempts } from './attempts.ts';
import { dayOf } from './mail-quotas.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The time that a claim to a mailbox has to be proved. */
const CLAIM_KEPT_MS = 7 * DAY_MS;

/** Deletes what accounts leave behind: unproved claims, counted tries and mails, and codes, links and sessions that are over. */
export async function forgetOldAccountRows(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await forgetAttempts(deps);
  await db
    .deleteFrom('users')
    .where('verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('registered', '=', false)
    .where('created_at', '<', before(CLAIM_KEPT_MS))
    .execute();
  await db.deleteFrom('mail_quotas').where('day', '<', dayOf(now)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('mailbox_codes').where('expires_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('recovery_links').where('expires_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('email_undos').where('expires_at', '<', before(DAY_MS)).execute();
}
