import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import { dayOf } from '../../kernel/calendar/scholastic-year.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { FileDeps, StoredFile } from '../../kernel/files/keep.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { complaintLife } from '../../kernel/lifecycle/lives.ts';
import type { Keyring } from '../../kernel/sealing/keyring.ts';
import { type Holder, type Recipient, recipientOf, seal, unseal } from '../../kernel/sealing/seal.ts';

/** The dependencies of complaints. */
export type ComplaintDeps = AccountDeps & FileDeps & { keyring: Keyring; site: Pick<Site, 'complaintTypes'> };

export type ComplaintRow = Selectable<Schema['complaints']>;

export type KeptFile = Pick<StoredFile, 'id' | 'mediaType' | 'size'>;
type Said = { text: string; files: KeptFile[] };
type Message = Schemas['ComplaintMessage'];

/** The most messages that may wait for one answer: a conversation isn't a chat. */
const MOST_UNANSWERED = 20;
/** The moment to store: for an anonymous complaint the day's midnight, so that it can't be matched with who was here at that minute. */
export const momentOf = ({ union }: Pick<ComplaintDeps, 'union'>, now: Date, isAnonymous: boolean): Date =>
  isAnonymous ? new Date(`${dayOf(now, union)}T00:00:00Z`) : now;

/** The recipients that a complaint is sealed for: the staff, and, if it is anonymous, the person with its code. */
export function readersOf(
  { keyring }: Pick<ComplaintDeps, 'keyring'>,
  { code_key }: Pick<ComplaintRow, 'code_key'>,
): Recipient[] {
  return [keyring.current, ...(code_key === null ? [] : [recipientOf(code_key)])];
}

type NewMessage = { id?: string; position: number; isFromStaff: boolean; said: Said };

/** Seals a message and gives it and its files their rows. */
export async function addMessage(
  deps: Pick<ComplaintDeps, 'clock' | 'keyring' | 'union'>,
  trx: Trx,
  complaint: Pick<ComplaintRow, 'id' | 'code_key'>,
  { id = randomUUID(), position, isFromStaff, said }: NewMessage,
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(said));
  await trx
    .insertInto('complaint_messages')
    .values({
      id,
      complaint_id: complaint.id,
      position,
      from_staff: isFromStaff,
      sealed: seal(plain, readersOf(deps, complaint), `message ${id}`),
      sent_on: dayOf(deps.clock.now(), deps.union),
    })
    .execute();
  const files = said.files.map((file) => ({ id: file.id, complaint_id: complaint.id }));
  if (files.length > 0) await trx.insertInto('complaint_files').values(files).execute();
}

export async function lastPosition(db: Queryable, complaintId: string): Promise<number> {
  const rows = db.selectFrom('complaint_messages').select(({ fn }) => fn.max('position').as('last'));
  return (await rows.where('complaint_id', '=', complaintId).executeTakeFirst())?.last ?? 0;
}

/**
 * The complainant adds to a locked complaint. False where a message with this id is there already. Throws 409 while too many wait for an
 * answer.
 */
export async function write(
  deps: Pick<ComplaintDeps, 'clock' | 'keyring' | 'union'>,
  trx: Trx,
  complaint: ComplaintRow,
  { id, said }: { id: string; said: Said },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('complaint_messages')
    .select(['id', 'from_staff', 'position'])
    .where('complaint_id', '=', complaint.id)
    .orderBy('position')
    .execute();
  if (rows.some((row) => row.id === id)) return false;
  const unanswered = rows.length - 1 - rows.findLastIndex(({ from_staff }) => from_staff);
  if (unanswered >= MOST_UNANSWERED) throw new Problem(409, 'complaint_unanswered');
  await addMessage(deps, trx, complaint, { id, position: rows.length + 1, isFromStaff: false, said });
  const { user_id } = complaint;
  await complaintLife.demandMove(
    trx,
    complaint,
    { type: 'complaint.write' },
    {
      by: user_id === null ? { kind: 'owner' } : { kind: 'owner', userId: user_id },
      at: momentOf(deps, deps.clock.now(), user_id === null),
    },
  );
  return true;
}

/** The messages of a complaint with what they say, opened by one of these holders. */
export async function openMessages(db: Queryable, { id }: Pick<ComplaintRow, 'id'>, holders: readonly Holder[]) {
  const rows = await db
    .selectFrom('complaint_messages')
    .selectAll()
    .where('complaint_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    said: JSON.parse(unseal(row.sealed, holders, `message ${row.id}`).toString('utf8')) as Said,
  }));
}

/** The same as the contract tells them. */
export async function readMessages(
  db: Queryable,
  complaint: Pick<ComplaintRow, 'id' | 'seen'>,
  holders: readonly Holder[],
): Promise<Message[]> {
  const messages = await openMessages(db, complaint, holders);
  return messages.map(({ from_staff, position, sent_on, said }) => ({
    from: from_staff ? 'union' : 'complainant',
    text: said.text,
    sent_on,
    is_new: from_staff && position > complaint.seen,
    files: said.files.map(({ id, mediaType, size }) => ({
      id,
      media_type: mediaType as Schemas['ComplaintFile']['media_type'],
      size,
    })),
  }));
}

export const typeName = ({ site }: Pick<ComplaintDeps, 'site'>, type: string, locale: Locale): string =>
  // A kind may have gone from the content meanwhile.
  site.complaintTypes.find(({ id }) => id === type)?.name[locale] ?? type;

/** A complaint as the complainant sees it. */
export async function presentComplaint(
  deps: ComplaintDeps,
  db: Queryable,
  row: ComplaintRow,
  { holders, locale }: { holders: readonly Holder[]; locale: Locale },
): Promise<Schemas['Complaint']> {
  return {
    id: row.user_id === null ? null : row.id,
    type: row.type,
    type_name: typeName(deps, row.type, locale),
    state: row.state,
    sent_on: dayOf(row.created_at, deps.union),
    can_write: complaintLife.after(row.state, { type: 'complaint.write' }) !== undefined,
    messages: await readMessages(db, row, holders),
  };
}

/** Remembers how far the complainant has read. */
export async function markSeen(db: Queryable, id: string, position: number): Promise<void> {
  await db
    .updateTable('complaints')
    .set({ seen: position })
    .where('id', '=', id)
    .where('seen', '<', position)
    .execute();
}
