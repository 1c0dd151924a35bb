import type { CarpoolContent, CarpoolSettings, ParkingSpace } from '../../kernel/content/site/carpool.ts';
import { fromLocal, localDate } from '../../kernel/calendar/moments.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** Everything that shared rides are built from. */
export type CarpoolDeps = Pick<Kernel, 'db' | 'clock' | 'union' | 'jobs' | 'files' | 'publicUrl' | 'log'> & {
  carpool: CarpoolContent;
};

type ClockDeps = Pick<CarpoolDeps, 'clock' | 'union'>;
type RuleDeps = Pick<CarpoolDeps, 'union' | 'carpool'>;

/** A date with the moments that count on it. Days are written as 2026-11-21. */
export type ParkingDay = { day: string; settings: CarpoolSettings; bookBefore: Date; enterBefore: Date };

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const todayOf = ({ clock, union }: ClockDeps): string => localDate(clock.now().getTime(), union.timeZone);

/** The rules that hold on a day: the first settings hold before their time, too. */
export function settingsOn({ settings }: CarpoolContent, day: string): CarpoolSettings {
  const inForce = settings.findLast(({ from }) => from <= day) ?? settings[0];
  if (inForce === undefined) throw new Error('The content has no settings for carpooling');
  return inForce;
}

/** The moments of a day, by the union's clocks, whether or not it has spaces. */
export function parkingDay({ union, carpool }: RuleDeps, day: string): ParkingDay {
  const settings = settingsOn(carpool, day);
  const at = (time: string) => fromLocal(`${day}T${time}`, union.timeZone);
  return { day, settings, bookBefore: at(settings.bookBefore), enterBefore: at(settings.enterBefore) };
}

/** The dates from today on that have spaces for shared rides; some may be too late to book. */
export function daysAhead(deps: ClockDeps & RuleDeps): ParkingDay[] {
  const today = todayOf(deps);
  const { daysAhead: count } = settingsOn(deps.carpool, today);
  return Array.from({ length: count + 1 }, (_, days) => parkingDay(deps, plusDays(today, days))).filter(
    ({ day, settings }) => settings.weekdays.includes(new Date(day).getUTCDay() || 7),
  );
}

/** The date, if it can be booked now. */
export function bookableDay(deps: ClockDeps & RuleDeps, day: string): ParkingDay | undefined {
  return daysAhead(deps).find((each) => each.day === day && deps.clock.now() < each.bookBefore);
}

/** How the spaces of a date are used. */
export type DayUse = { closed: ReadonlySet<string>; taken: ReadonlySet<string>; free: ParkingSpace[]; open: number };

/** The same for several dates, in two queries. */
export async function usesOf(
  { carpool }: Pick<CarpoolDeps, 'carpool'>,
  db: Queryable,
  days: readonly string[],
): Promise<Map<string, DayUse>> {
  if (days.length === 0) return new Map();
  const closures = await db.selectFrom('carpool_days').selectAll().where('day', 'in', days).execute();
  const cars = await db
    .selectFrom('carpools')
    .select(['day', 'space'])
    .where('day', 'in', days)
    .where('state', 'in', carpoolLife.tagged('holdsSpace'))
    .execute();
  return new Map(
    days.map((day) => {
      const closed = new Set(closures.find((each) => each.day === day)?.closed);
      const taken = new Set(cars.filter((each) => each.day === day).map(({ space }) => space));
      const open = carpool.spaces.filter(({ id }) => !closed.has(id));
      return [day, { closed, taken, free: open.filter(({ id }) => !taken.has(id)), open: open.length }];
    }),
  );
}

/** The dates that can be booked, full ones as well. */
export async function upcomingParking(deps: CarpoolDeps): Promise<Schemas['ParkingDate'][]> {
  const now = deps.clock.now();
  const days = daysAhead(deps).filter(({ bookBefore }) => now < bookBefore);
  const uses = await usesOf(
    deps,
    deps.db,
    days.map(({ day }) => day),
  );
  return days.flatMap(({ day, bookBefore, enterBefore }) => {
    const use = uses.get(day);
    if (use === undefined || use.open === 0) return [];
    return [
      {
        date: day,
        free: use.free.length,
        total: use.open,
        book_before: bookBefore.toISOString(),
        enter_before: enterBefore.toISOString(),
      },
    ];
  });
}
