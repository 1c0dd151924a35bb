import { isBlank } from '../flow/is-blank.ts';

/** How a question's points are counted. All points are whole numbers. */
export type PointsRule =
  /** For any answer at all. */
  | { kind: 'answered'; points: number }
  /** For every full `per` of a number, or of a table's rows, up to `most` points. */
  | { kind: 'counted'; points: number; per: number; most: number }
  /** By the choice that was made; one that isn't named earns nothing. */
  | { kind: 'chosen'; points: Record<string, number> }
  /** By the readers alone, up to `most`: no estimate is possible. */
  | { kind: 'judged'; most: number };

/** `none`: the answer counts by itself. `one`: it counts from the first file on. `each`: no more rows count than there are files. */
export type EvidenceWanted = 'none' | 'one' | 'each';

export type PointsQuestion = { slug: string; points: PointsRule; evidence: EvidenceWanted };
/** `most` caps the section: its questions together may offer more. */
export type PointsSection = { slug: string; most: number; questions: readonly PointsQuestion[] };

/** Null until it is answered; `nothing` says that there was none this year. */
export type AnswerValue = string | number | readonly object[] | { nothing: true } | null;
/** `files` counts the evidence attached. */
export type GivenAnswer = { value: AnswerValue; files: number };

/** `points` by the rules; `open` is the most that the readers alone may add. */
export type Estimate = { points: number; open: number };

const isEmpty = (value: AnswerValue): boolean => {
  if (typeof value === 'string') return isBlank(value);
  return value === null || (typeof value === 'object' && ('nothing' in value || value.length === 0));
};

const unitsOf = (value: AnswerValue): number => {
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : 0;
};

/** The most that a question can give. */
export function mostOf({ points: rule }: PointsQuestion): number {
  if (rule.kind === 'answered') return rule.points;
  if (rule.kind === 'chosen') return Math.max(0, ...Object.values(rule.points));
  return rule.most;
}

/** The points of an answer by the rules, if the readers accept its evidence. */
export function estimateOf(question: PointsQuestion, { value, files }: GivenAnswer): Estimate {
  if (isEmpty(value) || (question.evidence !== 'none' && files === 0)) return { points: 0, open: 0 };
  const { points: rule } = question;
  if (rule.kind === 'answered') return { points: rule.points, open: 0 };
  if (rule.kind === 'judged') return { points: 0, open: rule.most };
  if (rule.kind === 'chosen') {
    return { points: (typeof value === 'string' ? rule.points[value] : undefined) ?? 0, open: 0 };
  }
  const units = Math.max(0, unitsOf(value));
  const shown = question.evidence === 'each' ? Math.min(units, files) : units;
  return { points: Math.min(rule.most, Math.floor(shown / rule.per) * rule.points), open: 0 };
}

export type SectionTotal = { slug: string; points: number; most: number };
export type Totals = { sections: SectionTotal[]; points: number; most: number };

/** The sum of each section, no more than it can give, and of the whole report. */
export function totalsOf(sections: readonly PointsSection[], pointsOf: (question: PointsQuestion) => number): Totals {
  const totals = sections.map(({ slug, most, questions }) => ({
    slug,
    most,
    points: Math.min(
      most,
      questions.reduce((sum, question) => sum + pointsOf(question), 0),
    ),
  }));
  return {
    sections: totals,
    points: totals.reduce((sum, { points }) => sum + points, 0),
    most: totals.reduce((sum, { most }) => sum + most, 0),
  };
}

/** True if the scores lie further apart than a tenth of what can be given: their readers sit down together. */
export function differ(scores: readonly number[], most: number): boolean {
  return scores.length > 1 && (Math.max(...scores) - Math.min(...scores)) * 10 > most;
}

/** The award that follows from the scores: their mean, halves rounded up. Undefined until enough readers have scored, or if they differ. */
export function awardOf(scores: readonly number[], most: number, readers: number): number | undefined {
  if (scores.length < readers || scores.length === 0 || differ(scores, most)) return undefined;
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.floor((2 * sum + scores.length) / (2 * scores.length));
}

/** `points` is null for an organisation that sent no report; `last` is its turn in the year before, 1 the first, null if it had none. */
export type Standing = { organisation: string; points: number | null; last: number | null };
/** `rank` is shared in a tie and null without a report; `turn` to choose a room is nobody else's. */
export type Placed = Standing & { rank: number | null; turn: number };

/** One without a turn the year before chose after all that had one. */
const lateness = ({ last }: Standing): number => last ?? Number.POSITIVE_INFINITY;

const inOrder = (one: Standing, other: Standing): number =>
  (other.points ?? -1) - (one.points ?? -1) ||
  Number(lateness(other) > lateness(one)) - Number(lateness(other) < lateness(one)) ||
  Number(one.organisation > other.organisation) - Number(one.organisation < other.organisation);

/**
 * The organisations in the order in which they choose their rooms: the most points first; in a tie the one that chose later the
 * year before; those without a report last. Ids decide between two that tie in all of it.
 */
export function placesOf(standings: readonly Standing[]): Placed[] {
  return standings.toSorted(inOrder).map((standing, index) => ({
    ...standing,
    rank:
      standing.points === null
        ? null
        : 1 + standings.filter(({ points }) => (points ?? -1) > (standing.points ?? 0)).length,
    turn: index + 1,
  }));
}

/** The room of each organisation, in the order of its turn: the first of its wishes that nobody before it has. Null if none is free. */
export function roomsOf<Id extends string>(
  order: readonly { organisation: Id; wishes: readonly string[] }[],
  rooms: readonly string[],
): Map<Id, string | null> {
  const free = new Set(rooms);
  const given = new Map<Id, string | null>();
  for (const { organisation, wishes } of order) {
    const room = wishes.find((wish) => free.has(wish)) ?? null;
    if (room !== null) free.delete(room);
    given.set(organisation, room);
  }
  return given;
}

/** `wish` counts from 1 and is null for a room that was no wish, or none; `taken` are the wishes before it, which others have. */
export type RoomReason<Id> = { wish: number | null; taken: { room: string; organisation: Id }[] };

/** Why an organisation with these wishes has this room, or none; `holders` has the organisation of every room that is given. */
export function whyRoom<Id extends string>(
  wishes: readonly string[],
  room: string | null,
  holders: ReadonlyMap<string, Id>,
): RoomReason<Id> {
  const at = room === null ? -1 : wishes.indexOf(room);
  const better = at === -1 ? wishes.filter((wish) => wish !== room) : wishes.slice(0, at);
  return {
    wish: at === -1 ? null : at + 1,
    taken: better.flatMap((wish) => {
      const organisation = holders.get(wish);
      return organisation === undefined ? [] : [{ room: wish, organisation }];
    }),
  };
}
