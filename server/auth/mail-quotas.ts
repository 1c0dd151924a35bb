import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { AccountDeps, Trx } from './deps.ts';
import { networkOf } from './network.ts';

/** What is mailed because somebody at a network address asks for it: to their mailbox, or (`message`) in their name to the union's. */
export type MailKind = 'code' | 'recovery' | 'message';

const MOST_PER_MAILBOX = 5;
export const MOST_PER_ADDRESS = 20;

type Request = { kind: MailKind; email: string; address: string };

/**
 * Counts a mail that somebody at a network address asks to be sent to or from a mailbox, in the caller's transaction: what is rolled back
 * was not sent. Throws 429 past five a day for the mailbox, or twenty for the address; both counts start anew at midnight (UTC).
 */
export async function countMail(deps: AccountDeps, trx: Trx, { kind, email, address }: Request): Promise<void> {
  const refusal = kind === 'message' ? 'too_many_messages' : 'too_much_mail';
  await count(deps, trx, mailboxSubject(deps, kind, email), MOST_PER_MAILBOX, refusal);
  await count(deps, trx, addressSubject(deps, kind, address), MOST_PER_ADDRESS, refusal);
}

/** Gives an address one mail back, since its owner proved to read it: many people share the address of a campus. */
export async function uncountMail(deps: AccountDeps, trx: Trx, kind: MailKind, address: string): Promise<void> {
  await trx
    .updateTable('mail_quotas')
    .set({ sent: sql`greatest(sent - 1, 0)` })
    .where('subject', '=', addressSubject(deps, kind, address))
    .where('day', '=', dayOf(deps.clock.now()))
    .execute();
}

async function count(
  { clock }: AccountDeps,
  trx: Trx,
  subject: string,
  most: number,
  refusal: 'too_much_mail' | 'too_many_messages',
): Promise<void> {
  const now = clock.now();
  const { sent } = await trx
    .insertInto('mail_quotas')
    .values({ subject, day: dayOf(now), sent: 1 })
    .onConflict((conflict) => conflict.columns(['subject', 'day']).doUpdateSet({ sent: sql`mail_quotas.sent + 1` }))
    .returning('sent')
    .executeTakeFirstOrThrow();
  if (sent > most) throw new Problem(429, refusal, { retryAfterSeconds: secondsToMidnight(now) });
}

const mailboxSubject = ({ fingerprint }: AccountDeps, kind: MailKind, email: string) =>
  fingerprint(`${kind}-mailbox`, email.toLowerCase());
const addressSubject = ({ fingerprint }: AccountDeps, kind: MailKind, address: string) =>
  fingerprint(`${kind}-address`, networkOf(address));

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function secondsToMidnight(now: Date): number {
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
