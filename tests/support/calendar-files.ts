import ICAL from 'ical.js';

/** An entry of a calendar file, as a calendar program reads it. */
export type CalendarEntry = {
  uid: string;
  title: string;
  description: string;
  location: string;
  /** In UTC (ISO 8601); of an entry for whole days, the first day. */
  start: string;
  /** In UTC (ISO 8601); of an entry for whole days, the day after the last. */
  end: string;
  /** The state of what is entered, such as CANCELLED; null if none is given. */
  status: string | null;
  /** How often it has changed since it was first published. */
  sequence: number;
  /** Its page; null if it has none. */
  url: string | null;
};

const textOf = (part: ICAL.Component, name: string): string | null => {
  const value = part.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : null;
};

/** The entries of a calendar file and what a program should do with them. Throws for a text that is no calendar. */
export function readCalendar(file: string): { method: string | null; entries: CalendarEntry[] } {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entries = calendar.getAllSubcomponents('vevent').map((part): CalendarEntry => {
    const { uid, summary, description, location, startDate, endDate, sequence } = new ICAL.Event(part);
    return {
      uid,
      title: summary,
      description,
      location,
      start: startDate.toString(),
      end: endDate.toString(),
      status: textOf(part, 'status'),
      sequence,
      url: textOf(part, 'url'),
    };
  });
  return { method: textOf(calendar, 'method'), entries };
}

/** A moment as calendar files have it, to the second. */
export const calendarMoment = (moment = ''): string => moment.replace(/\.\d+Z$/, 'Z');
