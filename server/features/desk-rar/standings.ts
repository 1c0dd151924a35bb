import {
  mostOf,
  type Placed,
  placesOf,
  roomsOf,
  type Totals,
  totalsOf,
  whyRoom,
} from '../../../machines/rar-report/points.ts';
import type { Selectable } from 'kysely';
import { workingDaysAfter } from '../../kernel/calendar/working-days.ts';
import { fromLocal, localDate } from '../../kernel/calendar/moments.ts';
import { rarMoments, type RarQuestion, type RarYear } from '../../kernel/content/site/rar.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { RarRooms } from '../../kernel/db/rar-tables.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

export type RarDeskDeps = Pick<
  Kernel,
  'db' | 'clock' | 'union' | 'site' | 'jobs' | 'files' | 'publicUrl' | 'fingerprint'
>;

/** Throws 422 if these are more points than the question can give. */
export function demandWithin(question: RarQuestion, points: number): void {
  if (points > mostOf(question))
    throw new Problem(422, 'rar_too_many_points', { fields: { points: ['rar_too_many_points'] } });
}

export const organisationOf = ({ site }: Pick<RarDeskDeps, 'site'>, id: string): Schemas['OfficerOf'] => ({
  id,
  name: site.organisations.find((each) => each.id === id)?.name ?? id,
});

export const presentRooms = ({ rooms }: RarYear, locale: Locale): Schemas['RarRoom'][] =>
  rooms.map(({ id, name, place }) => ({ id, name: name[locale], place: place[locale] }));

/** Why an organisation has a room, or none, with the names of those that have the others. */
export function presentReason(
  deps: Pick<RarDeskDeps, 'site'>,
  wishes: readonly string[],
  room: string | null,
  holders: ReadonlyMap<string, string>,
): Schemas['RarRoomReason'] {
  const { wish, taken } = whyRoom(wishes, room, holders);
  return {
    wish,
    taken: taken.map(({ room: id, organisation }) => ({
      room: id,
      organisation: organisationOf(deps, organisation).name,
    })),
  };
}

/** The rooms that each organisation would like, the best first. */
export async function readWishes(db: Queryable, year: number): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('rar_wishes').select(['organisation', 'rooms']).where('year', '=', year).execute();
  return new Map(rows.map(({ organisation, rooms }) => [organisation, rooms]));
}

/** The organisation that has each room. */
export const holdersOf = (rooms: Iterable<{ organisation: string; room: string | null }>): Map<string, string> =>
  new Map(
    Array.from(rooms).flatMap(({ organisation, room }) => (room === null ? [] : [[room, organisation] as const])),
  );

/** The rooms that were given, or taken away, by hand. */
export type ByHand = ReadonlyMap<string, Pick<Selectable<RarRooms>, 'room' | 'given_at' | 'user_id'>>;

export const byHand = (rooms: readonly Selectable<RarRooms>[]): ByHand =>
  new Map(rooms.flatMap((each) => (each.given_at === null ? [] : [[each.organisation, each] as const])));

/** The room that each organisation has by the order of their turns and their wishes of now; what was decided by hand stands. */
export function proposedRooms(
  { rooms }: RarYear,
  places: readonly Placed[],
  wishes: ReadonlyMap<string, string[]>,
  fixed: ByHand = new Map(),
) {
  const taken = holdersOf(
    places.map(({ organisation }) => ({ organisation, room: fixed.get(organisation)?.room ?? null })),
  );
  const given = roomsOf(
    places
      .filter(({ organisation }) => !fixed.has(organisation))
      .map(({ organisation }) => ({ organisation, wishes: wishes.get(organisation) ?? [] })),
    rooms.map(({ id }) => id).filter((id) => !taken.has(id)),
  );
  return places.map(({ organisation, turn }) => {
    const { room, given_at, user_id } = fixed.get(organisation) ?? {
      room: given.get(organisation) ?? null,
      given_at: null,
      user_id: null,
    };
    return { organisation, turn, room, given_at, user_id };
  });
}

type Award = { question: string; points: number };

/** The totals of what is settled. */
export function awardedTotals(year: RarYear, awards: readonly Award[]): Totals {
  const points = new Map(awards.map((award) => [award.question, award.points]));
  return totalsOf(year.sections, ({ slug }) => points.get(slug) ?? 0);
}

export async function publicationOf(db: Queryable, year: number) {
  return db.selectFrom('rar_publications').selectAll().where('year', '=', year).executeTakeFirst();
}

/** Every organisation of a year in the order of its turn: by points, and in a tie by the turn of the year before. */
export async function placesOfYear(deps: Pick<RarDeskDeps, 'site'>, db: Queryable, year: RarYear): Promise<Placed[]> {
  const reports = await db
    .selectFrom('rar_reports')
    .select(['id', 'organisation', 'state'])
    .where('year', '=', year.year)
    .execute();
  const awards = await db
    .selectFrom('rar_awards')
    .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
    .select(['report_id', 'question', 'points'])
    .where('year', '=', year.year)
    .execute();
  const before = await db
    .selectFrom('rar_rooms')
    .select(['organisation', 'turn'])
    .where('year', '=', year.year - 1)
    .execute();
  const turns = new Map(before.map(({ organisation, turn }) => [organisation, turn]));
  const sent = new Map(
    reports.flatMap(({ id, organisation, state }) =>
      rarLife.is(state, 'wasSent') ? [[organisation, id] as const] : [],
    ),
  );
  const everyone = new Set([...deps.site.organisations.map(({ id }) => id), ...sent.keys()]);
  return placesOf(
    [...everyone].map((organisation) => {
      const report = sent.get(organisation);
      const own = awards.filter(({ report_id }) => report_id === report);
      return {
        organisation,
        points: report === undefined ? null : awardedTotals(year, own).points,
        last: turns.get(organisation) ?? null,
      };
    }),
  );
}

/** The earliest last day to answer that a return today can set. */
export const earliestReturn = ({ clock, union, site }: RarDeskDeps, { answerDays }: RarYear): string =>
  workingDaysAfter(localDate(clock.now().getTime(), union.timeZone), answerDays, site.holidays);

/** The latest last day to answer that a return today can set: the day of the results, which wait for the answer. */
export function latestReturn(deps: RarDeskDeps, year: RarYear): string {
  const { resultsOn } = rarMoments(deps.site.standing.rar, deps.union, year.year);
  const earliest = earliestReturn(deps, year);
  return earliest > resultsOn ? earliest : resultsOn;
}

/** The last moment in which the points of results that are published now can be appealed against: the midnight after the last day. */
export const appealsUntil = ({ union }: Pick<RarDeskDeps, 'union'>, { objectionDays }: RarYear, published: Date) =>
  endOf(localDate(published.getTime() + objectionDays * DAY_MS, union.timeZone), { union });

/** The midnight at which a day ends, by the union's clocks. */
export const endOf = (day: string, { union }: Pick<RarDeskDeps, 'union'>): Date =>
  fromLocal(`${new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)}T00:00`, union.timeZone);
