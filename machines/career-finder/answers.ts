/** The parts of the career finder, in the order in which they are suggested. */
export const finderParts = ['personality', 'interests', 'pleasures', 'activities', 'values'] as const;
export type FinderPart = (typeof finderParts)[number];
/** The parts in which things are picked. */
export type PickPart = Exclude<FinderPart, 'personality'>;

/** Everything that somebody has answered, by the slugs of the content. */
export type FinderAnswers = {
  /** From 1, not at all like me, to 5. */
  personality: Readonly<Record<string, number>>;
  /** Sectors, the preferred one first. */
  interests: readonly string[];
  pleasures: readonly string[];
  activities: readonly string[];
  values: readonly string[];
};

/** How many picks make a part complete. */
export const pickLimits: Readonly<Record<PickPart, { least: number; most: number }>> = {
  interests: { least: 3, most: 3 },
  pleasures: { least: 5, most: 5 },
  activities: { least: 1, most: 15 },
  values: { least: 3, most: 3 },
};

export const noAnswers: FinderAnswers = { personality: {}, interests: [], pleasures: [], activities: [], values: [] };

/** The number of answers in a part. */
export const countIn = (answers: FinderAnswers, part: FinderPart): number =>
  part === 'personality' ? Object.keys(answers.personality).length : answers[part].length;

/** True if nothing is missing in a part; `questions` is the number of statements in the questionnaire. */
export const isPartDone = (answers: FinderAnswers, part: FinderPart, questions: number): boolean =>
  countIn(answers, part) >= (part === 'personality' ? questions : pickLimits[part].least);

/** The first part in which something is missing; null if there is a report. */
export const nextPart = (answers: FinderAnswers, questions: number): FinderPart | null =>
  finderParts.find((part) => !isPartDone(answers, part, questions)) ?? null;

/** True if these can be the picks of a part: not too many, and nothing twice. */
export const canPick = (part: PickPart, picks: readonly string[]): boolean =>
  picks.length <= pickLimits[part].most && new Set(picks).size === picks.length;
