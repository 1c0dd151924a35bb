import { sql } from 'kysely';
import { differ, mostOf, roomsOf } from '../../../machines/rar-report/points.ts';
import type { Trx } from '../../kernel/auth/deps.ts';
import { present } from '../../kernel/auth/guards.ts';
import { fromLocal, localDate } from '../../kernel/content/moments.ts';
import { rarMoments } from '../../kernel/content/site/rar.ts';
import { orRefusal } from '../../kernel/db/constraints.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { csvOf } from '../../kernel/staff/csv.ts';
import { tellOfficers } from './mail.ts';
import {
  awardedTotals,
  DAY_MS,
  organisationOf,
  placesOfYear,
  presentRooms,
  publicationOf,
  questionsOf,
  type RarDeskDeps,
  yearOf,
} from './standings.ts';

type Operations = 'getRarDesk' | 'exportRar' | 'publishRar' | 'allocateRarRooms' | 'giveRarRoom';

/** The desk's work on a whole year: who has begun, the results, the rooms. */
export function rarYearHandlers(deps: RarDeskDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    getRarDesk: async ({ query, user, locale }) => ({
      data: await readYear(deps, db, query.year ?? yearUnderWay(deps), present(user).id, locale),
    }),
    exportRar: async ({ params, user, locale, reply }) => {
      const { organisations } = await readYear(deps, db, params.year, present(user).id, locale);
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="rar-${params.year}.csv"`);
      return csvOf(
        [
          'organisation',
          'state',
          'officers',
          'answered',
          'questions',
          'sent',
          'points',
          'rank',
          'turn',
          'room',
          'wishes',
        ],
        organisations.map((each) => [
          each.organisation.name,
          each.state,
          each.officers,
          each.answered,
          each.questions,
          each.submitted_at,
          each.points,
          each.rank,
          each.turn,
          each.room,
          each.wishes.join(' + '),
        ]),
      );
    },
    publishRar: ({ params, user, locale, request }) => {
      const staffId = present(user).id;
      return request.once((transact) =>
        transact(async (trx) => {
          await publish(deps, trx, params.year, staffId);
          return { data: await readYear(deps, trx, params.year, staffId, locale) };
        }),
      );
    },
    allocateRarRooms: ({ params, user, locale, request }) => {
      const staffId = present(user).id;
      return request.once((transact) =>
        transact(async (trx) => {
          await allocate(deps, trx, params.year);
          return { data: await readYear(deps, trx, params.year, staffId, locale) };
        }),
      );
    },
    giveRarRoom: ({ params, body, user, locale, request }) => {
      const staffId = present(user).id;
      return request.once((transact) =>
        transact(async (trx) => {
          await give(deps, trx, params, body.room);
          return { data: await readYear(deps, trx, params.year, staffId, locale) };
        }),
      );
    },
  };
}

/** The year whose report opened last; the latest before the first one opens. */
function yearUnderWay({ site, union, clock }: RarDeskDeps): number {
  const now = clock.now();
  const open = site.rarYears.findLast(({ year }) => rarMoments(site.standing.rar, union, year).opensAt <= now);
  const found = open ?? site.rarYears[0];
  if (found === undefined) throw new Problem(404, 'not_found');
  return found.year;
}

/** One at a time decides about a year. */
const lockYear = (trx: Trx, year: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rar ${year}`}, 0))`.execute(trx);

/** Publishes the results of all that were sent. Throws 409 before the deadline, if it has been done, or while one is not scored. */
async function publish(deps: RarDeskDeps, trx: Trx, number: number, userId: string): Promise<void> {
  const year = yearOf(deps, number);
  const { site, union, clock } = deps;
  const now = clock.now();
  await lockYear(trx, number);
  if (now < rarMoments(site.standing.rar, union, number).closesAt) throw new Problem(409, 'rar_not_yet_late');
  if (await publicationOf(trx, number)) throw new Problem(409, 'rar_published');
  const reports = await trx
    .selectFrom('rar_reports')
    .selectAll()
    .where('year', '=', number)
    .orderBy('id')
    .forUpdate()
    .execute();
  const sent = reports.filter(({ state }) => rarLife.is(state, 'wasSent'));
  if (sent.length === 0 || sent.some(({ state }) => !rarLife.is(state, 'isScored')))
    throw new Problem(409, 'rar_not_all_scored');
  const lastDay = localDate(now.getTime() + (year.objectionDays + 1) * DAY_MS, union.timeZone);
  await trx
    .insertInto('rar_publications')
    .values({ year: number, published_at: now, appeals_until: fromLocal(`${lastDay}T00:00`, union.timeZone) })
    .execute();
  for (const row of sent) {
    await rarLife.demandMove(trx, row, { type: 'results.publish' }, { by: { kind: 'staff', userId }, at: now });
    await tellOfficers(deps, trx, row.organisation, { kind: 'published', year: number });
  }
}

/** Gives the rooms by rank and wish. Throws 409 before the results stand for good. */
async function allocate(deps: RarDeskDeps, trx: Trx, number: number): Promise<void> {
  const year = yearOf(deps, number);
  await lockYear(trx, number);
  if (!(await canAllocate(deps, trx, number))) throw new Problem(409, 'rar_appeals_open');
  const wishes = await readWishes(trx, number);
  const places = await placesOfYear(deps, trx, year);
  const order = places.map(({ organisation }) => ({ organisation, wishes: wishes.get(organisation) ?? [] }));
  const rooms = roomsOf(
    order,
    year.rooms.map(({ id }) => id),
  );
  await trx.deleteFrom('rar_rooms').where('year', '=', number).execute();
  const rows = places.map(({ organisation, turn }) => ({
    year: number,
    organisation,
    turn,
    room: rooms.get(organisation) ?? null,
  }));
  if (rows.length > 0) await trx.insertInto('rar_rooms').values(rows).execute();
}

async function canAllocate({ clock }: RarDeskDeps, db: Queryable, year: number): Promise<boolean> {
  const publication = await publicationOf(db, year);
  if (publication === undefined || clock.now() < publication.appeals_until) return false;
  const waiting = db.selectFrom('rar_reports').select('id').where('year', '=', year);
  return (await waiting.where('state', 'in', rarLife.tagged('isAppealed')).executeTakeFirst()) === undefined;
}

/** Gives one room by hand. Throws 404 for a room that isn't, 409 before the turns are known or if another has the room. */
async function give(
  deps: RarDeskDeps,
  trx: Trx,
  { year: number, organisation }: { year: number; organisation: string },
  room: string | null,
): Promise<void> {
  const year = yearOf(deps, number);
  if (room !== null && !year.rooms.some(({ id }) => id === room))
    throw new Problem(422, 'rar_no_such_room', { fields: { room: ['rar_no_such_room'] } });
  const given = trx
    .updateTable('rar_rooms')
    .set({ room })
    .where('year', '=', number)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  if ((await orRefusal(given)).numUpdatedRows === 0n) throw new Problem(409, 'rar_appeals_open');
}

async function readWishes(db: Queryable, year: number): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('rar_wishes').select(['organisation', 'rooms']).where('year', '=', year).execute();
  return new Map(rows.map(({ organisation, rooms }) => [organisation, rooms]));
}

async function readYear(
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
        sql<number>`(select count(*)::int from rar_answers where report_id = rar_reports.id and value is not null)`.as(
          'answered',
        ),
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
    await db.selectFrom('rar_rooms').selectAll().where('year', '=', number).execute(),
    await readWishes(db, number),
    await placesOfYear(deps, db, year),
  ];
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
    const isKnown = publication !== undefined;
    return {
      organisation: organisationOf(deps, organisation),
      report_id: report?.id ?? null,
      state: report?.state ?? rarLife.initial,
      officers: officers.find((each) => each.organisation === organisation)?.officers ?? 0,
      answered: report?.answered ?? 0,
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
      wishes: wishes.get(organisation) ?? [],
    };
  });
  const byName = new Intl.Collator(locale);
  const sent = reports.filter(({ state }) => rarLife.is(state, 'wasSent'));
  return {
    year: number,
    years: deps.site.rarYears.map((each) => each.year).toReversed(),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    published_at: publication?.published_at.toISOString() ?? null,
    appeals_until: publication?.appeals_until.toISOString() ?? null,
    can_publish:
      publication === undefined &&
      deps.clock.now() >= closesAt &&
      sent.length > 0 &&
      sent.every(({ state }) => rarLife.is(state, 'isScored')),
    can_allocate: await canAllocate(deps, db, number),
    readers: year.readers,
    most: year.sections.reduce((sum, { most }) => sum + most, 0),
    rooms: presentRooms(year, locale),
    organisations:
      publication === undefined
        ? organisations.toSorted((one, other) => byName.compare(one.organisation.name, other.organisation.name))
        : organisations,
  };
}

/** The reports that wait for readers, and the appeals that wait for somebody to hear them. */
export async function countWaiting(db: Queryable): Promise<number> {
  const waiting = db
    .selectFrom('rar_reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', [...rarLife.tagged('canScore'), ...rarLife.tagged('isAppealed')]);
  return Number((await waiting.executeTakeFirstOrThrow()).count);
}
