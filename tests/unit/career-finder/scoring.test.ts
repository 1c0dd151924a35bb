import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinderAnswers } from '../../../machines/career-finder/answers.ts';
import { scoreFinder } from '../../../machines/career-finder/scoring.ts';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';

const content = join(import.meta.dirname, '../../../content');
const finder = readSite(content, readUnion(content)).careerFinder;
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const picks = (entries: readonly { id: string }[], most: number) =>
  fc.shuffledSubarray(idsOf(entries), { minLength: 0, maxLength: most });

const someAnswers: fc.Arbitrary<FinderAnswers> = fc.record({
  personality: fc
    .array(fc.integer({ min: 0, max: 5 }), { minLength: 20, maxLength: 20 })
    .map((given) =>
      Object.fromEntries(idsOf(finder.questions).flatMap((id, at) => (given[at] ? [[id, given[at]] as const] : []))),
    ),
  interests: picks(finder.sectors, 3),
  pleasures: picks(finder.pleasures, 5),
  activities: picks(finder.activities, 15),
  values: picks(finder.values, 3),
});

/** The score of a sector, worked out from a table of everything that could count, answered or not. */
function byHand(answers: FinderAnswers, sectorId: string): number {
  const sector = finder.sectors.find(({ id }) => id === sectorId);
  if (sector === undefined) throw new Error(sectorId);
  const { preference, pleasure, activity, value } = finder.weights;
  const table: [isCounted: boolean, points: number][] = [];
  preference.forEach((points, place) => table.push([answers.interests[place] === sectorId, points]));
  sector.interests.forEach((interest, place) => {
    for (const each of finder.pleasures)
      if (each.interest === interest) table.push([answers.pleasures.includes(each.id), Number(pleasure[place])]);
    for (const each of finder.activities)
      if (each.interest === interest) table.push([answers.activities.includes(each.id), Number(activity[place])]);
  });
  for (const each of sector.values) table.push([answers.values.includes(each), value]);
  for (const { id, trait, reversed } of finder.questions) {
    const given = answers.personality[id];
    if (trait === sector.trait)
      table.push([given !== undefined, reversed ? 4 - (Number(given) - 1) : Number(given) - 1]);
  }
  return table.reduce((sum, [isCounted, points]) => sum + (isCounted ? points : 0), 0);
}

describe('the scores', () => {
  it('equal an independent calculation, and their reasons add up to them (K1)', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const scores = scoreFinder(finder, answers);
        for (const { id, points } of scores.sectors) expect([id, points]).toEqual([id, byHand(answers, id)]);
        for (const { reasons, points, most } of [...scores.sectors, ...scores.interests, ...scores.traits]) {
          expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
          expect(points).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are the same in whatever order the answers came', () => {
    const order = fc.tuple(someAnswers, fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(order, ([answers, chance]) => {
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: Number(chance.next().value) }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const other = {
          personality: Object.fromEntries(shuffled(Object.entries(answers.personality))),
          interests: answers.interests,
          pleasures: shuffled(answers.pleasures),
          activities: shuffled(answers.activities),
          values: shuffled(answers.values),
        };
        expect(scoreFinder(finder, other)).toEqual(scoreFinder(finder, answers));
      }),
      { numRuns: 100 },
    );
  });

  it('give no sector a head start: each can reach as much as any other', () => {
    const most = scoreFinder(finder, {
      personality: {},
      interests: [],
      pleasures: [],
      activities: [],
      values: [],
    }).sectors;
    expect(new Set(most.map((sector) => sector.most)).size).toBe(1);
  });

  it('put every sector first for somebody', () => {
    for (const sector of finder.sectors) {
      const of = (entries: readonly { id: string; interest: string }[], count: number) =>
        idsOf(
          entries.toSorted((a, b) => rank(sector.interests, a.interest) - rank(sector.interests, b.interest)),
        ).slice(0, count);
      const answers: FinderAnswers = {
        personality: Object.fromEntries(
          finder.questions
            .filter(({ trait }) => trait === sector.trait)
            .map(({ id, reversed }) => [id, reversed ? 1 : 5] as const),
        ),
        interests: [sector.id],
        pleasures: of(finder.pleasures, 5),
        activities: of(finder.activities, 15),
        values: sector.values.slice(0, 3),
      };
      const [first] = scoreFinder(finder, answers).sectors;
      expect(first).toMatchObject({ id: sector.id, points: first?.most });
    }
  });
});

const rank = (interests: readonly string[], interest: string) =>
  interests.includes(interest) ? interests.indexOf(interest) : interests.length;
