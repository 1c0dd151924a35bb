import { expect, it } from 'vitest';
import { cutLines, haveRoom, linesOf } from '../../../server/site/cards/lines.ts';

/** A measure in which every letter is one wide. */
const room = (width: number, most: number) => ({ width, most, widthOf: (text: string) => text.length });

it.each([
  ['Fejn marru l-bankijiet?', 12, 3, ['Fejn marru', 'l-bankijiet?'], true],
  ['Il-Kewkba', 9, 1, ['Il-Kewkba'], true],
  ['Il-Kewkba', 8, 1, ['Il-Kewk…'], false],
  ['one two three four', 8, 2, ['one two', 'three…'], false],
  ['one two', 0, 1, ['…'], false],
  ['  ', 8, 2, [], true],
])('sets “%s” in lines of %d, at most %d of them', (text, width, most, shown, isWhole) => {
  const lines = linesOf(text, room(width, most));
  expect(haveRoom(lines, room(width, most))).toBe(isWhole);
  expect(cutLines(lines, room(width, most))).toEqual(shown);
});
