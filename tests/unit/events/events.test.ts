import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarMoment, readCalendar } from '../../support/calendar-files.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { contractBreach } from '../../support/contract.ts';
import { someOf } from '../../support/size.ts';
import { type DemoPortal, startDemoPortal } from './portal.fixture.ts';

let portal: DemoPortal;
let client: Client;

beforeAll(async () => {
  portal = await startDemoPortal();
  client = clientOf(portal.url);
});
afterAll(() => portal.stop());

type Filter = NonNullable<
  Parameters<typeof client.GET<'/events', { params: { query: object } }>>[1]
>['params']['query'];

async function list(query: Filter = {}) {
  const { data } = await client.GET('/events', { params: { query: { limit: 50, ...query } } });
  if (!data) throw new Error('The list was refused');
  return data;
}

const slugs = async (query: Filter = {}): Promise<string[]> => (await list(query)).data.map(({ slug }) => slug);

async function event(slug: string, locale: 'en' | 'mt' = 'en') {
  const { data } = await client.GET('/events/slug/{slug}', { params: { path: { slug }, query: { locale } } });
  if (!data) throw new Error(`There is no event ${slug}`);
  return data.data;
}

/** Requests a path and returns the status, having checked the body against the contract. */
async function statusOf(template: string, path: string): Promise<number> {
  const answer = await fetch(`${portal.url}/api${path}`);
  const body: unknown = await answer.json();
  expect(contractBreach({ path: template, method: 'GET' }, answer.status, body)).toBeUndefined();
  return answer.status;
}

test('every answer about every event is as the contract says, in both languages', async () => {
  const on = '/events/{event}/occurrences/{occurrence}';
  for (const locale of ['en', 'mt']) {
    const ask = (template: string, path: string) => statusOf(template, `${path}?locale=${locale}`);
    const all = [...(await list()).data, ...(await list({ 'filter[past]': 'true' })).data];
    expect(await ask('/events', '/events')).toBe(200);
    expect(await ask('/event-types', '/event-types')).toBe(200);
    expect(await ask('/venues', '/venues')).toBe(200);
    for (const { slug } of someOf(all, 5)) {
      expect(await ask('/events/slug/{slug}', `/events/slug/${slug}`)).toBe(200);
      expect(await ask('/events/{eventSlug}/occurrences', `/events/${slug}/occurrences`)).toBe(200);
      for (const { id, seated } of (await event(slug)).occurrences) {
        const path = `/events/${slug}/occurrences/${id}`;
        const parts = ['', '/links', '/tickets', ...(seated ? ['/seating', '/seating/plan'] : [])];
        for (const part of parts) expect(await ask(`${on}${part}`, `${path}${part}`)).toBe(200);
      }
    }
  }
});

describe('the list', () => {
  test('has what is still to come, soonest first, and apart from it what is over, latest first', async () => {
    const upcoming = (await list()).data;
    const starts = upcoming.map(({ occurrences }) => occurrences[0]?.start ?? '');
    expect(starts).toEqual(starts.toSorted());
    expect(upcoming.map(({ state }) => state)).not.toContain('past');
    expect(await slugs({ 'filter[past]': 'true' })).toEqual(['kwizz-tal-harifa', 'freshers-fair']);
  });

  test('comes in pages that together are the whole', async () => {
    const whole = await slugs();
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 5 })));
    expect(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).toEqual(whole);
    expect(pages[1]?.meta).toEqual({ page: 2, limit: 5, total: whole.length, pages: Math.ceil(whole.length / 5) });
  });

  test('says how each event stands', async () => {
    const states = Object.fromEntries((await list()).data.map(({ slug, state }) => [slug, state]));
    expect(states).toMatchObject({
      'il-kewkba': 'open',
      'stand-up-bil-malti': 'fully_booked',
      'weekend-ghawdex': 'cancelled',
      'ewwel-ghajnuna': 'closed',
      'jazz-taht-il-qamar': 'not_open',
    });
    const kewkba = await event('il-kewkba');
    const each = kewkba.occurrences.map(({ state }) => state);
    expect(each).toEqual(['open', 'open', 'open', 'fully_booked', 'cancelled']);
  });

  test('names the lowest price that is on sale now, and none where nothing is', async () => {
    const prices = Object.fromEntries((await list()).data.map(({ slug, price_from }) => [slug, price_from?.formatted]));
    expect(prices).toMatchObject({
      'il-kewkba': '€10.00',
      'ballu-tal-gradwazzjoni': '€38.00',
      'lejl-il-poezija': '€0.00',
      'stand-up-bil-malti': undefined,
      'weekend-ghawdex': undefined,
    });
  });

  test.for([
    ['ghawdex', ['weekend-ghawdex']],
    ['ŻEBBUĠ', ['weekend-ghawdex']],
    ['il-kewkba', ['il-kewkba']],
    ['zurrieq musical', ['il-kewkba']],
    ['villa zaffarana', ['ballu-tal-gradwazzjoni', 'jazz-taht-il-qamar']],
    ["ta' qali", []],
    ['kewkba jazz', []],
    ['%', []],
    ['_ewkba', []],
    ['\\', []],
    ['\u0000', undefined],
  ] as const)('finds %s', async ([words, expected]) => {
    const found = await slugs({ 'filter[search]': words });
    expect(found.toSorted()).toEqual(expected ?? (await slugs()).toSorted());
  });

  test('keeps to a type, to a class, and to a window of time', async () => {
    expect(await slugs({ 'filter[type]': 'theatre' })).toEqual(['il-kewkba']);
    expect(await slugs({ 'filter[type]': 'opera' })).toEqual([]);
    expect(await slugs({ 'filter[class]': 'tedx' })).toEqual(['tedx-salott', 'tedx-dar-l-istudenti']);
    const [, second, third] = (await event('il-kewkba')).occurrences;
    const window = { 'filter[starts_after]': second?.start ?? '', 'filter[starts_before]': third?.start ?? '' };
    const inside = (await list({ ...window, 'filter[type]': 'theatre' })).data;
    expect(inside[0]?.occurrences.map(({ id }) => id)).toEqual([second?.id]);
  });

  test('refuses a time that does not exist', async () => {
    const path = '/events?filter[starts_after]=2027-06-30T23:59:60Z';
    expect(await statusOf('/events', path)).toBe(400);
  });
});

