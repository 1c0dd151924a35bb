import type { FinderAnswers, FinderPart } from './answers.ts';

/** The pages of the flow: the overview, the parts, and the report. `questions` is the questionnaire behind its own introduction. */
export const finderSteps = [
  'overview',
  'personality',
  'questions',
  'interests',
  'pleasures',
  'activities',
  'values',
  'report',
] as const;
export type FinderStep = (typeof finderSteps)[number];

/** The reason for which a call failed: the actors reject with it. */
export type FinderFailure = {
  code:
    /** The reference leads nowhere: the answers were cleared elsewhere, or the link is wrong. */
    | 'unknown'
    /** The content has changed, and an answer no longer fits it. */
    | 'outdated'
    | 'away';
};

/** A career finder as the server knows it. */
export type Opened = { reference: string; answers: FinderAnswers; lastPart: FinderPart | null; earlier: number };

export type FinderInput = {
  /** The page that the address names. */
  wanted: FinderStep;
  /** The number of statements in the questionnaire. */
  questions: number;
  /** The answers and the reference that this device keeps. */
  kept: Kept;
  /** The reference of a link that was followed; null without one. */
  link: string | null;
};

/** A device’s own copy, so that nothing is lost without a network. */
export type Kept = {
  reference: string | null;
  answers: FinderAnswers;
  /** The parts with answers that the server has not got yet, the oldest first. */
  unsent: readonly FinderPart[];
  lastPart: FinderPart | null;
};

export type FinderContext = Omit<FinderInput, 'kept'> &
  Kept & {
    /** False while the reference isn't settled, and while everything is being cleared: nothing is sent then. */
    isOpen: boolean;
    /** True once the reference led nowhere: the answers were cleared on another device. */
    isGone: boolean;
    /** The number of earlier reports. */
    earlier: number;
    /** News of a failure or of something done, until the person's next action. */
    notice: FinderFailure['code'] | 'cleared' | null;
  };

export type FinderEvent =
  | { type: 'step.open'; step: FinderStep }
  /** Goes on where the person left off. */
  | { type: 'finder.continue' }
  | { type: 'question.answer'; question: string; answer: number }
  /** All picks of the part that is shown. */
  | { type: 'picks.change'; picks: readonly string[] }
  /** On from a part that is done. */
  | { type: 'part.finish' }
  | { type: 'finder.restart' }
  | { type: 'finder.clear' }
  /** Goes on with what this device has: instead of a link, or of answers that were cleared elsewhere. */
  | { type: 'finder.keepMine' }
  | { type: 'sending.retry' }
  /** Somebody has come back to a page that was left open. */
  | { type: 'page.returned' }
  /** The device's own copy was read again: another tab may have changed it. */
  | { type: 'device.read'; kept: Kept }
  | { type: 'retry' };

/**
 * `busy` while the whole flow waits; `sending` while answers are on their way; `unsent` while they wait for the network; `looking` while
 * the server is asked for those of another device.
 */
export type FinderTag = 'busy' | 'sending' | 'unsent' | 'looking';

export type FinderScreen = 'opening' | 'openFailed' | 'linkUnknown' | 'gone' | FinderStep;
export type FinderMeta = { screen: FinderScreen; step: FinderStep };
