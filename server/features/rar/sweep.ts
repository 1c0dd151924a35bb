import type { Logger } from 'pino';
import type { RarReportEvent } from '../../../machines/rar-report/rar-report.machine.ts';
import type { Trx } from '../../kernel/auth/deps.ts';
import { rarMoments } from '../../kernel/content/site/rar-dates.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { isInTime, type RarDeps, type ReportRow } from './reports.ts';

const BATCH = 100;

/** Closes what wasn't sent by the deadline, hands what was to the readers, and goes on without answers that never came. Returns how many were due. */
export async function sweepReports(deps: RarDeps, log: Logger): Promise<number> {
  const { db, clock, site, union } = deps;
  const now = clock.now();
  const over = site.rarYears
    .map(({ year }) => year)
    .filter((year) => rarMoments(site.standing.rar, union, year).closesAt <= now);
  const due = await db
    .selectFrom('rar_reports')
    .select('id')
    .where((row) =>
      row.or([
        row.and([
          row('year', 'in', [0, ...over]),
          row('state', 'in', [...rarLife.tagged('isUnsent'), ...rarLife.tagged('waitsForReview')]),
        ]),
        row.and([row('state', 'in', rarLife.tagged('isReturned')), row('returned_until', '<=', now)]),
      ]),
    )
    .where(hasRested('rar', 'rar_reports.id', now))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'rar', byId(due), (id) => db.transaction().execute((trx) => end(deps, trx, id)));
  return due.length;
}

async function end(deps: RarDeps, trx: Trx, id: string): Promise<void> {
  const row = await rarLife.lock(trx, id);
  const event = eventOf(row, isInTime(deps, row));
  if (event !== undefined) await rarLife.move(trx, row, event, { by: thePortal, at: deps.clock.now() });
}

/** The event that time brings; undefined where somebody was quicker. */
function eventOf({ state }: ReportRow, inTime: boolean): RarReportEvent | undefined {
  if (inTime) return undefined;
  if (rarLife.is(state, 'isUnsent')) return { type: 'report.close' };
  if (rarLife.is(state, 'isReturned')) return { type: 'return.lapse' };
  return rarLife.is(state, 'waitsForReview') ? { type: 'review.begin', isInTime: inTime } : undefined;
}
