import { countOne, secondsToMidnight } from '../../kernel/auth/mail-quotas.ts';
import { personMailbox } from '../../kernel/auth/person-mailbox.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { BookingDeps } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';

const MOST_PER_ACCOUNT = 12;
const MOST_PER_MAILBOX = 5;

type GuestMail = { messageId: string; to: string; buyerId: string };

/**
 * True if a ticket may be mailed to somebody who did not ask for it: twelve a day for the account that gave the address, five for the
 * mailbox. Counted once for a mail, however often it is tried. The buyer's own mailbox doesn't count.
 */
export async function mayMailGuest(deps: BookingDeps, { messageId, to, buyerId }: GuestMail): Promise<boolean> {
  const { db, fingerprint, clock } = deps;
  const mailbox = personMailbox(to);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const buyer = await trx.selectFrom('users').select('email').where('id', '=', buyerId).executeTakeFirst();
    if (buyer !== undefined && personMailbox(buyer.email) === mailbox) return true;
    if ((await countOne(trx, fingerprint('guest-mail', messageId), now)) > 1) return true;
    return countGuestMail(deps, trx, { to, buyerId });
  });
}

/** Counts a mail to a guest for today; false past the day's limits. */
async function countGuestMail(
  { fingerprint, clock }: BookingDeps,
  trx: Trx,
  { to, buyerId }: Omit<GuestMail, 'messageId'>,
): Promise<boolean> {
  const now = clock.now();
  const byAccount = await countOne(trx, fingerprint('guest-account', buyerId), now);
  const toMailbox = await countOne(trx, fingerprint('guest-mailbox', personMailbox(to)), now);
  return byAccount <= MOST_PER_ACCOUNT && toMailbox <= MOST_PER_MAILBOX;
}

/** Counts a mail that somebody asks for to a guest, within the same limits. Throws 429 past them. */
export async function demandGuestMail(deps: BookingDeps, trx: Trx, mail: Omit<GuestMail, 'messageId'>): Promise<void> {
  if (await countGuestMail(deps, trx, mail)) return;
  throw new Problem(429, 'too_many_tickets_sent', { retryAfterSeconds: secondsToMidnight(deps.clock.now()) });
}
