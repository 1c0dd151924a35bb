import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { widthOf } from '../../../server/site/cards/lettering.ts';
import { choosePoster, sceneNames } from '../../../src/kit/art/choose-poster.ts';
import { fitTitle, leading } from '../../../src/kit/art/fit-title.ts';
import { asTitle, withItsNoun } from '../../../src/kit/ui/with-its-noun.tsx';

type EventFile = {
  title: { en: string; mt: string };
  poster: { seed: string; scene: string | null };
  occurrences: { start: { inDays: number } }[];
};

const folder = new URL('../../../content/events/', import.meta.url);
const events = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as EventFile);
const titles = events.flatMap(({ title }) => [title.en, title.mt]);

/** The lines of a title as a browser breaks them, in the typeface itself. */
function setInBesley(title: string, size: number): string[] {
  const width = (text: string) => widthOf(text, { face: 'display', size, tracking: -0.03 });
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && width(longer) <= 88) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  expect(lines.map(width).filter((each) => each > 88)).toEqual([]);
  return lines;
}

describe('the title of a poster', () => {
  it.each(titles)('%s breaks no word, and stays off the picture', (title) => {
    const { size, place } = fitTitle(title);
    const height = setInBesley(title, size).length * size * leading;
    expect(height).toBeLessThanOrEqual(place === 'sky' ? 40 : 42);
  });

  test.each([
    ['CV clinic', { size: 17, place: 'sky' }],
    ['Ballu tal-Gradwazzjoni', { place: 'band' }],
    ['X'.repeat(60), { size: 6, place: 'band' }],
  ])('of %s', (title, fitted) => {
    expect(fitTitle(title)).toMatchObject(fitted);
  });
});

test('no scene comes twice within eight cards of the list', () => {
  const soonest = ({ occurrences }: EventFile) => Math.min(...occurrences.map(({ start }) => start.inDays));
  const wall = events
    .filter((event) => event.occurrences.some(({ start }) => start.inDays >= 0))
    .sort((one, other) => soonest(one) - soonest(other))
    .map(({ poster }) => choosePoster(poster.seed, poster.scene).scene);
  const twice = wall.flatMap((scene, at) =>
    wall.slice(at + 1, at + 8).includes(scene) ? [`${scene} after ${at}`] : [],
  );
  expect(twice).toEqual([]);
});

test('every scene that a file can name is drawn', () => {
  const named = events.map(({ poster }) => poster.scene).filter((scene) => scene !== null);
  expect(named.filter((scene) => !sceneNames.some((known) => known === scene))).toEqual([]);
});

/** The markup of a text, with brackets for spans that don't break. */
const markup = (bound: ReactNode) =>
  renderToStaticMarkup(bound)
    .replace(/^<span>(.*)<\/span>$/, '$1')
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

test.each([
  ['Il-Kewkba', '[Il-Kewkba]'],
  ['lejn Wied iż-Żurrieq', 'lejn Wied [iż-Żurrieq]'],
  ['mill-Kumpanija ż-Żgħira', '[mill-Kumpanija] [ż-Żgħira]'],
  ['fit-18:30', '[fit-18]:30'],
  ['8-10 p.m.', '8-10 p.m.'],
  ['thirty-eight hours', 'thirty-eight hours'],
  ['l-internazzjonalizzazzjoni', 'l-internazzjonalizzazzjoni'],
  ['A weekend at the fair', 'A weekend at the fair'],
])('%s keeps an article with its noun', (text, bound) => {
  expect(markup(withItsNoun(text))).toBe(bound);
});

test.each([
  ['A weekend at the fair', '[A weekend] at [the fair]'],
  ['Il-Jum ta’ Malta', '[Il-Jum] [ta’ Malta]'],
  ['Stand-up bil-Malti', '[Stand-up] [bil-Malti]'],
  ['Data breathes', 'Data breathes'],
  ['The internationalisation', 'The internationalisation'],
])('%s, as a title, keeps every article with its noun', (title, bound) => {
  expect(markup(asTitle(title))).toBe(bound);
});
