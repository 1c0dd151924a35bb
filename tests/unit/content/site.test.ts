import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../../server/kernel/content/read.ts';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { visiblePages } from '../../../server/kernel/content/visible-pages.ts';
import { type ContentCopy, copyContent, demoContent, discard, told } from './content.fixture.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => discard(copy));

describe('the demo union', () => {
  const union = readUnion(demoContent);
  const site = readSite(demoContent, union);

  it('has a council of thirteen, six funds, and every organisation that has an account', () => {
    expect(site.council).toHaveLength(13);
    expect(site.funds.map(({ slug }) => slug).toSorted()).toEqual([
      'arts-fund',
      'education-fund',
      'eurodesk-fund',
      'green-fund',
      'organisations-fund',
      'sports-fund',
    ]);
    const ids = site.organisations.map(({ id }) => id);
    const { people } = readContent(demoContent, union);
    const accounts = people.flatMap(({ organisations = [] }) => organisations);
    expect(accounts.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('keeps to the caps of the specification, and leaves organisations out of the education fund', () => {
    const fund = (slug: string) => site.funds.find((each) => each.slug === slug);
    expect([fund('organisations-fund')?.cap, fund('arts-fund')?.cap]).toEqual([200_000, 5_000]);
    expect(fund('education-fund')?.whoMayNot?.en.join(' ')).toContain('organisations');
    expect(site.funds.every(({ dataKeptYears }) => dataKeptYears >= 10)).toBe(true);
  });

  it('puts the union’s facts where texts name them', () => {
    const permit = site.pages.find(({ slug }) => slug === 'parking-permit');
    expect(JSON.stringify(permit)).toContain('€7');
    const privacy = JSON.stringify(site.pages.find(({ slug }) => slug === 'privacy-policy'));
    expect(privacy).toContain('**30 days**');
    expect(privacy).toContain('**30 ġurnata**');
    expect(JSON.stringify(site)).not.toMatch(/\{(?:price|union|contact)\./);
  });
});

it('keeps the page about togas while the rental is closed: it says so, and what they cost', () => {
  copy.set('union.json', { 'flags.togaRental': false });
  const union = readUnion(copy.dir);
  const slugs = visiblePages(readSite(copy.dir, union).pages, union).map(({ slug }) => slug);
  expect(slugs).toContain('togi-rentals');
});

const news = 'news/il-bankijiet.json';
const mistakes: [name: string, file: string, change: Record<string, unknown>, line: RegExp][] = [
  ['a kind of news that is none', news, { category: 'gossip' }, /category: There is no category gossip/],
  ['an id that another has', 'news/roti-elettrici.json', { id: 'n031' }, /id: Another file has the id n031 already/],
  ['a day that is none', news, { published: '2026-02-30T10:00' }, /published: There is no such day/],
  ['a text in one language only', news, { 'title.mt': undefined }, /title\.mt: This is missing/],
  ['a part that only one language has', news, { 'body.en[2]': 'More.' }, /body\.mt\[2\]: The languages part here/],
  ['a kind of part that differs', news, { 'body.mt[1]': 'Nota' }, /body\.mt\[1\]: The languages part here/],
  [
    'a link to a script',
    news,
    { 'body.en[0]': '[x](javascript:x)' },
    /body\.en\[0\]: A link must not lead to javascript:x/,
  ],
  [
    'two things at once',
    news,
    { 'body.en[1]': { note: 'a', heading: 'b' } },
    /body\.en\[1\]: This is two things at once/,
  ],
  [
    'a fact that the union has not',
    news,
    { 'title.en': 'For {price.ball}' },
    /title\.en: There is no \{price\.ball\} to put/,
  ],
  ['a price without its toga', 'union.json', { 'prices.togaSet': undefined }, /prices\.togaSet: This is missing/],
  [
    'a sector that is none',
    'companies/korriera.json',
    { 'sectors[0]': 'magic' },
    /sectors\[0\]: There is no business area/,
  ],
  [
    'a sector that leads to no event',
    'career-finder/sectors.json',
    { '[0].events': ['freshers-ball'] },
    /\[0\]\.events: There is no event freshers-ball/,
  ],
  [
    'a sector that leads to no resource',
    'career-finder/sectors.json',
    { '[0].resources': ['horoscope'] },
    /\[0\]\.resources: There is no resource horoscope/,
  ],
  [
    'a resource that is there twice',
    'career-finder/hub.json',
    { '[0].resources[0].id': 'europass' },
    /Use each name once; europass is there already/,
  ],
  [
    'a picture that is not there',
    'adverts/banners.json',
    { '[0].small': 'x.svg' },
    /\[0\]\.small: There is no x\.svg in content/,
  ],
  [
    'a picture from elsewhere',
    'adverts/banners.json',
    { '[0].small': '../x.svg' },
    /Write the name of a file in content\/pic/,
  ],
  ['a flag that is none', 'pages/esu.json', { flag: 'fun' }, /flag: There is no flag fun/],
  ['a day of no year', 'standing.json', { 'rar.closesOn': '06-31' }, /rar\.closesOn: There is no 06-31 in every year/],
  [
    'an advert that leads astray',
    'adverts/adverts.json',
    { '[0].link': 'http://x' },
    /\[0\]\.link: Write a path of the portal/,
  ],
];

describe('a mistake', () => {
  it.each(mistakes)('is told: %s', (_, file, change, line) => {
    copy.set(file, change);
    const lines = told(() => readContent(copy.dir, readUnion(copy.dir)));
    expect(lines[0]).toMatch(line);
    expect(lines.filter((each) => !each.startsWith(`content/${file}, `))).toEqual([]);
  });

  it('is told of a file whose name can be no address', () => {
    copy.write('news/Il-Bankijiet.json', '{}');
    const lines = told(() => readSite(copy.dir, readUnion(copy.dir)));
    expect(lines[0]).toContain('content/news/Il-Bankijiet.json: The name of this file becomes an address.');
  });

  it('is told where what stands is missing as a whole', () => {
    copy.remove('standing.json');
    expect(told(() => readSite(copy.dir, readUnion(copy.dir)))).toEqual([
      'content/standing.json: This file is missing. Put it back.',
    ]);
  });
});
