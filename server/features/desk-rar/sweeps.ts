import { localDate } from '../../kernel/calendar/moments.ts';
import { rarMoments } from '../../kernel/content/site/rar.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { tellOfficers } from '../../kernel/mail/rar-news.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';
import { publicationOf, type RarDeskDeps } from './standings.ts';

/** The days before the deadline on which officers are reminded; by a portal that stood still then, as soon as it runs. */
const REMINDERS = [1, 7, 30] as const;

/** Reminds the officers whose report isn't sent, on the days before the deadline, once each. Returns how many organisations. */
export async function remindOfficers(deps: RarDeskDeps): Promise<number> {
  const { site, union, clock, db } = deps;
  const now = clock.now();
  const open = site.rarYears.find(({ year }) => {
    const { opensAt, closesAt } = rarMoments(site.standing.rar, union, year);
    return opensAt <= now && now < closesAt;
  });
  if (open === undefined) return 0;
  const { year } = open;
  const day = (moment: Date) => Date.parse(localDate(moment.getTime(), union.timeZone));
  // The first moment that is too late is the midnight after the last day.
  const last = new Date(rarMoments(site.standing.rar, union, year).closesAt.getTime() - 1);
  const daysLeft = (day(last) - day(now)) / DAY_MS;
  const due = REMINDERS.find((days) => daysLeft <= days);
  if (due === undefined) return 0;
  const sent = db.selectFrom('rar_reports').select('organisation').where('year', '=', year);
  const done = new Set(
    (await sent.where('state', 'in', rarLife.tagged('wasSent')).execute()).map(({ organisation }) => organisation),
  );
  const late = site.organisations.filter(({ id }) => !done.has(id));
  let reminded = 0;
  for (const { id } of late) {
    reminded += await db.transaction().execute(async (trx) => {
      const first = await trx
        .insertInto('rar_mails')
        .values({ year, organisation: id, days_left: due, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (first.numInsertedOrUpdatedRows === 0n) return 0;
      await tellOfficers(deps, trx, id, { kind: 'reminder', year, days: daysLeft });
      return 1;
    });
  }
  return reminded;
}

/** Ends the reports whose days of appeal are over, and that nobody appealed against. Returns how many. */
export async function closeAppeals({ db, clock }: RarDeskDeps): Promise<number> {
  const now = clock.now();
  const rows = await db
    .selectFrom('rar_reports')
    .innerJoin('rar_publications', 'rar_publications.year', 'rar_reports.year')
    .select('rar_reports.id')
    .where('state', 'in', rarLife.tagged('canAppeal'))
    .where('appeals_until', '<=', now)
    .execute();
  let closed = 0;
  for (const { id } of rows) {
    closed += await db.transaction().execute(async (trx) => {
      const row = await rarLife.lock(trx, id);
      const publication = await publicationOf(trx, row.year);
      if (publication === undefined || now < publication.appeals_until) return 0;
      const state = await rarLife.move(trx, row, { type: 'appeals.close' }, { by: thePortal, at: now });
      return state === undefined ? 0 : 1;
    });
  }
  return closed;
}
