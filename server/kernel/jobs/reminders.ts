import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { localDate, resolveMoment } from '../calendar/moments.ts';
import type { Deps } from '../deps.ts';

type ReminderDeps = Pick<Deps, 'clock' | 'union'>;

/** The day that people are reminded of on the day before it, in the union's time zone. */
export type Tomorrow = {
  /** The day on which reminders go out, as 2027-02-20. */
  today: string;
  /** The moment from which they go out. */
  since: Date;
  /** Tomorrow's midnight, and the one after it. */
  from: Date;
  until: Date;
};

const BATCH = 200;

/** Tomorrow, once today's time for reminders (as 10:00) has come; null before. */
export function tomorrowAfter(remindAt: string, { clock, union }: ReminderDeps): Tomorrow | null {
  const now = clock.now();
  const moment = (inDays: number, at: string) => resolveMoment({ inDays, at }, now, union.timeZone);
  const since = moment(0, remindAt);
  if (now < since) return null;
  return {
    today: localDate(now.getTime(), union.timeZone),
    since,
    from: moment(1, '00:00'),
    until: moment(2, '00:00'),
  };
}

/** Rows to remind somebody of, each of them once; `column` has the moment of it, and null before. */
type Due = { table: string; column: string; isDue: RawBuilder<boolean> };

/**
 * Reminds of each due row once, however many servers look at the same time and whenever one of them dies: the row says so in the
 * transaction that queues the mail. Returns how many.
 */
export function remindOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { table, column, isDue }: Due,
  tell: (trx: Trx, id: string, at: Date) => Promise<void>,
): Promise<number> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${at} where id in (
        select id from ${sql.table(table)} where ${sql.ref(column)} is null and ${isDue}
        limit ${BATCH} for update skip locked
      ) returning id`.execute(trx);
    for (const { id } of rows) await tell(trx, id, at);
    return rows.length;
  });
}