describe('tickets', () => {
  const ticketsOf = async (slug: string, locale: 'en' | 'mt' = 'en') => {
    const { occurrences } = await event(slug);
    const path = { event: slug, occurrence: occurrences[0]?.id ?? '' };
    const params = { path, query: { locale } };
    const { data } = await client.GET('/events/{event}/occurrences/{occurrence}/tickets', { params });
    return { path, tickets: data?.data ?? [] };
  };

  test('have a price in each category, named in the caller’s language', async () => {
    const { tickets } = await ticketsOf('il-kewkba', 'mt');
    expect(tickets[1]).toMatchObject({ name: 'Mistieden', amount: { amount: 1200 }, places_left: null });
    expect(tickets[1]?.prices).toEqual([
      { category: 'Front stalls', name: 'Platea ta’ quddiem', amount: { amount: 1800, formatted: '€18.00' } },
      { category: 'Stalls', name: 'Platea', amount: { amount: 1500, formatted: '€15.00' } },
      { category: 'Balcony', name: 'Gallerija', amount: { amount: 1200, formatted: '€12.00' } },
    ]);
  });

  test('say which can be chosen, and how many are left', async () => {
    const { tickets } = await ticketsOf('ballu-tal-gradwazzjoni');
    expect(tickets.map(({ state, places_left }) => [state, places_left])).toEqual([
      ['ENDED', 0],
      ['ON_SALE', 119],
      ['ON_SALE', 77],
      ['ON_SALE', 38],
    ]);
  });

  test('can be asked for by their ids; one that is not of this occurrence is not found', async () => {
    const template = '/events/{event}/occurrences/{occurrence}/tickets/{tickets}';
    const { path, tickets } = await ticketsOf('ballu-tal-gradwazzjoni');
    const other = (await ticketsOf('il-kewkba')).tickets[0]?.id ?? '';
    const [first, second] = tickets.map(({ id }) => id);
    const some = await client.GET(template, { params: { path: { ...path, tickets: `${second},${first}` } } });
    expect(some.data?.data).toEqual(tickets.slice(0, 2));
    const base = `/events/${path.event}/occurrences/${path.occurrence}/tickets`;
    for (const ids of [other, `${first},${other}`, '-'.repeat(36)]) {
      expect(await statusOf(template, `${base}/${ids}`)).toBe(404);
    }
  });
});

test('what is hidden, foreign or nonsense is not found', async () => {
  const on = '/events/{event}/occurrences/{occurrence}';
  const hidden = await portal.db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .select('occurrences.id')
    .where('hidden', '=', true)
    .executeTakeFirstOrThrow();
  const foreign = (await event('stand-up-bil-malti')).occurrences[0]?.id;
  expect(await slugs()).not.toContain('il-finali');
  expect(await statusOf('/events/slug/{slug}', '/events/slug/il-finali')).toBe(404);
  expect(await statusOf('/events/slug/{slug}', '/events/slug/%00')).toBe(404);
  expect(await statusOf('/events/{eventSlug}/occurrences', '/events/il-finali/occurrences')).toBe(404);
  for (const part of ['', '/links', '/tickets', '/seating', '/seating/plan']) {
    for (const path of [
      `il-finali/occurrences/${hidden.id}`,
      `il-kewkba/occurrences/${foreign}`,
      `%00/occurrences/${foreign}`,
    ]) {
      expect(await statusOf(`${on}${part}`, `/events/${path}${part}`)).toBe(404);
    }
  }
  expect(await statusOf(on, `/events/stand-up-bil-malti/occurrences/urn:uuid:${foreign}`)).toBe(404);
});

