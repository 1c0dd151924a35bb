import type { CalendarEntry } from './ical.ts';

export type CalendarLinks = { google: string; outlook: string; office365: string };

function addressOf(base: string, parameters: Record<string, string>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** 20261009T180000Z */
const toBasicFormat = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function microsoftLink(host: string, { title, description, location, start, end, url }: CalendarEntry): string {
  return addressOf(`https://${host}/calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: `${description}\n\n${url}`,
    location,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
  });
}

/** Links that open the big web calendars with the event filled in, ready to save. */
export function calendarLinks(entry: CalendarEntry): CalendarLinks {
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: entry.title,
      details: `${entry.description}\n\n${entry.url}`,
      location: entry.location,
      dates: `${toBasicFormat(entry.start)}/${toBasicFormat(entry.end)}`,
    }),
    outlook: microsoftLink('outlook.live.com', entry),
    office365: microsoftLink('outlook.office.com', entry),
  };
}
