import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import type { Schemas } from '../http/operation.ts';
import { nameIfAny } from './names.ts';

/** A kind of case without a state whose changes are noted, and which one, such as a day. */
type ChangedCase = {
  what:
    | 'carpool_days'
    | 'interview_days'
    | 'rar_organisations'
    | 'rar_reports'
    | 'rar_years'
    | 'stuck'
    | 'toga_days'
    | 'toga_fitting_days';
  subject: string;
};

type Noted = ChangedCase & { event: string; staffId: string; note?: string };

/** Writes into a case's history what a staff member changed. */
export async function noteChange(
  { clock }: { clock: Clock },
  db: Queryable,
  { what, subject, event, staffId, note }: Noted,
): Promise<void> {
  const row = { what, subject, event, user_id: staffId, note: note ?? null, at: clock.now() };
  await db.insertInto('desk_changes').values(row).execute();
}

/** The changes of a case, the oldest first, with the names of those who made them. */
export async function changesOf(db: Queryable, { what, subject }: ChangedCase): Promise<Schemas['DeskChange'][]> {
  return (await changesOfAll(db, what, [subject])).get(subject) ?? [];
}

/** The same of several cases of one kind, by subject. */
export async function changesOfAll(
  db: Queryable,
  what: ChangedCase['what'],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Schemas['DeskChange'][]>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('desk_changes')
    .leftJoin('users', 'users.id', 'desk_changes.user_id')
    .select(['subject', 'event', 'note', 'at', 'users.first_name', 'users.last_name'])
    .where('what', '=', what)
    .where('subject', 'in', subjects)
    .orderBy('desk_changes.id')
    .execute();
  const bySubject = Map.groupBy(rows, (row) => row.subject);
  return new Map(
    [...bySubject].map(([subject, own]) => [
      subject,
      own.map(({ event, note, at, ...person }) => ({ event, note, at: at.toISOString(), by: nameIfAny(person) })),
    ]),
  );
}

/** Changes of several kinds in one history, the oldest first. */
export const byTime = <Change extends { at: string }>(changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) => one.at.localeCompare(other.at));
