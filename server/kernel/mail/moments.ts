import type { Locale } from '../http/operation.ts';

const tags: Record<Locale, string> = { en: 'en-GB', mt: 'mt-MT' };

/** A day in full: "Friday 20 February 2027", and "Il-Ġimgħa, 20 ta’ Frar 2027": British English writes no comma after the weekday, Maltese does. */
export function dayOf(moment: Date, locale: Locale, timeZone: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const day = new Intl.DateTimeFormat(tags[locale], format).format(moment);
  return locale === 'en' ? day.replace(',', '') : day;
}

/** A time of day, such as "20:00". */
export function timeOf(moment: Date, locale: Locale, timeZone: string): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(tags[locale], format).format(moment);
}

/** A date and time as a person writes it, such as "Friday 20 February 2027, 20:00", in the union's time zone. */
export function writtenMoment(moment: Date, locale: Locale, timeZone: string): string {
  return `${dayOf(moment, locale, timeZone)}, ${timeOf(moment, locale, timeZone)}`;
}

/** From a moment until another of the same day, such as "Friday 20 February 2027, 08:30 – 11:00", in the union's time zone. */
export function writtenPeriod(from: Date, until: Date, locale: Locale, timeZone: string): string {
  return `${writtenMoment(from, locale, timeZone)} – ${timeOf(until, locale, timeZone)}`;
}

/** A day, given as 2026-11-21, as a person writes it, such as "Saturday 21 November 2026". */
export function writtenDay(day: string, locale: Locale): string {
  return dayOf(new Date(day), locale, 'UTC');
}
