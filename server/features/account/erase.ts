import { type Selectable, sql } from 'kysely';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import { closeAccount } from '../../kernel/auth/close-account.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { type PersonalData, type PersonalTableEntry, personalTablesOf } from '../../kernel/person/personal-data.ts';

type User = Selectable<Schema['users']>;
type ErasureDeps = AccountDeps & { personal: readonly PersonalData[] };

/** The traces of a person outside the tables. */
export type Traces = {
  mailboxes: string[];
  fileIds: string[];
  /** Ids of payments: the payment provider's records name them. */
  paymentIds: string[];
};

/**
 * Takes everything personal out of the database; see docs/decisions/0011-what-deletion-keeps.md for what stays, and why. Where nothing of
 * the person stays, the row of `users` goes too; else it stays without a name. Returns what is left to remove outside.
 */
export async function erasePerson(deps: ErasureDeps, trx: Trx, user: User): Promise<Traces> {
  await closeAccount(deps, trx, user.id, thePortal);
  const traces = await tracesOf(trx, user);
  await forgetTries(deps, trx, user);
  await forgetFailedJobs(trx, traces.mailboxes);
  for (const { erase } of deps.personal) await erase?.(trx, { ...user, mailboxes: traces.mailboxes });
  const tables = personalTablesOf(deps.personal);
  for (const { name, deletion } of tables)
    if (deletion === 'goes') await sql`delete from ${sql.table(name)} where user_id = ${user.id}`.execute(trx);
  await unnameHistory(trx, tables, user.id);
  await endAccount(deps, trx, tables, user.id);
  return traces;
}

async function tracesOf(trx: Trx, user: User): Promise<Traces> {
  const files = await trx.selectFrom('files').select('id').where('user_id', '=', user.id).execute();
  const contact = trx.selectFrom('contact_details').select('personal_email').where('user_id', '=', user.id);
  const personal = (await contact.executeTakeFirst())?.personal_email;
  const undos = trx.selectFrom('email_undos').select('former_email').where('user_id', '=', user.id);
  const former = (await undos.execute()).map(({ former_email }) => former_email);
  const own = [user.verified_at && user.email, personal, ...former];
  const mailboxes = own.flatMap((mailbox) => mailbox?.toLowerCase() ?? []);
  const payments = await trx.selectFrom('payments').select('id').where('user_id', '=', user.id).execute();
  return { mailboxes, fileIds: files.map(({ id }) => id), paymentIds: payments.map(({ id }) => id) };
}

async function forgetTries({ fingerprint }: AccountDeps, trx: Trx, { email }: User): Promise<void> {
  const account = fingerprint('account', email.toLowerCase());
  await trx.deleteFrom('login_attempts').where('account', '=', account).execute();
}

/** Mails that could not be sent are kept with what they were about, which may be an address. */
async function forgetFailedJobs(trx: Trx, mailboxes: string[]): Promise<void> {
  for (const mailbox of mailboxes)
    await sql`delete from stuck where position(${mailbox} in lower(concat(data, last_error))) > 0`.execute(trx);
}

/** Takes the person out of what stays, and what the staff wrote about it. */
async function unnameHistory(trx: Trx, tables: readonly PersonalTableEntry[], userId: string): Promise<void> {
  const staying = tables.flatMap(({ name, hasHistory, deletion }) =>
    deletion === 'goes' ? [] : [{ name, hasHistory, ...deletion }],
  );
  for (const { name, hasHistory } of staying)
    if (hasHistory)
      await sql`update transitions set note = null
        where what = ${name} and row_id in (select id from ${sql.table(name)} where user_id = ${userId})`.execute(trx);
  for (const { name, user } of staying)
    if (user === 'forgotten')
      await sql`update ${sql.table(name)} set user_id = null where user_id = ${userId}`.execute(trx);
}

/** Removes the account, or, while something that is kept refers to it, all that it says of somebody. */
async function endAccount(
  { clock }: AccountDeps,
  trx: Trx,
  tables: readonly PersonalTableEntry[],
  userId: string,
): Promise<void> {
  if (!(await isReferredTo(trx, tables, userId))) {
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    return;
  }
  await trx
    .updateTable('users')
    .set({
      email: `deleted-${userId}@deleted.invalid`,
      password_hash: '!',
      first_name: '',
      last_name: '',
      locale: 'en',
      roles: [],
      registered: false,
      is_volunteer: false,
      verified_at: null,
      registered_at: null,
      consented_at: null,
      deletion_due_at: null,
      deleted_at: clock.now(),
      notifications: false,
      adverts: false,
      picture_id: null,
      demo_name: null,
    })
    .where('id', '=', userId)
    .execute();
}

async function isReferredTo(trx: Trx, tables: readonly PersonalTableEntry[], userId: string): Promise<boolean> {
  for (const { name, deletion } of tables) {
    if (deletion === 'goes' || deletion.user === 'forgotten') continue;
    const { rows } = await sql`select from ${sql.table(name)} where user_id = ${userId} limit 1`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}
