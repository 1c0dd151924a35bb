import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { widthOf } from '../../../server/site/cards/lettering.ts';
import { choosePoster, sceneNames } from '../../../src/kit/art/choose-poster.ts';
import { fitTitle } from '../../../src/kit/art/fit-title.ts';
import { withItsNoun } from '../../../src/kit/ui/with-its-noun.ts';

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
    const height = setInBesley(title, size).length * size;
    expect(height).toBeLessThanOrEqual(place === 'sky' ? 39 : 42);
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

test.each([
  ['Il-Kewkba', 'Il-\u2060Kewkba'],
  ['lejn Wied iż-Żurrieq', 'lejn Wied iż-\u2060Żurrieq'],
  ['mill-Kumpanija ż-Żgħira', 'mill-\u2060Kumpanija ż-\u2060Żgħira'],
  ['fit-18:30', 'fit-\u206018:30'],
  ['8-10 p.m.', '8-10 p.m.'],
  ['forty-eight hours', 'forty-\u2060eight hours'],
  ['thirty-eight', 'thirty-eight'],
])('%s keeps an article with its noun', (text, bound) => {
  expect(withItsNoun(text)).toBe(bound);
});
