import type { Moment } from '../content/event-file.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** By time zone: making a format takes twenty times as long as using it. */
const offsets = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format = offsets.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsets.set(timeZone, format);
  return format;
}

/** How far the zone's clocks are ahead of UTC at this moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(moment);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0'];
  return (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
}

/** The moment at which the zone's clocks show this date and time. */
export function fromLocal(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  const near = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(near, timeZone));
}

/** The date that the zone's calendars show at this moment, as 2027-02-20. */
export function localDate(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

/** A moment as the zone's clocks show it, such as 2027-02-20T20:00:00+01:00. */
export function withOffset(moment: Date, timeZone: string): string {
  const offset = offsetAt(moment.getTime(), timeZone);
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  const local = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${ahead}`;
}

/** The hour that the zone's clocks show at this moment, from 0 to 23. */
export const localHour = (moment: number, timeZone: string): number =>
  new Date(moment + offsetAt(moment, timeZone)).getUTCHours();

/** Turns a moment as written into a date; `base` is the day from which `inDays` counts. */
export function resolveMoment(moment: Moment, base: Date, timeZone: string): Date {
  if (typeof moment === 'string') return fromLocal(moment, timeZone);
  const today = Date.parse(localDate(base.getTime(), timeZone));
  const date = new Date(today + moment.inDays * day).toISOString().slice(0, 10);
  return fromLocal(`${date}T${moment.at}`, timeZone);
}

/** True if a date exists: 2027-02-30 does not. */
export function isRealMoment(moment: Moment): boolean {
  if (typeof moment !== 'string') return true;
  const date = moment.slice(0, 10);
  return new Date(`${date}T00:00Z`).toISOString().startsWith(date);
}

/** True if a day such as 09-01 exists every year: 02-29 and 04-31 do not. */
export const isRealDayOfYear = (day: string): boolean => isRealMoment(`2027-${day}T00:00`);
