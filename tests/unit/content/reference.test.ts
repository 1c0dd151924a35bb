import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../../server/kernel/content/read.ts';
import { readReference } from '../../../server/kernel/content/reference.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { type ContentCopy, copyContent, demoContent, discard, told } from './content.fixture.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => discard(copy));

test('the lists are whole: 68 localities with a postcode each, 249 countries, a course for every entity', () => {
  const { localities, nationalities, entities, courses } = readReference(demoContent);
  expect(localities).toHaveLength(68);
  expect(localities.filter(({ island }) => island === 'gozo')).toHaveLength(14);
  expect(nationalities).toHaveLength(249);
  const giving = new Set(courses.map(({ entity }) => entity));
  expect(entities.filter(({ id }) => !giving.has(id))).toEqual([]);
});

const mistakes: [name: string, file: string, change: Record<string, unknown>, line: RegExp][] = [
  [
    'a course of nobody',
    'courses',
    { '[3].entity': 'faculty-of-magic' },
    /\[3\]\.entity: There is no entity faculty-of/,
  ],
  ['two of one name', 'courses', { '[1].id': 'ba-maltese' }, /\[1\]\.id: Use each name once; ba-maltese/],
  ['a postcode twice', 'localities', { '[1].postcodePrefix': 'ATD' }, /\[1\]\.postcodePrefix: Use each name once; ATD/],
  ['a postcode in digits', 'localities', { '[0].postcodePrefix': '123' }, /three letters that postcodes begin with/],
  ['a country by its name', 'nationalities', { '[0]': 'Malta' }, /\[0\]: Write the two letters of an ISO 3166 code/],
  ['a name in one language', 'entities', { '[0].name.mt': undefined }, /\[0\]\.name\.mt: This is missing. Add it/],
  ['a day that is not in every year', 'card-dates', { '[0].opensOn': '02-29' }, /no 02-29 in every year. Correct it/],
];

test.each(mistakes)('%s is told', (_, file, change, line) => {
  copy.set(`reference/${file}.json`, change);
  const lines = told(() => readContent(copy.dir, readUnion(copy.dir)));
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(lines[0]).toContain(`content/reference/${file}.json, `);
  expect(told(() => readReference(copy.dir))).toEqual(lines);
});

test('a list that is missing is told', () => {
  copy.remove('reference/localities.json');
  expect(told(() => readReference(copy.dir))).toEqual([
    'content/reference/localities.json: This file is missing. Put it back.',
  ]);
});

test('a scholastic year of days that do not exist is told', () => {
  copy.set('union.json', { 'scholasticYear.endsOn': '09-31' });
  expect(told(() => readUnion(copy.dir))).toEqual([
    'content/union.json, scholasticYear.endsOn: There is no 09-31 in every year. Correct it.',
  ]);
});
