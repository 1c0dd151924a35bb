import type { Locale } from '../http/operation.ts';

const tags: Record<Locale, string> = { en: 'en-GB', mt: 'mt-MT' };

/** A date and time as a person writes it, such as "Friday 20 February 2027, 20:00", in the union's time zone. */
export function writtenMoment(moment: Date, locale: Locale, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone }).format(moment);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${time}`;
}

/** A day, given as 2026-11-21, as a person writes it, such as "Saturday 21 November 2026". */
export function writtenDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}
