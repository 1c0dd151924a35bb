import { present } from '../../kernel/http/guards.ts';
import { rarMoments } from '../../kernel/content/site/rar.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { noteChange } from '../../kernel/staff/changes.ts';
import { csvOf } from '../../kernel/staff/csv.ts';
import { yearOf } from '../../kernel/http/rar-questions.ts';
import { tellOfficers } from '../../kernel/mail/rar-news.ts';
import {
  appealsUntil,
  byHand,
  organisationOf,
  placesOfYear,
  proposedRooms,
  publicationOf,
  type RarDeskDeps,
  readWishes,
} from './standings.ts';
import { canAllocate, readYear } from './year.ts';
import { takeTurns } from '../../kernel/db/take-turns.ts';

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
          'answers',
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
      return request.transactOnce(async (trx) => {
        await publish(deps, trx, params.year, staffId);
        await noteYear(deps, trx, params.year, { event: 'results.publish', staffId });
        return { data: await readYear(deps, trx, params.year, staffId, locale) };
      });
    },
    allocateRarRooms: ({ params, body, user, locale, request }) => {
      const staffId = present(user).id;
      return request.transactOnce(async (trx) => {
        for (const organisation of await allocate(deps, trx, params.year, body))
          await tellOfficers(deps, trx, organisation, { kind: 'rooms', year: params.year });
        await noteYear(deps, trx, params.year, { event: 'rooms.allocate', staffId });
        return { data: await readYear(deps, trx, params.year, staffId, locale) };
      });
    },
    giveRarRoom: ({ params, body, user, locale, request }) => {
      const staffId = present(user).id;
      return request.transactOnce(async (trx) => {
        await give(deps, trx, params, { room: body.room, staffId });
        return { data: await readYear(deps, trx, params.year, staffId, locale) };
      });
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

const noteYear = (
  deps: RarDeskDeps,
  trx: Trx,
  year: number,
  change: { event: 'results.publish' | 'rooms.allocate' | 'room.give' | 'room.take'; staffId: string; note?: string },
): Promise<void> => noteChange(deps, trx, { what: 'rar_years', subject: String(year), ...change });

/** One at a time decides about a year. */
const lockYear = (trx: Trx, year: number) => takeTurns(trx, `rar ${year}`);

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
  await trx
    .insertInto('rar_publications')
    .values({ year: number, published_at: now, appeals_until: appealsUntil(deps, year, now) })
    .execute();
  for (const row of sent) {
    await rarLife.demandMove(trx, row, { type: 'results.publish' }, { by: { kind: 'staff', userId }, at: now });
    await tellOfficers(deps, trx, row.organisation, { kind: 'published', year: number });
  }
}

/**
 * Gives the rooms by rank and wish, those given by hand too if they are to be replaced. Returns the organisations that have another room, or
 * learn for the first time that they have one or none. Throws 409 before the results stand for good.
 */
export async function allocate(
  deps: RarDeskDeps,
  trx: Trx,
  number: number,
  { replaces_by_hand }: Schemas['RarAllocation'],
): Promise<string[]> {
  const year = yearOf(deps, number);
  await lockYear(trx, number);
  if (!(await canAllocate(deps, trx, number))) throw new Problem(409, 'rar_appeals_open');
  const places = await placesOfYear(deps, trx, year);
  const before = await trx.selectFrom('rar_rooms').selectAll().where('year', '=', number).execute();
  const fixed = replaces_by_hand ? new Map() : byHand(before);
  const given = proposedRooms(year, places, await readWishes(trx, number), fixed);
  await trx.deleteFrom('rar_rooms').where('year', '=', number).execute();
  const rows = given.map((each) => ({ year: number, ...each }));
  if (rows.length > 0) await trx.insertInto('rar_rooms').values(rows).execute();
  const had = new Map(before.map(({ organisation, room }) => [organisation, room]));
  return rows
    .filter(({ organisation, room }) => !had.has(organisation) || had.get(organisation) !== room)
    .map(({ organisation }) => organisation);
}

/**
 * Gives an organisation a room by hand; a new allocation leaves it there. Throws 404 if the organisation has no place that year, 422 if
 * there is no such room, and 409 before the turns are known or if another organisation has the room.
 */
async function give(
  deps: RarDeskDeps,
  trx: Trx,
  { year: number, organisation }: { year: number; organisation: string },
  { room, staffId }: { room: string | null; staffId: string },
): Promise<void> {
  const year = yearOf(deps, number);
  if (room !== null && !year.rooms.some(({ id }) => id === room))
    throw new Problem(422, 'rar_no_such_room', { fields: { room: ['rar_no_such_room'] } });
  if (!(await placesOfYear(deps, trx, year)).some((place) => place.organisation === organisation))
    throw new Problem(404, 'not_found');
  const before = await trx
    .selectFrom('rar_rooms')
    .select('room')
    .where('year', '=', number)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  const given = trx
    .updateTable('rar_rooms')
    .set({ room, given_at: deps.clock.now(), user_id: staffId })
    .where('year', '=', number)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  if ((await orRefusal(given)).numUpdatedRows === 0n) throw new Problem(409, 'rar_appeals_open');
  if (before?.room === room) return;
  await tellOfficers(deps, trx, organisation, { kind: 'rooms', year: number });
  const note = organisationOf(deps, organisation).name;
  await noteYear(deps, trx, number, { event: room === null ? 'room.take' : 'room.give', staffId, note });
}

/** The reports that wait for readers, and the appeals that wait for somebody to hear them. */
export async function countWaiting(db: Queryable): Promise<number> {
  const waiting = db
    .selectFrom('rar_reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', [...rarLife.tagged('canScore'), ...rarLife.tagged('isAppealed')]);
  return Number((await waiting.executeTakeFirstOrThrow()).count);
}
