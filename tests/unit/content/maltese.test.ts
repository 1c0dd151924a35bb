import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoContent } from './content.fixture.ts';

/** Words that Maltese keeps as they are in English, and names. */
const loans =
  /^(carpooling|campus|cv|feedback|musical|account|college|careers|card|cards|cookies|tedxdarlistudenti|bsc|msc|office)$/i;

/** Every Maltese text of the demo content, with the file that it stands in. */
function maltese(): { file: string; text: string }[] {
  const files = ['union.json', 'event-types.json', 'venues.json'];
  const events = readdirSync(join(demoContent, 'events')).map((name) => `events/${name}`);
  const lists = readdirSync(join(demoContent, 'reference')).map((name) => `reference/${name}`);
  return [...files, ...events, ...lists].flatMap((file) => {
    const texts: string[] = [];
    JSON.parse(readFileSync(join(demoContent, file), 'utf8'), (key, value: unknown) => {
      if (key === 'mt') texts.push(...[value].flat().map(String));
      return value;
    });
    return texts.map((text) => ({ file, text }));
  });
}

const breaking = (isWrong: (text: string) => boolean) => maltese().filter(({ text }) => isWrong(text));

test('the demo content has Maltese in every file', () => {
  expect(maltese().length).toBeGreaterThan(150);
});

test('apostrophes are ’, and belong to the word before them', () => {
  expect(breaking((text) => text.includes("'"))).toEqual([]);
  expect(breaking((text) => / ’(?!il|l)\p{L}/u.test(text))).toEqual([]);
});

test('għ has its bar, and c and y stand only in names and words kept from English', () => {
  expect(breaking((text) => /gh/i.test(text))).toEqual([]);
  const words = (text: string) => text.match(/[\p{L}]+/gu) ?? [];
  expect(breaking((text) => words(text).some((word) => /[cy]/i.test(word) && !loans.test(word)))).toEqual([]);
});

test('the article keeps to the old and the new spelling rules', () => {
  expect(breaking((text) => /\bta’ l-/.test(text))).toEqual([]);
  const unassimilated = /(?<!\p{L})(?:il|tal|mal|fil|bil|mill|għall|lill)-[ċdnrstxżz]/iu;
  expect(breaking((text) => unassimilated.test(text.replace(/\d+-il/g, '')))).toEqual([]);
});
