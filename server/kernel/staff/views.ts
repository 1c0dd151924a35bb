import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

/** Records that a staff member looked at data of these people; of what deleted accounts have left behind, nobody is the subject. */
export async function noteViews(
  { clock }: { clock: Clock },
  db: Queryable,
  { staffId, subjectIds, what }: { staffId: string; subjectIds: readonly string[]; what: string },
): Promise<void> {
  await sql`insert into staff_views (user_id, subject_id, what, at)
    select ${staffId}, id, ${what}, ${clock.now()} from users
    where id = any(${subjectIds}::uuid[]) and deleted_at is null for key share`.execute(db);
}

/** The same for one person. */
export const noteView = (
  deps: { clock: Clock },
  db: Queryable,
  { subjectId, ...view }: { staffId: string; subjectId: string; what: string },
): Promise<void> => noteViews(deps, db, { ...view, subjectIds: [subjectId] });
