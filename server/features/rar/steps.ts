import type { Logger } from 'pino';
import { lackOf } from '../../../machines/rar-report/questions.ts';
import type { RarReportEvent } from '../../../machines/rar-report/rar-report.machine.ts';
import type { Trx } from '../../kernel/db/database.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { rarMoments } from '../../kernel/content/site/rar.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { questionsOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { type Actor, thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { tellOfficers } from '../../kernel/mail/rar-news.ts';
import { readAnswers } from './answers.ts';
import {
  type Place,
  type RarDeps,
  type ReportRow,
  currentYear,
  demandInTime,
  isInTime,
  lockReport,
} from './reports.ts';

const officer = ({ id }: Pick<SignedIn, 'id'>): Actor => ({ kind: 'owner', userId: id });

/** Begins this year's report, or finds the one that another officer has begun. Throws 409 outside its time. */
export async function startReport(deps: RarDeps, trx: Trx, user: SignedIn, organisation: string): Promise<string> {
  const { site, union, clock } = deps;
  const at = clock.now();
  const year = currentYear(deps);
  const { opensAt, closesAt } = rarMoments(site.standing.rar, union, year);
  const isAsked = site.rarYears.some((each) => each.year === year);
  const begun = await trx
    .selectFrom('rar_reports')
    .select('id')
    .where('organisation', '=', organisation)
    .where('year', '=', year)
    .executeTakeFirst();
  if (begun !== undefined) return begun.id;
  if (at >= closesAt) throw new Problem(409, 'rar_closed');
  const row = await trx
    .insertInto('rar_reports')
    .values({ organisation, year, state: rarLife.initial, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.constraint('one_report_a_year').doNothing())
    .returning(['id', 'state'])
    .executeTakeFirst();
  // Another officer was quicker a moment ago.
  if (row === undefined) return startReport(deps, trx, user, organisation);
  const event = { type: 'report.open', isOpen: isAsked && at >= opensAt } as const;
  await rarLife.demandMove(trx, row, event, { by: officer(user), at });
  return row.id;
}

/** Throws 422 with every question that still needs an answer. */
async function demandComplete(deps: RarDeps, trx: Trx, row: ReportRow): Promise<void> {
  const answers = await readAnswers(trx, row.id);
  const problems = new FieldProblems();
  for (const question of questionsOf(yearOf(deps, row.year))) {
    const { value = null, files = [] } = answers.find((each) => each.question === question.slug) ?? {};
    const lack = lackOf(question, { value, files: files.length });
    problems.demand(lack === undefined, question.slug, lack ?? 'missing_field');
  }
  problems.throwIfAny('rar_incomplete');
}

/** Sends a report, or what the readers asked for. Throws 409 when it is too late, and 422 while answers are missing. */
export async function submitReport(deps: RarDeps, trx: Trx, place: Place): Promise<void> {
  const row = await lockReport(trx, place);
  const at = deps.clock.now();
  const event = { type: 'report.submit', isInTime: isInTime(deps, row) } as const;
  demandInTime(row, event.isInTime);
  rarLife.demandAfter(row.state, event);
  await demandComplete(deps, trx, row);
  const isAnswer = rarLife.is(row.state, 'isReturned');
  const set = isAnswer ? { resubmitted_at: at } : { submitted_at: at };
  await rarLife.demandMove(trx, row, event, { by: officer(place.user), at, set });
  const kind = isAnswer ? 'answered' : 'sent';
  await tellOfficers(deps, trx, row.organisation, { kind, year: row.year, by: place.user.id });
}

/** Takes a report back, so that it counts as not sent. Throws 409 from the deadline on. */
export async function withdrawReport(deps: RarDeps, trx: Trx, place: Place): Promise<void> {
  const row = await lockReport(trx, place);
  const event = { type: 'report.withdraw', isInTime: isInTime(deps, row) } as const;
  if (!event.isInTime && rarLife.after(row.state, { ...event, isInTime: true }) !== undefined)
    throw new Problem(409, 'rar_closed');
  const set = { submitted_at: null };
  await rarLife.demandMove(trx, row, event, { by: officer(place.user), at: deps.clock.now(), set });
}

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
  if (event === undefined) return;
  const state = await rarLife.move(trx, row, event, { by: thePortal, at: deps.clock.now() });
  if (state !== undefined && event.type === 'report.close')
    await tellOfficers(deps, trx, row.organisation, { kind: 'closed', year: row.year });
}

/** The event that time brings; undefined where somebody was quicker. */
function eventOf({ state }: ReportRow, inTime: boolean): RarReportEvent | undefined {
  if (inTime) return undefined;
  if (rarLife.is(state, 'isUnsent')) return { type: 'report.close' };
  if (rarLife.is(state, 'isReturned')) return { type: 'return.lapse' };
  return rarLife.is(state, 'waitsForReview') ? { type: 'review.begin', isInTime: inTime } : undefined;
}
