import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/kernel/db/database.ts';

/** A report about 2025 that was sent and is being read; it answers the number of members, and shows nothing for it. */
export async function stageSentReport(db: Database, organisation: string, at = new Date(0)): Promise<string> {
  const id = randomUUID();
  const moments = { submitted_at: at, returned_until: null, created_at: at, changed_at: at };
  await db
    .insertInto('rar_reports')
    .values({ id, organisation, year: 2025, state: 'draft', ...moments })
    .execute();
  await db
    .insertInto('rar_answers')
    .values({ report_id: id, question: 'member-count', value: '57', revision: 1, written_at: at, user_id: null })
    .execute();
  await db.updateTable('rar_reports').set({ state: 'under_review' }).where('id', '=', id).execute();
  return id;
}
