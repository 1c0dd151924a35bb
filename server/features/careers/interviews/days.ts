import { comingStretches } from '../../../kernel/calendar/yearly.ts';
import { localDate, resolveMoment } from '../../../kernel/calendar/moments.ts';
import type { Site } from '../../../kernel/content/site/site-type.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Kernel } from '../../../kernel/feature.ts';
import { DAY_MS, MINUTE_MS } from '../../../../machines/flow/durations.ts';

/** The dependencies for working out the days of the expo. */
export type ExpoDeps = Pick<Deps, 'clock' | 'union'> & {
  site: Pick<Site, 'standing' | 'hiringCompanies' | 'standZones'>;
};
/** The parts of the kernel that interviews use. */
export type InterviewDeps = ExpoDeps & Pick<Kernel, 'db' | 'jobs' | 'publicUrl' | 'files' | 'log'>;

const NOON = '12:00';

/** An expo's first and last day, as 2027-03-10. */
export type Expo = { startsOn: string; endsOn: string };

/** The expo that is on or comes next; undefined where none is published. */
export function nextExpo({ clock, union, site }: ExpoDeps): Expo | undefined {
  const { published, startsOn, endsOn } = site.standing.expo;
  if (!published) return undefined;
  const today = localDate(clock.now().getTime(), union.timeZone);
  const [next] = comingStretches([{ opensOn: startsOn, closesOn: endsOn }], today);
  return next && { startsOn: next.opens_on, endsOn: next.closes_on };
}

/** The day so many days later, as 2027-03-11. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day of an expo. */
export function daysOf({ startsOn, endsOn }: Expo): string[] {
  const days = [startsOn];
  for (let day = dayAfter(startsOn, 1); day <= endsOn; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The moment at which the union's clocks show this time on this day. */
export const momentOn = (day: string, time: string, { union }: Pick<ExpoDeps, 'union'>): Date =>
  resolveMoment(`${day}T${time}`, new Date(0), union.timeZone);

export const dayAt = (moment: Date, { union }: Pick<ExpoDeps, 'union'>): string =>
  localDate(moment.getTime(), union.timeZone);

/** True for what begins before noon. */
export const isMorning = (deps: ExpoDeps, startsAt: Date): boolean =>
  startsAt < momentOn(dayAt(startsAt, deps), NOON, deps);

/** A stretch of a day, from the first interview's start until the last one's end. */
export type Stretch = { from: Date; until: Date };
type Slot = { arrive_at: Date; starts_at: Date; ends_at: Date };

/** The slots in a stretch, end to end; what is left over is too short for another. */
export function slotsIn({ site }: ExpoDeps, { from, until }: Stretch): Slot[] {
  const { interviewMinutes, arriveMinutesEarly } = site.standing.expo;
  const length = interviewMinutes * MINUTE_MS;
  const count = Math.max(0, Math.floor((until.getTime() - from.getTime()) / length));
  return Array.from({ length: count }, (_, at) => {
    const starts = from.getTime() + at * length;
    return {
      arrive_at: new Date(starts - arriveMinutesEarly * MINUTE_MS),
      starts_at: new Date(starts),
      ends_at: new Date(starts + length),
    };
  });
}

/** The stretches on a day from which the content says that a company interviews: there, `to` is the start of the last one. */
export function writtenStretches(deps: ExpoDeps, company: string, day: string, { startsOn }: Expo): Stretch[] {
  const { interviews = [] } = deps.site.hiringCompanies.find(({ slug }) => slug === company) ?? {};
  return interviews
    .filter((hours) => dayAfter(startsOn, hours.day - 1) === day)
    .map(({ from, to }) => ({
      from: momentOn(day, from, deps),
      until: new Date(momentOn(day, to, deps).getTime() + deps.site.standing.expo.interviewMinutes * MINUTE_MS),
    }));
}
