import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AccountDeps } from './deps.ts';
import type { Trx } from '../db/database.ts';
import { countMail } from './mail-quotas.ts';
import type { Schema } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import type { JobData } from '../jobs/jobs.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    /** `nonce` identifies the code: a code older than the account's is not sent any more. */
    'code-mail': { userId: string; nonce: string; purpose: 'registration' | 'email_change' };
  }
}

/** The claim that a code proves: the mailbox of a new account, or the new address of an existing one. A code for one is not valid for the other. */
export type CodePurpose = JobData['code-mail']['purpose'];
export type CodeRow = Selectable<Schema['mailbox_codes']>;

export const MOST_TRIES = 5;
const LIFE_MS = 10 * MINUTE_MS;
const REST_MS = 60 * 1000;

type Order = { userId: string; email: string; purpose: CodePurpose; address: string };

/**
 * Mails a new code to `email`, in the caller's transaction; it replaces the account's former code and its tries. The mail is in the
 * language of the account. `address` is the network address of the caller. Throws 429: `code_too_soon` within a minute of the last
 * code to the same mailbox, `too_much_mail` past the day's share of the mailbox or the address.
 */
export async function issueCode(deps: AccountDeps, trx: Trx, { userId, email, purpose, address }: Order) {
  const now = deps.clock.now();
  const nonce = randomBytes(16).toString('base64url');
  const code = { email, nonce, tries: 0, sent_at: now, expires_at: new Date(now.getTime() + LIFE_MS) };
  const written = await trx
    .insertInto('mailbox_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(code)
        .where((eb) =>
          eb.or([
            eb('mailbox_codes.sent_at', '<=', new Date(now.getTime() - REST_MS)),
            eb('mailbox_codes.email', '<>', email),
          ]),
        ),
    )
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) throw await tooSoon(trx, userId, now);
  await countMail(deps, trx, { kind: 'code', email, address });
  await deps.jobs.send(trx, 'code-mail', { userId, nonce, purpose });
}

async function tooSoon(trx: Trx, userId: string, now: Date): Promise<Problem> {
  const { sent_at } = await trx
    .selectFrom('mailbox_codes')
    .select('sent_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const retryAfterSeconds = Math.ceil((resendAt({ sent_at }).getTime() - now.getTime()) / 1000);
  return new Problem(429, 'code_too_soon', { retryAfterSeconds });
}

/** The moment from which another code can be sent to the same mailbox. */
export const resendAt = ({ sent_at }: Pick<CodeRow, 'sent_at'>): Date => new Date(sent_at.getTime() + REST_MS);

/**
 * Evaluates one guess at the account's code and returns the mailbox that it proves. The try is counted, and that is committed, before the
 * comparison: of any number of simultaneous guesses, five are evaluated. So never call this inside a transaction. A right code stays until
 * `forgetCode`. Throws 422 for field `code`: `code_wrong`, `code_expired` (also where there is none); 429 `code_spent` after five tries.
 */
export async function checkCode(deps: AccountDeps, userId: string, purpose: CodePurpose, guess: string) {
  const row = await deps.db
    .updateTable('mailbox_codes')
    .set({ tries: sql`tries + 1` })
    .where('user_id', '=', userId)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', deps.clock.now())
    .returning(['email', 'nonce'])
    .executeTakeFirst();
  if (row === undefined) throw await whyNotEvaluated(deps, userId);
  if (codeOf(deps, purpose, userId, row) !== guess) throw wrongField('code_wrong');
  return row.email;
}

async function whyNotEvaluated({ db, clock }: AccountDeps, userId: string): Promise<Problem> {
  const row = await db.selectFrom('mailbox_codes').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const now = clock.now();
  if (row === undefined || row.expires_at <= now) return wrongField('code_expired');
  const wait = Math.ceil((resendAt(row).getTime() - now.getTime()) / 1000);
  return new Problem(429, 'code_spent', { retryAfterSeconds: Math.max(wait, 1) });
}

const wrongField = (code: 'code_wrong' | 'code_expired') => new Problem(422, code, { fields: { code: [code] } });

/** Deletes the account's code once its proof is stored; in the same transaction. */
export async function forgetCode(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('mailbox_codes').where('user_id', '=', userId).execute();
}

/** The four digits. They are stored nowhere: they are derived from the row and the portal's secret. */
export function codeOf(
  { fingerprint }: Pick<AccountDeps, 'fingerprint'>,
  purpose: CodePurpose,
  userId: string,
  { email, nonce }: Pick<CodeRow, 'email' | 'nonce'>,
): string {
  const digest = Buffer.from(fingerprint('code', [purpose, userId, email, nonce].join('\n')), 'base64url');
  return String(digest.readUInt32BE() % 10_000).padStart(4, '0');
}
