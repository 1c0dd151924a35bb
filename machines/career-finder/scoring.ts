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
  const questions = rules.questions.flatMap(({ id, trait, reversed }) => {
    const answer = answers.personality[id];
    if (answer === undefined) return [];
    return [{ trait, kind: 'question' as const, id, points: reversed ? 5 - answer : answer - 1 }];
  });
  const pleasures = rules.pleasures.filter(({ id }) => answers.pleasures.includes(id));
  const activities = rules.activities.filter(({ id }) => answers.activities.includes(id));

  const traitReasons = (trait: string): Reason[] =>
    questions.filter((each) => each.trait === trait).map(({ kind, id, points }) => ({ kind, id, points }));
  const mostOfTrait = (trait: string) =>
    MOST_PER_QUESTION * rules.questions.filter((each) => each.trait === trait).length;

  const scoreInterest = (interest: string): Score => {
    const own = (picks: FinderRules['pleasures'], kind: 'pleasure' | 'activity') =>
      picks.filter((pick) => pick.interest === interest).map(({ id }) => ({ kind, id, points: FOR_INTEREST[kind] }));
    const most =
      own(rules.pleasures, 'pleasure').reduce((sum, { points }) => sum + points, 0) +
      own(rules.activities, 'activity').reduce((sum, { points }) => sum + points, 0);
    return scored(interest, most, [...own(pleasures, 'pleasure'), ...own(activities, 'activity')]);
  };

  const scoreSector = (sector: SectorRule): Score => {
    const { preference, pleasure, activity, value } = rules.weights;
    const byInterest = (weights: readonly number[], interest: string) =>
      weights[sector.interests.indexOf(interest)] ?? 0;
    const reasons: Reason[] = [
      { kind: 'preference', id: sector.id, points: preference[answers.interests.indexOf(sector.id)] ?? 0 },
      ...pleasures.map(({ id, interest }) => ({
        kind: 'pleasure' as const,
        id,
        points: byInterest(pleasure, interest),
      })),
      ...activities.map(({ id, interest }) => ({
        kind: 'activity' as const,
        id,
        points: byInterest(activity, interest),
      })),
      ...sector.values
        .filter((id) => answers.values.includes(id))
        .map((id) => ({ kind: 'value' as const, id, points: value })),
      ...traitReasons(sector.trait),
    ];
    const most =
      Math.max(...preference) +
      highest(
        rules.pleasures.map(({ interest }) => byInterest(pleasure, interest)),
        MOST_PICKS.pleasures,
      ) +
      highest(
        rules.activities.map(({ interest }) => byInterest(activity, interest)),
        MOST_PICKS.activities,
      ) +
      value * Math.min(sector.values.length, MOST_PICKS.values) +
      mostOfTrait(sector.trait);
    return scored(sector.id, most, reasons);
  };

  const rankOf = ({ id }: Score) => (answers.interests.includes(id) ? answers.interests.indexOf(id) : Infinity);
  return {
    traits: rules.traits.map(({ id }) => scored(id, mostOfTrait(id), traitReasons(id), true)),
    interests: rules.interests.map(({ id }) => scoreInterest(id)).sort((a, b) => b.points - a.points),
    sectors: rules.sectors
      .map(scoreSector)
      .sort((a, b) => b.points - a.points || (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0)),
  };
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
