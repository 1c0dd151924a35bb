import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinderAnswers } from '../../../machines/career-finder/answers.ts';
import { scoreFinder } from '../../../machines/career-finder/scoring.ts';
import { finderContent as finder, idsOf, scoreByHand, someAnswers } from '../../support/finder-scores.ts';

describe('the scores', () => {
  it('equal an independent calculation, and their reasons add up to them (K1)', () => {
    fc.assert(
      fc.property(someAnswers({ whole: false }), (answers) => {
        const scores = scoreFinder(finder, answers);
        for (const { id, points } of scores.sectors)
          expect([id, points]).toEqual([id, scoreByHand(finder, answers, id)]);
        for (const { reasons, points, most } of [...scores.sectors, ...scores.interests, ...scores.traits]) {
          expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
          expect(points).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are the same in whatever order the answers came', () => {
    const order = fc.tuple(someAnswers({ whole: false }), fc.infiniteStream(fc.nat()));
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
