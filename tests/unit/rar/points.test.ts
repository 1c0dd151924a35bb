import { array, assert, boolean, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerValue,
  awardOf,
  differ,
  estimateOf,
  type EvidenceWanted,
  mostOf,
  placesOf,
  type PointsQuestion,
  type PointsRule,
  roomsOf,
  whyRoom,
  totalsOf,
} from '../../../machines/rar-report/points.ts';

const question = (points: PointsRule, evidence: EvidenceWanted = 'none'): PointsQuestion => ({
  slug: 'q',
  points,
  evidence,
});
const hours: PointsRule = { kind: 'counted', points: 3, per: 10, most: 12 };
const rows = (count: number) => Array.from({ length: count }, () => ({ title: 'Talk' }));

describe('the estimate of an answer', () => {
  it.each<[string, PointsQuestion, AnswerValue, number, { points: number; open: number }]>([
    ['any answer', question({ kind: 'answered', points: 20 }), 'The statute of 2019', 0, { points: 20, open: 0 }],
    ['no answer', question({ kind: 'answered', points: 20 }), null, 3, { points: 0, open: 0 }],
    ['an empty one', question({ kind: 'answered', points: 20 }), '', 3, { points: 0, open: 0 }],
    ['blanks', question({ kind: 'answered', points: 20 }), ' \n\u200B', 3, { points: 0, open: 0 }],
    ['nothing this year', question({ kind: 'judged', most: 20 }), { nothing: true }, 3, { points: 0, open: 0 }],
    ['full tens of hours', question(hours), 29, 0, { points: 6, open: 0 }],
    ['more hours than count', question(hours), 400, 0, { points: 12, open: 0 }],
    ['fewer than none', question(hours), -20, 0, { points: 0, open: 0 }],
    ['a claim without evidence', question(hours, 'one'), 29, 0, { points: 0, open: 0 }],
    ['events with a photo each', question({ ...hours, per: 1 }, 'each'), rows(3), 2, { points: 6, open: 0 }],
    ['a choice', question({ kind: 'chosen', points: { yes: 5, no: 0 } }), 'yes', 0, { points: 5, open: 0 }],
    ['a choice nobody offers', question({ kind: 'chosen', points: { yes: 5 } }), 'maybe', 0, { points: 0, open: 0 }],
    ['the readers’ own matter', question({ kind: 'judged', most: 30 }), 'Three plans', 0, { points: 0, open: 30 }],
  ])('counts %s', (_, asked, value, files, estimate) => {
    expect(estimateOf(asked, { value, files })).toEqual(estimate);
    expect(estimate.points + estimate.open).toBeLessThanOrEqual(mostOf(asked));
  });
});

describe('the readers’ scores', () => {
  it('differ when they lie more than a tenth of the question apart', () => {
    expect(differ([40, 45], 50)).toBe(false);
    expect(differ([40, 46], 50)).toBe(true);
    expect(differ([40, 42, 46], 50)).toBe(true);
    expect(differ([40], 50)).toBe(false);
  });

  it('make an award, halves rounded up, once all have scored and agree', () => {
    expect(awardOf([40, 41], 50, 2)).toBe(41);
    expect(awardOf([40, 41, 41], 50, 3)).toBe(41);
    expect(awardOf([40, 41], 50, 3)).toBeUndefined();
    expect(awardOf([40, 46], 50, 2)).toBeUndefined();
  });
});

/** Points by question, as an accountant would have them: a list of sums. */
const sections = [
  { slug: 'committee', most: 60, questions: ['a', 'b'] },
  { slug: 'finances', most: 80, questions: ['c'] },
  { slug: 'events', most: 150, questions: ['d', 'e', 'f'] },
].map((section) => ({
  ...section,
  questions: section.questions.map((slug) => ({ ...question({ kind: 'judged', most: 100 }), slug })),
}));

const organisation = record({
  awards: option(
    record(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => [slug, integer({ min: 0, max: 100 })]))),
  ),
  isSmall: boolean(),
  turned: boolean(),
});

describe('200 organisations', () => {
  it('get the totals, ranks and turns that a calculation of its own gives them', () => {
    assert(
      property(array(organisation, { minLength: 200, maxLength: 200 }), (drawn) => {
        // Small awards, so that there are ties.
        const given = drawn.map(({ awards, isSmall, turned }, index) => ({
          organisation: `o${String(index).padStart(3, '0')}`,
          awards:
            awards &&
            Object.fromEntries(Object.entries(awards).map(([slug, points]) => [slug, isSmall ? points % 2 : points])),
          last: turned ? 200 - ((index * 7) % 200) : null,
        }));
        const placed = placesOf(
          given.map(({ awards, ...standing }) => ({
            ...standing,
            points: awards && totalsOf(sections, ({ slug }) => awards[slug] ?? 0).points,
          })),
        );

        const sums = new Map(
          given.map(({ organisation: id, awards }) => {
            if (!awards) return [id, null];
            const { a = 0, b = 0, c = 0, d = 0, e = 0, f = 0 } = awards;
            return [id, (a + b > 60 ? 60 : a + b) + (c > 80 ? 80 : c) + (d + e + f > 150 ? 150 : d + e + f)];
          }),
        );
        const ladder = [...new Set(sums.values())].filter((sum) => sum !== null).sort((one, other) => other - one);
        for (const { organisation: id, rank, points } of placed) {
          expect(points).toBe(sums.get(id));
          const better = ladder.slice(0, ladder.indexOf(points ?? -1));
          const ahead = [...sums.values()].filter((sum) => sum !== null && better.includes(sum)).length;
          expect(rank).toBe(points === null ? null : ahead + 1);
        }
        expect(placed.map(({ turn }) => turn)).toEqual(placed.map((_, index) => index + 1));
        for (const [index, now] of placed.slice(1).entries()) {
          const before = placed[index] as (typeof placed)[number];
          expect(before.points ?? -1).toBeGreaterThanOrEqual(now.points ?? -1);
          if (before.points === now.points) expect(before.last ?? 999).toBeGreaterThanOrEqual(now.last ?? 999);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('rooms', () => {
  it('go to each organisation’s first wish that is still free, in the order of their turns', () => {
    const order = [
      { organisation: 'medika', wishes: ['loft', 'cellar'] },
      { organisation: 'pont', wishes: ['loft', 'gate'] },
      { organisation: 'insiteu', wishes: ['loft', 'gate'] },
      { organisation: 'lehen', wishes: ['attic', 'cellar'] },
    ];
    expect([...roomsOf(order, ['gate', 'loft', 'cellar'])]).toEqual([
      ['medika', 'loft'],
      ['pont', 'gate'],
      ['insiteu', null],
      ['lehen', 'cellar'],
    ]);
  });

  it('are explained by the wish that they are, and by who has the wishes before it', () => {
    const holders = new Map([
      ['loft', 'medika'],
      ['gate', 'pont'],
    ]);
    const taken = [{ room: 'loft', organisation: 'medika' }];
    expect(whyRoom(['loft', 'gate'], 'gate', holders)).toEqual({ wish: 2, taken });
    expect(whyRoom(['loft', 'attic'], 'cellar', holders)).toEqual({ wish: null, taken });
    expect(whyRoom(['loft'], null, holders)).toEqual({ wish: null, taken });
    expect(whyRoom(['loft'], 'loft', holders)).toEqual({ wish: 1, taken: [] });
    expect(whyRoom([], null, holders)).toEqual({ wish: null, taken: [] });
  });
});
