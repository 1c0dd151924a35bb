import { calendarNames } from './calendar-names.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './use-language.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

// Created with the first date: at start-up it would delay the whole page.
let inMalta: Intl.DateTimeFormat | undefined;
const malta = () =>
  (inMalta ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Malta',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

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

function numbersOf(iso: string) {
  const parts = Object.fromEntries(
    malta()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, time: `${parts['hour']}:${parts['minute']}` };
}

/** The start of a moment's day in Malta; both are milliseconds since 1970. */
export function startOfDay(moment: number): number {
  const { year, month, day } = numbersOf(new Date(moment).toISOString());
  const midnight = Date.UTC(year, month - 1, day);
  // The clocks change at 01:00 UTC: midnight in Malta and midnight UTC of that date have the same offset.
  const [hours = 0, minutes = 0] = numbersOf(new Date(midnight).toISOString()).time.split(':').map(Number);
  return midnight - (hours * 60 + minutes) * MINUTE_MS;
}

/** Words for a moment. `iso` is ISO 8601 with an offset; throws RangeError on anything else. */
export function momentWords(iso: string, language: Language): MomentWords {
  const { year, month, day, weekday, time } = numbersOf(iso);
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
    time,
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
