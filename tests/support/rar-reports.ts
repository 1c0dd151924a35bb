import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/kernel/db/database.ts';
import type { RarReportState } from '../../server/kernel/db/rar-tables.ts';
import { rarLife } from '../../server/kernel/lifecycle/lives.ts';

/** A report, about 2025 unless told, that was sent and is being read; it answers the number of members, and shows nothing for it. */
export async function stageSentReport(
  db: Database,
  organisation: string,
  at = new Date(0),
  year = 2025,
): Promise<string> {
  const id = randomUUID();
  const moments = { submitted_at: at, returned_until: null, created_at: at, changed_at: at };
  await db
    .insertInto('rar_reports')
    .values({ id, organisation, year, state: 'draft', ...moments })
    .execute();
  await db
    .insertInto('rar_answers')
    .values({ report_id: id, question: 'member-count', value: '57', revision: 1, written_at: at, user_id: null })
    .execute();
  await db.updateTable('rar_reports').set({ state: 'under_review' }).where('id', '=', id).execute();
  return id;
}

/**
 * The published results of a year with one report, of 25 points for its members; appeals can be made until tomorrow. Returns what takes
 * them away again.
 */
export async function stageResults(db: Database, organisation: string, year: number): Promise<() => Promise<void>> {
  const report_id = await stageSentReport(db, organisation, new Date(0), year);
  const now = new Date();
  const award = { question: 'member-count', points: 25, reason: 'The list names 57.', user_id: null, awarded_at: now };
  await db
    .insertInto('rar_awards')
    .values({ report_id, ...award })
    .execute();
  const appeals_until = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('rar_reports').set({ state: 'published' }).where('id', '=', report_id).execute();
    await trx.insertInto('rar_publications').values({ year, published_at: now, appeals_until }).execute();
  });
  return async () => {
    await db.deleteFrom('rar_reports').where('id', '=', report_id).execute();
    await db.deleteFrom('rar_wishes').where('year', '=', year).execute();
    await db.deleteFrom('rar_publications').where('year', '=', year).execute();
  };
}

/** Puts a report about 2026 into a state, and publishes that year's results or takes them back, as the tables demand. */
export async function bringReportTo(db: Database, id: string, state: RarReportState): Promise<void> {
  const moments = {
    submitted_at: new Date('2027-06-01T10:00:00Z'),
    returned_until: new Date('2027-08-01T10:00:00Z'),
    requests: JSON.stringify([{ question: 'contact', reason: 'Which Ġanna?' }]),
  };
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('rar_publications').execute();
    await trx
      .updateTable('rar_reports')
      .set({ ...moments, state })
      .where('id', '=', id)
      .execute();
    if (!rarLife.is(state, 'isPublished')) return;
    const [published_at, appeals_until] = [new Date('2027-06-01T10:00:00Z'), new Date('2027-09-22T10:00:00Z')];
    await trx.insertInto('rar_publications').values({ year: 2026, published_at, appeals_until }).execute();
  });
}