describe('calendar', () => {
  const ical = async (slug: string, occurrence: string, language: string) => {
    const answer = await fetch(`${portal.url}/api/events/ical`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ event: slug, occurrence }),
    });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  test('a file holds the date in UTC and the place in the caller’s language', async () => {
    const [occurrence] = (await event('ballu-tal-gradwazzjoni')).occurrences;
    const { status, type, text } = await ical('ballu-tal-gradwazzjoni', occurrence?.id ?? '', 'mt');
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const [entry] = readCalendar(text).entries;
    expect(entry).toMatchObject({
      start: calendarMoment(occurrence?.start),
      end: calendarMoment(occurrence?.end),
      title: 'Il-Ballu tal-Gradwazzjoni',
      location: 'Il-ġonna ta’ Villa Żaffarana, Triq il-Ġonna, Ħ’Attard',
    });
    expect(entry?.url).toContain(`${portal.url}/media/events/ballu-tal-gradwazzjoni`);
  });

  test('a cancelled date is told as cancelled, a missing place as N/A, a foreign date not at all', async () => {
    const entriesOf = async (slug: string, occurrence = '') =>
      readCalendar((await ical(slug, occurrence, 'en')).text).entries;
    const [weekend] = (await event('weekend-ghawdex')).occurrences;
    expect(await entriesOf('weekend-ghawdex', weekend?.id)).toMatchObject([{ status: 'CANCELLED' }]);
    const [council] = (await event('staqsi-lill-kunsill')).occurrences;
    expect(await entriesOf('staqsi-lill-kunsill', council?.id)).toMatchObject([{ location: 'N/A' }]);
    expect((await ical('il-kewkba', weekend?.id ?? '', 'en')).status).toBe(404);
  });

  test('links carry the same to the big calendars', async () => {
    const [occurrence] = (await event('il-kewkba')).occurrences;
    const path = { event: 'il-kewkba', occurrence: occurrence?.id ?? '' };
    const { data } = await client.GET('/events/{event}/occurrences/{occurrence}/links', { params: { path } });
    const google = new URL(data?.data.google ?? '');
    expect(google.searchParams.get('text')).toBe('Il-Kewkba');
    expect(new URL(data?.data.outlook ?? '').searchParams.get('startdt')).toBe(occurrence?.start);
  });
});

test('venues are found by kind, by how many people they hold, and by a day on which nothing happens there', async () => {
  const find = async (query: { kind?: 'hall' | 'outdoors'; capacity?: number; date?: string }) =>
    (await client.GET('/venues', { params: { query } })).data?.data.map(({ id }) => id);
  expect(await find({ kind: 'hall' })).toEqual(['jc-hall', 'temi-zammit-hall']);
  expect(await find({ kind: 'hall', capacity: 221 })).toEqual(['temi-zammit-hall']);
  // Golden Bay has no known limit.
  expect(await find({ kind: 'outdoors', capacity: 1 })).toEqual(['valletta-campus', 'villa-zaffarana']);
  const [opening] = (await event('il-kewkba')).occurrences;
  const day = new Date(opening?.start ?? '');
  const dayAfter = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  expect(await find({ kind: 'hall', date: dayAfter(0) })).toEqual(['jc-hall']);
  expect(await find({ kind: 'hall', date: dayAfter(200) })).toEqual(['jc-hall', 'temi-zammit-hall']);
});

test('an occurrence comes with its tickets, and answers come by the tag of a language as by its name', async () => {
  const [occurrence] = (await event('il-kewkba')).occurrences;
  const path = { event: 'il-kewkba', occurrence: occurrence?.id ?? '' };
  const on = (locale: 'mt' | 'mt-MT' | 'en-US') =>
    client.GET('/events/{event}/occurrences/{occurrence}', { params: { path, query: { locale } } });
  const tickets = await client.GET('/events/{event}/occurrences/{occurrence}/tickets', {
    params: { path, query: { locale: 'mt' } },
  });
  const maltese = (await on('mt-MT')).data?.data;
  expect(maltese?.tickets).toEqual(tickets.data?.data);
  expect(maltese).toEqual((await on('mt')).data?.data);
  expect((await on('en-US')).data?.data.tickets[1]?.name).toBe('Guest');
});
