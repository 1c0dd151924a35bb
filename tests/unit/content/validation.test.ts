import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError, type ContentProblem } from '../../../server/kernel/content/problem.ts';
import { readContent } from '../../../server/kernel/content/read.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { type ContentCopy, copyContent, demoContent, discard } from './content.fixture.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => discard(copy));

function problemsOf(read: () => unknown): readonly ContentProblem[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const problems = () => problemsOf(() => readContent(copy.dir, readUnion(copy.dir)));

const kewkba = 'content/events/il-kewkba.json';
const ballu = 'content/events/ballu-tal-gradwazzjoni.json';

/** Values put into an event's file (undefined removes one), with the place and reason reported. */
const mistakes: [name: string, changes: Record<string, unknown>, path: string, reason: RegExp][] = [
  ['a missing title', { title: undefined }, 'title', /missing. Add it/],
  ['a title in one language', { 'title.mt': undefined }, 'title.mt', /missing. Add it/],
  ['an empty text', { 'summary.mt': '' }, 'summary.mt', /empty. Fill it in/],
  ['a misspelt key', { facst: [] }, 'facst', /not known here.*facts/],
  ['a number for a text', { 'title.en': 7 }, 'title.en', /Put a text here; found 7/],
  ['an unknown class', { class: 'gala' }, 'class', /Use one of standard, tedx; found "gala"/],
  ['an unknown type', { type: 'opera' }, 'type', /no event type opera. Use one of: theatre/],
  ['an unknown flag', { flag: 'opera' }, 'flag', /flag in union.json called opera.*stadium/],
  ['a scene nobody drew', { 'poster.scene': 'ship' }, 'poster.scene', /Use one of prow/],
  ['no occurrence', { occurrences: [] }, 'occurrences', /empty/],
  [
    'a code in two ways',
    { promoCodes: [{ code: 'ABC', percentOff: 10, cents: 5 }] },
    'promoCodes[0]',
    /makes tickets cheaper in one way/,
  ],
  [
    'a code twice',
    {
      promoCodes: [
        { code: 'Ħelu', cents: 5 },
        { code: 'ħelu', cents: 5 },
      ],
    },
    'promoCodes[1].code',
    /Use each name once/,
  ],
  [
    'two codes that are the same without their dots and strokes',
    {
      promoCodes: [
        { code: 'ĦOBŻ', cents: 5 },
        { code: 'hobz', cents: 5 },
      ],
    },
    'promoCodes[1].code',
    /Use each name once/,
  ],
  [
    'a code for a ticket that is not there',
    { promoCodes: [{ code: 'ABC', cents: 5, tickets: ['moon'] }] },
    'promoCodes[0].tickets[0]',
    /no ticket moon. Use one of: student, guest/,
  ],
  [
    'a member price without categories',
    { 'tickets[0].memberPrices': [{ for: ['student-card'], cents: 5 }] },
    'tickets[0].memberPrices[0].cents',
    /missing: Front stalls/,
  ],
  ['a share of VAT', { vatPercent: 101 }, 'vatPercent', /100/],
  ['an unknown venue', { 'occurrences[1].venue': 'moon' }, 'occurrences[1].venue', /no venue moon. Use one of: temi/],
  ['an unknown plan', { 'occurrences[0].plan': 'moon' }, 'occurrences[0].plan', /no seat plan moon/],
  ['a start that is no time', { 'occurrences[0].start': 'Friday' }, 'occurrences[0].start', /such as 2027-02-20T20:00/],
  [
    'a day that does not exist',
    { 'occurrences[0].start': '2027-02-30T20:00' },
    'occurrences[0].start',
    /no such day as "2027-02-30T20:00"/,
  ],
  ['a start without its time', { 'occurrences[0].start.at': undefined }, 'occurrences[0].start.at', /missing/],
  [
    'bookings that close before they open',
    {
      'occurrences[0].bookingsOpen': { inDays: 3, at: '10:00' },
      'occurrences[0].bookingsClose': { inDays: 2, at: '10:00' },
    },
    'occurrences[0].bookingsClose',
    /close before they open/,
  ],
  ['an occurrence named twice', { 'occurrences[1].key': 'opening' }, 'occurrences[1].key', /opening is there already/],
  ['a price below nothing', { 'tickets[0].cents.Stalls': -1 }, 'tickets[0].cents.Stalls', /-1/],
  ['a category without a price', { 'tickets[1].cents.Balcony': undefined }, 'tickets[1].cents', /missing: Balcony/],
  [
    'a price for no category',
    { 'tickets[1].cents.Box': 900 },
    'tickets[1].cents.Box',
    /no such category. Use one of: Front stalls, Stalls, Balcony/,
  ],
  [
    'tickets sold of a kind that is not there',
    { 'occurrences[0].atImport.taken': { child: 3 } },
    'occurrences[0].atImport.taken.child',
    /no such ticket. Use one of: student, guest/,
  ],
  ['no tickets anywhere', { tickets: undefined }, 'occurrences[0]', /no tickets. Add "tickets"/],
];

test.for(mistakes)('%s is told with its place and how to mend it', ([, changes, path, reason]) => {
  copy.set('events/il-kewkba.json', changes);
  const found = problems();
  expect(found).toContainEqual({ file: kewkba, path, reason: expect.stringMatching(reason) });
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set([kewkba]));
});

