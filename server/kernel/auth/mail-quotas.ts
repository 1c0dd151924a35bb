import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { AccountDeps } from './deps.ts';
import type { Trx } from '../db/database.ts';
import { networkOf } from './network.ts';
import { personMailbox } from './person-mailbox.ts';

/** Mails that somebody at a network address requests: to their own mailbox, (`message`) to the union, or (`invitation`) to somebody else, in their name. */
export type MailKind = 'code' | 'recovery' | 'message' | 'invitation';

/** The limit for one network address and one mailbox: a stranger's requests do not use up the owner's share. */
const MOST_PER_PAIR = 5;
/** The limits from all networks together. Codes and messages keep five, which limits guessing; a stranger must not use up somebody's recoveries. */
const MOST_PER_MAILBOX: Record<MailKind, number> = { code: 5, message: 5, invitation: 5, recovery: 30 };
export const MOST_PER_ADDRESS = 20;

type Request = { kind: MailKind; email: string; address: string };
type Share = { subject: string; most: number };

/**
 * Counts a mail that somebody at a network address requests to or from a mailbox, in the caller's transaction: a rollback takes the count
 * back. Throws 429 past five a day for the mailbox from that address, the kind's limit for the mailbox from all of them, or twenty
 * for the address; all counts restart at midnight (UTC).
 */
export async function countMail(deps: AccountDeps, trx: Trx, request: Request): Promise<void> {
  const now = deps.clock.now();
  for (const { subject, most } of sharesOf(deps, request))
    if ((await countOne(trx, subject, now)) > most) throw refusal(request.kind, now);
}

/** Throws the same 429 while no such mail may be sent, and counts nothing: for checks before expensive work. */
export async function demandMailLeft(deps: AccountDeps, request: Request): Promise<void> {
  const now = deps.clock.now();
  const shares = sharesOf(deps, request);
  const rows = await deps.db
    .selectFrom('mail_quotas')
    .select(['subject', 'sent'])
    .where('day', '=', dayOf(now))
    .where(
      'subject',
      'in',
      shares.map(({ subject }) => subject),
    )
    .execute();
  const isSpent = ({ subject, most }: Share) => rows.some((row) => row.subject === subject && row.sent >= most);
  if (shares.some(isSpent)) throw refusal(request.kind, now);
}

function sharesOf({ fingerprint }: AccountDeps, { kind, email, address }: Request): Share[] {
  const mailbox = personMailbox(email);
  const network = networkOf(address);
  return [
    { subject: fingerprint(`${kind}-pair`, `${mailbox}\n${network}`), most: MOST_PER_PAIR },
    { subject: fingerprint(`${kind}-mailbox`, mailbox), most: MOST_PER_MAILBOX[kind] },
    { subject: fingerprint(`${kind}-address`, network), most: MOST_PER_ADDRESS },
  ];
}

/** Gives an address one mail back, since its owner proved to read the mailbox: many people share a campus address. */
export async function uncountMail(deps: AccountDeps, trx: Trx, kind: MailKind, address: string): Promise<void> {
  await trx
    .updateTable('mail_quotas')
    .set({ sent: sql`greatest(sent - 1, 0)` })
    .where('subject', '=', deps.fingerprint(`${kind}-address`, networkOf(address)))
    .where('day', '=', dayOf(deps.clock.now()))
    .execute();
}

/** Counts another mail for a subject today, and returns the new count. */
export async function countOne(trx: Trx, subject: string, now: Date): Promise<number> {
  const { sent } = await trx
    .insertInto('mail_quotas')
    .values({ subject, day: dayOf(now), sent: 1 })
    .onConflict((conflict) => conflict.columns(['subject', 'day']).doUpdateSet({ sent: sql`mail_quotas.sent + 1` }))
    .returning('sent')
    .executeTakeFirstOrThrow();
  return sent;
}

const refusal = (kind: MailKind, now: Date): Problem =>
  new Problem(429, refusals[kind], { retryAfterSeconds: secondsToMidnight(now) });

const refusals = {
  code: 'too_much_mail',
  recovery: 'too_much_mail',
  message: 'too_many_messages',
  invitation: 'too_many_invitations',
} as const;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The seconds until the day's counts restart. */
export function secondsToMidnight(now: Date): number {
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
