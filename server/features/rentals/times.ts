import { fromLocal } from '../../kernel/calendar/moments.ts';
import type { Deps } from '../../kernel/deps.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

export type Span = { starts_at: Date; ends_at: Date };
type Repeated = Span & { repeats_until: string | null; left_out: readonly string[] };

/** The day so many days later, as 2027-02-20. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A moment by the union's clocks, as 2027-02-20T18:00. */
export const writtenLocal = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

/** All the times of a request, the first one first: each week at the same hours by the union's clocks, without the weeks that are left out. */
export function timesOf(
  { union: { timeZone } }: Pick<Deps, 'union'>,
  { starts_at, ends_at, repeats_until, left_out }: Repeated,
): [Span, ...Span[]] {
  const [start, end] = [writtenLocal(starts_at, timeZone), writtenLocal(ends_at, timeZone)];
  const later = (local: string, weeks: number) =>
    fromLocal(`${dayAfter(local.slice(0, 10), 7 * weeks)}T${local.slice(11)}`, timeZone);
  const times: [Span, ...Span[]] = [{ starts_at, ends_at }];
  const isThere = (week: number) => repeats_until !== null && dayAfter(start.slice(0, 10), 7 * week) <= repeats_until;
  for (let week = 1; isThere(week); week += 1)
    if (!left_out.includes(dayAfter(start.slice(0, 10), 7 * week)))
      times.push({ starts_at: later(start, week), ends_at: later(end, week) });
  return times;
}

/** Times as PostgreSQL reads several ranges. */
export const writtenTimes = (times: readonly Span[]): string =>
  `{${times.map(({ starts_at, ends_at }) => `[${starts_at.toISOString()},${ends_at.toISOString()})`).join(',')}}`;

/** True where two times have a moment in common. */
export const overlap = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && one.ends_at > other.starts_at;
