import type { InterviewHours } from '../../kernel/content/site/careers.ts';
import type { Schemas } from '../../kernel/http/operation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = '12:00';

/** When a company interviews, by day, at an expo that begins on `startsOn` (as 2027-03-10); an interview takes so many minutes. */
export function interviewDays(
  hours: readonly InterviewHours[],
  startsOn: string,
  minutes: number,
): Schemas['InterviewDay'][] {
  const days = [...new Set(hours.map(({ day }) => day))].sort((a, b) => a - b);
  return days.map((day) => {
    const times = hours.filter((each) => each.day === day).flatMap(({ from, to }) => timesBetween(from, to, minutes));
    return {
      date: dayAfter(startsOn, day - 1),
      morning: times.filter((time) => time < NOON),
      afternoon: times.filter((time) => time >= NOON),
    };
  });
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The times from the first to the last, both among them. */
function timesBetween(from: string, to: string, step: number): string[] {
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(minutesOf(from) + index * step));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
