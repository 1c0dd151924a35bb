import { expect, test } from 'vitest';
import { type IcalEvent, renderIcal, renderIcals } from '../../../server/kernel/calendar/ical.ts';
import { calendarLinks } from '../../../server/kernel/calendar/links.ts';
import { readCalendar } from '../../support/calendar-files.ts';
import { injectionTexts, onOneLine } from '../../support/injections.ts';

function anEvent(changes: Partial<IcalEvent> = {}): IcalEvent {
  return {
    uid: 'occurrence-1@su.uni.example',
    title: 'Lejl ta’ Mużika: Ġorġ; "il-ħanut", żfin',
    description: 'L-ewwel linja\nIt-tieni linja, b’ħafna kliem: ċ ġ ħ ż '.repeat(4),
    location: 'Sala Ġugliermina, Ħaż-Żebbuġ',
    start: new Date('2026-10-09T20:00:00+02:00'),
    end: new Date('2026-10-09T22:30:00+02:00'),
    url: 'https://portal.uni.example/mt/events/muzika',
    now: new Date('2026-10-05T09:00:00Z'),
    ...changes,
  };
}

test('moments are in UTC and every text comes back as it was', () => {
  const event = anEvent();
  const file = renderIcal(event);
  const { method, entries } = readCalendar(file);
  expect(method).toBe('PUBLISH');
  expect(entries).toMatchObject([
    {
      uid: event.uid,
      title: event.title,
      description: event.description,
      location: event.location,
      start: '2026-10-09T18:00:00Z',
      end: '2026-10-09T20:30:00Z',
    },
  ]);
  expect(file).toContain('DTSTAMP:20261005T090000Z');
  expect(file).not.toContain('TZID');
});

test('lines end in CRLF and are folded at 75 octets, never inside a letter', () => {
  const file = renderIcal(anEvent());
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a cancelled event takes the entry away again', () => {
  const file = renderIcal(anEvent({ cancelled: true }));
  expect(readCalendar(file)).toMatchObject({ method: 'CANCEL', entries: [{ status: 'CANCELLED', sequence: 1 }] });
});

/** How often each property stands in these lines. */
function countNames(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const name = line.split(/[:;]/)[0] ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('500 injections in every text add no line, and come back as they were (C5)', () => {
  const file = renderIcals(
    injectionTexts.map((text, at) =>
      anEvent({ uid: `${at} ${text}`, title: text, description: `${at}. ${text}`, location: text }),
    ),
  );
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // A careless reader takes every control character for the end of a line.
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split(/[\p{Cc}\u2028\u2029]+/u);
  const { VERSION, PRODID, METHOD, BEGIN, END, ...ofEvents } = countNames(lines.filter(Boolean));
  expect({ VERSION, PRODID, METHOD, BEGIN, END }).toEqual({ VERSION: 1, PRODID: 1, METHOD: 1, BEGIN: 501, END: 501 });
  const names = 'DESCRIPTION DTEND DTSTAMP DTSTART LOCATION SEQUENCE STATUS SUMMARY UID URL'.split(' ');
  expect(ofEvents).toEqual(Object.fromEntries(names.map((name) => [name, 500])));
  const { entries } = readCalendar(file);
  expect(entries.map(({ uid }) => onOneLine(uid))).toEqual(
    injectionTexts.map((text, at) => onOneLine(`${at} ${text}`)),
  );
  expect(entries.map(({ title }) => onOneLine(title))).toEqual(injectionTexts.map(onOneLine));
  expect(entries.map(({ location }) => onOneLine(location))).toEqual(injectionTexts.map(onOneLine));
  const described = entries.map(({ description }) => onOneLine(description));
  expect(described).toEqual(injectionTexts.map((text, at) => onOneLine(`${at}. ${text}`)));
});

test('the web calendars get the event filled in', () => {
  const links = calendarLinks(anEvent());
  const google = new URL(links.google);
  expect(google.searchParams.get('dates')).toBe('20261009T180000Z/20261009T203000Z');
  expect(google.searchParams.get('text')).toBe(anEvent().title);
  for (const [link, host] of [
    [links.outlook, 'outlook.live.com'],
    [links.office365, 'outlook.office.com'],
  ] as const) {
    const url = new URL(link);
    expect(url.host).toBe(host);
    expect(url.searchParams.get('startdt')).toBe('2026-10-09T18:00:00.000Z');
    expect(url.searchParams.get('location')).toBe(anEvent().location);
  }
});
