import { calendarNames } from './calendar-names.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './use-language.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

const MALTA = 'Europe/Malta';

type Numbers = { year: number; month: number; day: number; hour: number; minute: number };

declare global {
  /** Not every browser has it yet, nor has Node. Its first date is there in a fiftieth of the time that `Intl` takes for its own. */
  var Temporal:
    | { Instant: { fromEpochMilliseconds: (ms: number) => { toZonedDateTimeISO: (timeZone: string) => Numbers } } }
    | undefined;
}

// Created with the first date: at start-up it would delay the whole page.
let inMalta: Intl.DateTimeFormat | undefined;
const malta = () =>
  (inMalta ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: MALTA,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** The clock in Malta; `moment` is in milliseconds since 1970. Throws RangeError if it is no number. */
function onClock(moment: number): Numbers {
  const { Temporal } = globalThis;
  // Unlike Intl, it takes whole milliseconds only.
  if (Temporal !== undefined)
    return Temporal.Instant.fromEpochMilliseconds(Math.trunc(moment)).toZonedDateTimeISO(MALTA);
  const parts = malta().formatToParts(moment);
  const numbers = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = numbers;
  return { year, month, day, hour, minute };
}

/** A moment in Malta's time zone, in words of one language. */
export interface MomentWords {
  /** '18'. */
  day: string;
  /** 'Wed', 'Erb'. */
  weekday: string;
  /** 'Feb', 'Fra'. */
  month: string;
  /** '19:30'. */
  time: string;
  /** 'Wed 18 Feb', 'Erb 18 Fra'. */
  short: string;
  /** '18 February 2026', '18 ta’ Frar 2026'. */
  date: string;
  /** 'Wednesday 18 February 2026', 'L-Erbgħa, 18 ta’ Frar 2026': for the start of a line. */
  long: string;
}

/** A moment's date and time in Malta. */
function wallClock(moment: number) {
  const { year, month, day, hour, minute } = onClock(moment);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, hour, minute };
}

/** The start of a moment's day in Malta; both are milliseconds since 1970. */
export function startOfDay(moment: number): number {
  const { year, month, day } = wallClock(moment);
  const midnight = Date.UTC(year, month - 1, day);
  // The clocks change at 01:00 UTC: midnight in Malta and midnight UTC of that date have the same offset.
  const { hour, minute } = wallClock(midnight);
  return midnight - (hour * 60 + minute) * MINUTE_MS;
}

/** Words for a moment. `iso` is ISO 8601 with an offset; throws RangeError on anything else. */
export function momentWords(iso: string, language: Language): MomentWords {
  const { year, month, day, weekday, hour, minute } = wallClock(Date.parse(iso));
  const names = calendarNames[language];
  const dayName = names.weekdays[weekday] ?? '';
  const monthName = names.months[month - 1] ?? '';
  const shortDay = names.weekdaysShort[weekday] ?? '';
  const shortMonth = names.monthsShort[month - 1] ?? '';
  const date = `${day} ${language === 'mt' ? 'ta’ ' : ''}${monthName} ${year}`;
  return {
    day: String(day),
    weekday: shortDay,
    month: shortMonth,
    time: `${hour}:${minute}`.replaceAll(/\b\d\b/g, '0$&'),
    short: `${shortDay} ${day} ${shortMonth}`,
    date,
    long: language === 'mt' ? `${dayName}, ${date}` : `${dayName} ${date}`,
  };
}

/** Words for moments in the page's language. */
export function useMomentWords(): (iso: string) => MomentWords {
  const language = useLanguage();
  return (iso) => momentWords(iso, language);
}
