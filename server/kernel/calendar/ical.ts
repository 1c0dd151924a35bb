import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export type CalendarEntry = {
  title: string;
  description: string;
  location: string;
  start: Date;
  end: Date;
  /** The event's page. */
  url: string;
};

export type IcalEvent = CalendarEntry & {
  /** Never changes, so that a later file updates the entry instead of adding another. */
  uid: string;
  now: Date;
  cancelled?: boolean;
  /** It takes whole days: from midnight to midnight in UTC. */
  isAllDay?: boolean;
};

/** Calendars may not contain control characters, which could forge lines in careless readers. */
const toPlainText = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');

const toOneLine = (text: string): string => toPlainText(text).replaceAll('\n', ' ');

/** A text as a calendar file holds it: ical-generator escapes every other text, but writes ids as they come. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);

/** One event as an iCalendar file (RFC 5545), in UTC, so that no table of time zones is needed. */
export const renderIcal = (event: IcalEvent): string => renderIcals([event], event.cancelled);

/** The same for several events; `cancelled` takes all of them back. */
export function renderIcals(events: readonly IcalEvent[], cancelled = false): string {
  const calendar = ical({
    prodId: { company: 'Ghaqda', product: 'Student portal' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, title, description, location, start, end, url, now, isAllDay = false } of events)
    calendar.createEvent({
      id: escaped(toOneLine(uid)),
      stamp: now,
      start,
      end,
      allDay: isAllDay,
      summary: toOneLine(title),
      description: toPlainText(description),
      location: toOneLine(location),
      url: new URL(url).href,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: cancelled ? 1 : 0,
    });
  return `${calendar.toString()}\r\n`;
}
