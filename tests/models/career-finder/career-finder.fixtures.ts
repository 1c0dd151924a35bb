import { type FinderAnswers, noAnswers } from '../../../machines/career-finder/answers.ts';
import type { FinderFailure, FinderInput, Kept, Opened } from '../../../machines/career-finder/career-finder.types.ts';

export const QUESTIONS = 1;
/** An answer to everything. */
export const whole: FinderAnswers = {
  personality: { order: 4 },
  interests: ['health', 'law', 'media'],
  pleasures: ['mend', 'outside', 'solve', 'dig', 'make'],
  activities: ['boat'],
  values: ['time', 'nature', 'income'],
};

export const refused = (code: FinderFailure['code']): { error: FinderFailure } => ({ error: { code } });
export const keeping = (more: Partial<Kept> = {}): Kept => ({
  reference: null,
  answers: noAnswers,
  unsent: [],
  lastPart: null,
  ...more,
});
export const beginning = (more: Partial<FinderInput> = {}): FinderInput => ({
  wanted: 'overview',
  questions: QUESTIONS,
  kept: keeping(),
  link: null,
  ...more,
});
export const opened = (more: Partial<Opened> = {}): Opened => ({
  reference: 'mine',
  answers: noAnswers,
  lastPart: null,
  earlier: 0,
  ...more,
});
