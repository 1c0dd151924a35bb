import { type FinderAnswers, noAnswers } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type {
  FinderFailure,
  FinderInput,
  FinderStep,
  Kept,
  Opened,
} from '../../../machines/career-finder/career-finder.types.ts';
import type { JourneyFor } from 'xstate-paths';

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

type Step = JourneyFor<typeof careerFinderMachine>['steps'][number];

/** Steps that many journeys take. */
export const open = (step: FinderStep): Step => ({ send: { type: 'step.open', step } });
export const pick = (picks: readonly string[]): Step => ({ send: { type: 'picks.change', picks } });
export const answer: Step = { send: { type: 'question.answer', question: 'order', answer: 4 } };
export const personality = { ...noAnswers, personality: whole.personality };
/** Somebody who comes back to a finished finder on their own device, and what the server has of it. */
export const returning = beginning({ kept: keeping({ reference: 'mine', answers: whole, lastPart: 'values' }) });
export const atHome = opened({ answers: whole, lastPart: 'values' });