test('what only general admission can get wrong', () => {
  copy.set('events/ballu-tal-gradwazzjoni.json', {
    'tickets[0].cents': { Stalls: 3200 },
    'occurrences[0].atImport.taken.alumni': 61,
    'occurrences[0].atImport.seats': { share: 0.5, seed: 'x' },
  });
  const noSeats = 'Seats are not chosen here.';
  expect(problems()).toEqual([
    { file: ballu, path: 'tickets[0].cents', reason: `${noSeats} Put one price in cents.` },
    { file: ballu, path: 'occurrences[0].atImport.seats', reason: `${noSeats} Remove it, or add "plan".` },
    {
      file: ballu,
      path: 'occurrences[0].atImport.taken.alumni',
      reason: '61 is more than the capacity of 60. Lower it.',
    },
  ]);
});

test('a broken seat plan is refused with the place in it', () => {
  copy.set('plans/temi-zammit-hall.json', { 'zones[0].rows[2].seats[1].category': 'Loge' });
  expect(problems()).toContainEqual({
    file: 'content/plans/temi-zammit-hall.json',
    path: 'zones[0].rows[2].seats[1].category',
    reason: expect.stringContaining('Front stalls'),
  });
});

test('a file that is no JSON, a missing file and a bad file name are told together', () => {
  copy.write('events/Il Festa.json', '{}');
  copy.write('venues.json', '[{"id": "hall",]');
  copy.remove('people.json');
  const found = problems();
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['content/venues.json', 'content/people.json', 'content/events/Il Festa.json']),
  );
  expect(found.find(({ file }) => file === 'content/venues.json')?.reason).toMatch(/not JSON .*Mend that place/);
  expect(found.find(({ file }) => file === 'content/people.json')?.reason).toBe('This file is missing. Put it back.');
});

test('people: two with one address, and an address that is none', () => {
  copy.set('people.json', { '[1].email': 'GULJA.ZAMMIT@uni.example' });
  expect(problems()).toEqual([
    { file: 'content/people.json', path: '[1].email', reason: expect.stringContaining('once') },
  ]);
  copy.set('people.json', { '[1].email': 'mattija' });
  expect(problems()).toEqual([
    { file: 'content/people.json', path: '[1].email', reason: expect.stringContaining('name@uni.example') },
  ]);
});

test('union.json: every mistake is told at once', () => {
  copy.set('union.json', {
    'bookings.holdMinutes': 0,
    'flags.tedx': 'yes',
    'emailDomains.university': ['@uni.example'],
    'name.mt': undefined,
  });
  const found = problemsOf(() => readUnion(copy.dir));
  expect(found.map(({ path }) => path).sort()).toEqual([
    'bookings.holdMinutes',
    'emailDomains.university[0]',
    'flags.tedx',
    'name.mt',
  ]);
  copy.set('union.json', { id: 'Su' });
  expect(() => readUnion(copy.dir)).toThrow(/^content\/union\.json, id: Write small letters/m);
});

test('union.json: a time zone that does not exist', () => {
  copy.set('union.json', { timeZone: 'Europe/Mdina' });
  expect(problemsOf(() => readUnion(copy.dir))).toEqual([
    { file: 'content/union.json', path: 'timeZone', reason: expect.stringContaining('Europe/Malta') },
  ]);
});

test('the demo content is in order', () => {
  const { events, plans } = readContent(demoContent, readUnion(demoContent));
  expect(events.length).toBeGreaterThanOrEqual(13);
  expect(plans.map(({ id }) => id)).toEqual(['car-park', 'expo-floor', 'ta-qali-stadium', 'temi-zammit-hall']);
});
