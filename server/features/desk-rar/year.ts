import { sql } from 'kysely';
import { differ, mostOf } from '../../../machines/rar-report/points.ts';
import { localDate } from '../../kernel/content/moments.ts';
import { rarMoments } from '../../kernel/content/site/rar.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { questionsOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { tellOfficers } from '../../kernel/mail/rar-news.ts';
import {
  DAY_MS,
  type RarDeskDeps,
  awardedTotals,
  byHand,
  type ByHand,
  holdersOf,
  organisationOf,
  placesOfYear,
  presentReason,
  presentRooms,
  proposedRooms,
  publicationOf,
  readWishes,
} from './standings.ts';

/** True once the results of a year stand for good. */
export async function canAllocate({ clock }: RarDeskDeps, db: Queryable, year: number): Promise<boolean> {
  const publication = await publicationOf(db, year);
  if (publication === undefined || clock.now() < publication.appeals_until) return false;
  const waiting = db.selectFrom('rar_reports').select('id').where('year', '=', year);
  return (await waiting.where('state', 'in', rarLife.tagged('isAppealed')).executeTakeFirst()) === undefined;
}

/** A year as the desk sees it: every organisation, also those that have not begun. */
export async function readYear(
  deps: RarDeskDeps,
  db: Queryable,
  number: number,
  staffId: string,
  locale: Locale,
): Promise<Schemas['RarDesk']> {
  const year = yearOf(deps, number);
  const questions = questionsOf(year);
  const { opensAt, closesAt } = rarMoments(deps.site.standing.rar, deps.union, number);
  const publication = await publicationOf(db, number);
  const [reports, scores, awards, officers, rooms, wishes, places] = [
    await db
      .selectFrom('rar_reports')
      .selectAll()
      .select(
        sql<number>`(select count(*)::int from (
            select question from rar_answers where report_id = rar_reports.id and value is not null
            union select question from rar_evidence where report_id = rar_reports.id) as given)`.as('filled'),
      )
      .select(
        sql<number>`(select count(*)::int from rar_appeals where report_id = rar_reports.id and settled_at is null)`.as(
          'appeals',
        ),
      )
      .where('year', '=', number)
      .execute(),
    await db
      .selectFrom('rar_scores')
      .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
      .select(['report_id', 'question', 'points', 'user_id'])
      .where('year', '=', number)
      .execute(),
    await db
      .selectFrom('rar_awards')
      .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
      .select(['report_id', 'question', 'points'])
      .where('year', '=', number)
      .execute(),
    await db
      .selectFrom('organisation_officers')
      .select(['organisation', sql<number>`count(*)::int`.as('officers')])
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', deps.clock.now())]))
      .groupBy('organisation')
      .execute(),
    await db
      .selectFrom('rar_rooms')
      .leftJoin('users', 'users.id', 'user_id')
      .selectAll('rar_rooms')
      .select(['first_name', 'last_name'])
      .where('year', '=', number)
      .execute(),
    await readWishes(db, number),
    await placesOfYear(deps, db, year),
  ];
  const isKnown = publication !== undefined;
  const standing = rooms.length > 0 ? rooms : proposedRooms(year, places, wishes);
  const holders = holdersOf(standing);
  const mayAllocate = await canAllocate(deps, db, number);
  /** The organisations whose room would be another after allocating anew, with that room. */
  const changes = (fixed: ByHand): Schemas['RarRoomChange'][] =>
    proposedRooms(year, places, wishes, fixed).flatMap(({ organisation, room: to }) => {
      const from = rooms.find((each) => each.organisation === organisation)?.room ?? null;
      return from === to ? [] : [{ organisation: organisationOf(deps, organisation).name, from, to }];
    });
  const organisations = places.map(({ organisation, rank, turn }): Schemas['RarStanding'] => {
    const report = reports.find((each) => each.organisation === organisation);
    const own = awards.filter(({ report_id }) => report_id === report?.id);
    const given = scores.filter(({ report_id }) => report_id === report?.id);
    const isDiffering = (slug: string, most: number) =>
      !own.some(({ question }) => question === slug) &&
      differ(
        given.filter(({ question }) => question === slug).map(({ points }) => points),
        most,
      );
    const room = rooms.find((each) => each.organisation === organisation);
    const ownWishes = wishes.get(organisation) ?? [];
    const had = standing.find((each) => each.organisation === organisation)?.room ?? null;
    return {
      organisation: organisationOf(deps, organisation),
      report_id: report?.id ?? null,
      state: report?.state ?? rarLife.initial,
      officers: officers.find((each) => each.organisation === organisation)?.officers ?? 0,
      answered: report?.filled ?? 0,
      questions: questions.length,
      submitted_at: report?.submitted_at?.toISOString() ?? null,
      scored: given.filter(({ user_id }) => user_id === staffId).length,
      awarded: own.length,
      differing: questions.filter((question) => isDiffering(question.slug, mostOf(question))).length,
      appeals: report?.appeals ?? 0,
      points: own.length === 0 ? null : awardedTotals(year, own).points,
      rank: isKnown ? rank : null,
      turn: room?.turn ?? (isKnown ? turn : null),
      room: room?.room ?? null,
      proposed: isKnown && rooms.length === 0 ? had : null,
      by_hand: presentByHand(room),
      room_reason: isKnown ? presentReason(deps, ownWishes, had, holders) : null,
      wishes: ownWishes,
    };
  });
  const byName = new Intl.Collator(locale);
  const sent = reports.filter(({ state }) => rarLife.is(state, 'wasSent'));
  const isCounted = publication === undefined && deps.clock.now() >= closesAt;
  const unscored = isCounted ? sent.filter(({ state }) => !rarLife.is(state, 'isScored')).length : 0;
  return {
    year: number,
    years: deps.site.rarYears.map((each) => each.year).toReversed(),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    published_at: publication?.published_at.toISOString() ?? null,
    appeals_until: publication?.appeals_until.toISOString() ?? null,
    can_publish: isCounted && sent.length > 0 && unscored === 0,
    unscored,
    can_allocate: mayAllocate,
    reallocation:
      mayAllocate && rooms.length > 0 ? { keeping: changes(byHand(rooms)), replacing: changes(new Map()) } : null,
    readers: year.readers,
    most: year.sections.reduce((sum, { most }) => sum + most, 0),
    rooms: presentRooms(year, locale),
    organisations:
      publication === undefined
        ? organisations.toSorted((one, other) => byName.compare(one.organisation.name, other.organisation.name))
        : organisations,
  };
}

type Given = { given_at: Date | null; first_name: string | null; last_name: string | null };

/** When a room was given by hand, and by whom; null if it followed from the order. */
const presentByHand = (room: Given | undefined): Schemas['RarByHand'] | null =>
  room?.given_at == null
    ? null
    : {
        at: room.given_at.toISOString(),
        by: room.first_name === null ? null : `${room.first_name} ${room.last_name}`,
      };

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
