import type { Selectable } from 'kysely';
import type { RarReportEvent } from '../../../machines/rar-report/rar-report.machine.ts';
import { officerOf } from '../../kernel/http/guards.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { localDate } from '../../kernel/calendar/moments.ts';
import { rarDates, rarMoments } from '../../kernel/content/site/rar.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';

/** The dependencies of the organisations' side of the yearly report. */
export type RarDeps = Pick<Kernel, 'db' | 'clock' | 'union' | 'site' | 'files' | 'uploadsDir' | 'publicUrl' | 'jobs'>;
export type ReportRow = Selectable<Schema['rar_reports']>;

/** An officer of an organisation, and one of its reports. */
export type Place = { user: SignedIn; organisation: string; report: string };

/** A report of an organisation. Throws 404 for another's. */
export async function readReport(db: Queryable, { user, organisation, report }: Place): Promise<ReportRow> {
  officerOf(user, organisation);
  const row = await db
    .selectFrom('rar_reports')
    .selectAll()
    .where('id', '=', report)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockReport(trx: Trx, { user, organisation, report }: Place): Promise<ReportRow> {
  officerOf(user, organisation);
  const row = await rarLife.lock(trx, report);
  if (row.organisation !== organisation) throw new Problem(404, 'not_found');
  return row;
}

/** The year that the next report is about, or the one whose results are still to come. */
export const currentYear = ({ site, clock, union }: RarDeps): number =>
  rarDates(site, localDate(clock.now().getTime(), union.timeZone)).year;

/** The time that ends an officer's chance to act: the deadline, or the new date of what was returned. */
function dueAt({ site, union }: RarDeps, { state, year, returned_until }: ReportRow): Date {
  const { closesAt } = rarMoments(site.standing.rar, union, year);
  return rarLife.is(state, 'isReturned') ? (returned_until ?? closesAt) : closesAt;
}

export const isInTime = (deps: RarDeps, row: ReportRow): boolean => deps.clock.now() < dueAt(deps, row);

/** The change of one answer, as the chart asks about it. */
const writing = (deps: RarDeps, row: ReportRow, question: string) =>
  ({
    type: 'answer.write',
    isInTime: isInTime(deps, row),
    isAskedFor: row.requests.some((each) => each.question === question),
  }) as const;

/** Throws 409 with the reason if an answer can't change now. */
export function demandWriting(deps: RarDeps, row: ReportRow, question: string): void {
  const event = writing(deps, row, question);
  demandInTime(row, event.isInTime);
  if (rarLife.is(row.state, 'isReturned') && !event.isAskedFor) throw new Problem(409, 'rar_not_asked');
  rarLife.demandAfter(row.state, event);
}

/** Throws 409 with the date that has passed, if the report could be written before it. */
export function demandInTime({ state }: ReportRow, inTime: boolean): void {
  if (inTime || !rarLife.is(state, 'isWritable')) return;
  throw new Problem(409, rarLife.is(state, 'isReturned') ? 'rar_return_over' : 'rar_closed');
}

/** Organisations don't learn that their points are settled before all are published. */
export const shownState = ({ state }: Pick<ReportRow, 'state'>): ReportRow['state'] =>
  rarLife.is(state, 'isScored') ? rarLife.stateThat('isUnderReview') : state;

export function presentSummary(deps: RarDeps, row: ReportRow): Schemas['RarReportSummary'] {
  const { site, union } = deps;
  const { closesAt, resultsOn } = rarMoments(site.standing.rar, union, row.year);
  const inTime = isInTime(deps, row);
  const can = (event: RarReportEvent) => rarLife.after(row.state, event) !== undefined;
  return {
    id: row.id,
    organisation: {
      id: row.organisation,
      name: site.organisations.find(({ id }) => id === row.organisation)?.name ?? row.organisation,
    },
    year: row.year,
    state: shownState(row),
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    resubmitted_at: row.resubmitted_at?.toISOString() ?? null,
    closes_at: closesAt.toISOString(),
    returned_until: row.returned_until?.toISOString() ?? null,
    results_on: resultsOn,
    can_write: can({ type: 'answer.write', isInTime: inTime, isAskedFor: true }),
    can_submit: can({ type: 'report.submit', isInTime: inTime }),
    can_withdraw: can({ type: 'report.withdraw', isInTime: inTime }),
    is_published: rarLife.is(row.state, 'isPublished'),
  };
}
