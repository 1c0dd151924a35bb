import { type Selectable, sql } from 'kysely';
import type { AccountDeps, Trx } from '../../kernel/auth/deps.ts';
import { cameToNothing, removeBookings } from '../bookings/abandoned.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import { personalTableNames, personalTables } from './personal-tables.ts';

type User = Selectable<Schema['users']>;

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
export async function erasePerson(deps: AccountDeps, trx: Trx, user: User): Promise<Traces> {
  const traces = await tracesOf(trx, user);
  await forgetTries(deps, trx, user);
  await forgetFailedJobs(trx, traces.mailboxes);
  await unnameBookings(trx, user.id, traces.mailboxes);
  await removeUnpaidBookings(trx, user.id);
  for (const table of personalTableNames) {
    if (personalTables[table].deletion !== 'goes') continue;
    await sql`delete from ${sql.table(table)} where user_id = ${user.id}`.execute(trx);
  }
  for (const table of ['purchases', 'payments'] as const)
    await trx.updateTable(table).set({ user_id: null }).where('user_id', '=', user.id).execute();
  await unnameHistory(trx, user.id);
  await endAccount(deps, trx, user.id);
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

/** Takes the names that the person gave out of their bookings, and their own mailboxes out of everybody's. */
async function unnameBookings(trx: Trx, userId: string, mailboxes: string[]): Promise<void> {
  await trx
    .updateTable('attendees')
    .set({ first_name: null, last_name: null, email: null, answers: '{}' })
    .where('booking_id', 'in', (query) => query.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute();
  await sql`update attendees set email = null where lower(email) = any(${mailboxes}::text[])`.execute(trx);
}

/** Removes bookings that came to nothing: never paid, and no money ever came for them. */
async function removeUnpaidBookings(trx: Trx, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where(cameToNothing)
    .execute();
  await removeBookings(
    trx,
    rows.map(({ id }) => id),
  );
}

/** Takes the person out of the history of what stays, and what the staff wrote about their bookings. */
async function unnameHistory(trx: Trx, userId: string): Promise<void> {
  for (const table of ['transitions', 'staff_views'] as const)
    await trx.updateTable(table).set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('staff_views').where('subject_id', '=', userId).execute();
  const bookings = trx.selectFrom('bookings').select('id').where('user_id', '=', userId);
  await trx
    .updateTable('transitions')
    .set({ note: null })
    .where('what', '=', 'bookings')
    .where('row_id', 'in', bookings)
    .execute();
}

/** Removes the account, or, while bookings refer to it, all that it says of somebody. */
async function endAccount({ clock }: AccountDeps, trx: Trx, userId: string): Promise<void> {
  const booking = trx.selectFrom('bookings').select('id').where('user_id', '=', userId).limit(1);
  if ((await booking.executeTakeFirst()) === undefined) {
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
      student_organisations: '[]',
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
