import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoContent } from './content.fixture.ts';

/** Words that Maltese keeps as they are in English. */
const loans =
  /^(carpooling|campus|cv|cvs|feedback|account|college|careers|card|cards|cookie|cookies|office|day|microwave|scanners|cable|cables|screen|trolley|allocation|playlist|lecture|centre|charger|projector|trencher|musical|bsc|msc|bcom)$/i;

/** Names of people and of things. */
const names =
  /^(chekhov|tedxdarlistudenti|social|michela|cassar|python|typescript|locale|typed|chunk|lucas|international|personality|esco|userReference|careerFinder)$/i;

/** Files in which an `mt` is not Maltese text, or is what people type, in any language. */
const elsewhere = /^(?:plans\/|synonyms[.])/;

const everyFile = readdirSync(demoContent, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !elsewhere.test(name))
  .toSorted();

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A text as people read it: without addresses of links, mailboxes, placeholders and names of things stored in a browser. */
const asRead = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)|[\w.-]+@[\w.-]+|\{[\w.]+\}|^(?:\w+:\S+|[\w{}.]+_token|kept-place)$/g, ' ');

/** Every Maltese text of the demo content, with its file. */
function maltese(): { file: string; text: string }[] {
  return everyFile.flatMap((file) => {
    const texts: string[] = [];
    JSON.parse(readFileSync(join(demoContent, file), 'utf8'), (key, value: unknown) => {
      if (key === 'mt') texts.push(...textsIn(value));
      return value;
    });
    return texts.map((text) => ({ file, text: asRead(text) }));
  });
}

const all = maltese();
const breaking = (isWrong: (text: string) => boolean) => all.filter(({ text }) => isWrong(text));

test('the demo content has Maltese in every folder', () => {
  expect(all.length).toBeGreaterThan(900);
});

test('apostrophes are ’, and belong to the word before them', () => {
  expect(breaking((text) => text.includes("'"))).toEqual([]);
  expect(breaking((text) => / ’(?!il|l)\p{L}/u.test(text))).toEqual([]);
});

test('għ has its bar, and c and y stand only in names and words kept from English', () => {
  expect(breaking((text) => /gh/i.test(text))).toEqual([]);
  const words = (text: string) => text.match(/[\p{L}]+/gu) ?? [];
  const isForeign = (word: string) => /[cy]/i.test(word) && !loans.test(word) && !names.test(word);
  expect(breaking((text) => words(text).some(isForeign))).toEqual([]);
});

test('the article keeps to the old and the new spelling rules', () => {
  expect(breaking((text) => /\bta’ l-/.test(text))).toEqual([]);
  const unassimilated = /(?<!\p{L})(?:i?l|tal|mal|fi?l|bi?l|mill|għall|lill)-[ċdnrstxżz]/iu;
  expect(breaking((text) => unassimilated.test(text.replace(/\d+-il/g, '')))).toEqual([]);
});

test('before a vowel the article has no i of its own', () => {
  const beforeVowel = /(?<!\p{L})(?:fil|bil|il)-(?:[aeiouàèìòù]|għ[aeiou])/iu;
  expect(breaking((text) => beforeVowel.test(text.replace(/(?:\d+|\p{L}+ax)-il/gu, '')))).toEqual([]);
});
