import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

/** Notes that one of the staff looked at something of a person. */
export async function noteView(
  { clock }: { clock: Clock },
  db: Queryable,
  { staffId, subjectId, what }: { staffId: string; subjectId: string; what: string },
): Promise<void> {
  await db
    .insertInto('staff_views')
    .values({ user_id: staffId, subject_id: subjectId, what, at: clock.now() })
    .execute();
}
