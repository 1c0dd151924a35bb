import type { FinderAnswers } from './answers.ts';

/** The facts of the content that scores depend on. */
export type FinderRules = {
  questions: readonly { id: string; trait: string; reversed: boolean }[];
  traits: readonly { id: string }[];
  interests: readonly { id: string }[];
  sectors: readonly SectorRule[];
  pleasures: readonly { id: string; interest: string }[];
  activities: readonly { id: string; interest: string }[];
  weights: FinderWeights;
};

type SectorRule = {
  id: string;
  /** Three types of interest, the most important first. */
  interests: readonly string[];
  trait: string;
  values: readonly string[];
};

/** The points of one answer. The lists are for the first, second and third preference or type of interest. */
export type FinderWeights = {
  preference: readonly number[];
  pleasure: readonly number[];
  activity: readonly number[];
  value: number;
};

export type ReasonKind = 'question' | 'preference' | 'pleasure' | 'activity' | 'value';
/** An answer that counted: its part, its slug and its points. */
export type Reason = { kind: ReasonKind; id: string; points: number };
/** A score and the answers that add up to it; `most` is the highest that any answers could give. */
export type Score = { id: string; points: number; most: number; reasons: readonly Reason[] };
export type FinderScores = { traits: Score[]; interests: Score[]; sectors: Score[] };

/** The highest answer to a statement counts this much, and the lowest nothing. */
const MOST_PER_QUESTION = 4;
const MOST_PICKS = { pleasures: 5, activities: 15, values: 3 };
/** A pick's points for its own type of interest. */
const FOR_INTEREST = { pleasure: 2, activity: 1 };

/**
 * Scores answers by the content's weights, in whole points. The same answers always give the same scores, in whatever order they were
 * given; every score is the sum of its reasons. Answers to what the content no longer has don't count. Interests and sectors come with the
 * highest first; among equals, sectors in the person's own order of preference, then in the content's.
 */
export function scoreFinder(rules: FinderRules, answers: FinderAnswers): FinderScores {
  const rankOf = ({ id }: Score) => (answers.interests.includes(id) ? answers.interests.indexOf(id) : Infinity);
  return {
    traits: rules.traits.map(({ id }) => scored(id, mostOfTrait(rules, id), traitReasons(rules, answers, id), true)),
    interests: rules.interests
      .map(({ id }) => scored(id, mostOfInterest(rules, id), interestReasons(rules, answers, id)))
      .sort((a, b) => b.points - a.points),
    sectors: rules.sectors
      .map((sector) => scored(sector.id, mostOfSector(rules, sector), sectorReasons(rules, answers, sector)))
      .sort((a, b) => b.points - a.points || (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0)),
  };
}

const traitReasons = ({ questions }: FinderRules, { personality }: FinderAnswers, wanted: string): Reason[] =>
  questions.flatMap(({ id, trait, reversed }) => {
    const answer = personality[id];
    if (trait !== wanted || answer === undefined) return [];
    return [{ kind: 'question', id, points: reversed ? 5 - answer : answer - 1 }];
  });

const mostOfTrait = ({ questions }: FinderRules, wanted: string): number =>
  MOST_PER_QUESTION * questions.filter(({ trait }) => trait === wanted).length;

const chosen = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] =>
  items.filter(({ id }) => ids.includes(id));

function interestReasons({ pleasures, activities }: FinderRules, answers: FinderAnswers, wanted: string): Reason[] {
  const own = (picks: FinderRules['pleasures'], kind: keyof typeof FOR_INTEREST): Reason[] =>
    picks.filter(({ interest }) => interest === wanted).map(({ id }) => ({ kind, id, points: FOR_INTEREST[kind] }));
  return [
    ...own(chosen(pleasures, answers.pleasures), 'pleasure'),
    ...own(chosen(activities, answers.activities), 'activity'),
  ];
}

function mostOfInterest({ pleasures, activities }: FinderRules, wanted: string): number {
  const countOf = (picks: FinderRules['pleasures']) => picks.filter(({ interest }) => interest === wanted).length;
  return countOf(pleasures) * FOR_INTEREST.pleasure + countOf(activities) * FOR_INTEREST.activity;
}

/** The points of a pick in a sector: by the place that the pick's type of interest has there. */
const pointsIn = (sector: SectorRule, weights: readonly number[], interest: string): number =>
  weights[sector.interests.indexOf(interest)] ?? 0;

function sectorReasons(rules: FinderRules, answers: FinderAnswers, sector: SectorRule): Reason[] {
  const { preference, value } = rules.weights;
  const own = (picks: FinderRules['pleasures'], kind: 'pleasure' | 'activity'): Reason[] =>
    picks.map(({ id, interest }) => ({ kind, id, points: pointsIn(sector, rules.weights[kind], interest) }));
  return [
    { kind: 'preference', id: sector.id, points: preference[answers.interests.indexOf(sector.id)] ?? 0 },
    ...own(chosen(rules.pleasures, answers.pleasures), 'pleasure'),
    ...own(chosen(rules.activities, answers.activities), 'activity'),
    ...sector.values
      .filter((id) => answers.values.includes(id))
      .map((id): Reason => ({ kind: 'value', id, points: value })),
    ...traitReasons(rules, answers, sector.trait),
  ];
}

function mostOfSector(rules: FinderRules, sector: SectorRule): number {
  const { preference, value } = rules.weights;
  const mostOf = (picks: FinderRules['pleasures'], kind: 'pleasure' | 'activity', count: number) =>
    highest(
      picks.map(({ interest }) => pointsIn(sector, rules.weights[kind], interest)),
      count,
    );
  return (
    Math.max(...preference) +
    mostOf(rules.pleasures, 'pleasure', MOST_PICKS.pleasures) +
    mostOf(rules.activities, 'activity', MOST_PICKS.activities) +
    value * Math.min(sector.values.length, MOST_PICKS.values) +
    mostOfTrait(rules, sector.trait)
  );
}

/** The sum of the so many highest numbers. */
const highest = (numbers: readonly number[], count: number): number =>
  numbers
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, each) => sum + each, 0);

/** The weightiest reasons come first; those without points are left out unless `keepAll`, as a 0 says something about a trait. */
function scored(id: string, most: number, all: readonly Reason[], keepAll = false): Score {
  const reasons = keepAll ? all : all.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  return { id, points: reasons.reduce((sum, { points }) => sum + points, 0), most, reasons };
}
