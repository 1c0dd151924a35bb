import type { components } from '../../openapi/portal.gen.ts';

/** An interview, as the server returns it. */
export type Interview = components['schemas']['Interview'];

export const interviewSteps = ['when', 'slot', 'cv', 'check', 'booked'] as const;
export type InterviewStep = (typeof interviewSteps)[number];

/** Half of a day of the expo. */
export type Half = { date: string; part: 'morning' | 'afternoon' };

/** The reason for which a call was refused: the actors reject with it. */
export type Failure = {
  code:
    /** Somebody else took the slot, or it has begun. */
    | 'slotGone'
    /** The student has another interview then. */
    | 'clash'
    /** The document was deleted meanwhile. */
    | 'cvGone'
    /** The time is over, or the student holds another slot since. */
    | 'holdOver'
    /** The interview has changed elsewhere: booked, cancelled or begun. */
    | 'outdated'
    | 'signedOut'
    | 'away';
  /** The server's words, where they say more than the code. */
  message?: string;
};

/** The message at the top until the student's next action. */
export type Problem = { code: Exclude<Failure['code'], 'signedOut'> | 'givenUp'; message: string | null };

/** The server's answer at the start: the student's interview with the company, and how many slots are free. */
export type Standing = { interview: Interview | null; free: number };

export type InterviewInput = {
  /** The company's name in addresses. */
  company: string;
  /** The step that the address names. */
  wanted: InterviewStep | null;
  chosen: Chosen;
};

/** The choices made in this tab, for no server yet. */
export type Chosen = {
  /** The half-day whose slots are shown. */
  half: Half | null;
  /** The document chosen; null for none. */
  cv: string | null;
};

export type InterviewContext = Omit<InterviewInput, 'chosen'> &
  Chosen & {
    /** The interview with this company that is held, booked or over; null before. */
    interview: Interview | null;
    /** How many slots were free at the start. */
    free: number;
    /** True while a booked interview is being moved to another slot. */
    isMoving: boolean;
    problem: Problem | null;
  };

export type InterviewEvent =
  | { type: 'half.choose'; half: Half }
  | { type: 'slot.choose'; slot: string }
  | { type: 'cv.choose'; cv: string | null }
  | { type: 'interview.confirm' }
  /** Gives back what is held, or cancels what is booked. */
  | { type: 'interview.cancel' }
  /** Begins to look for another slot. */
  | { type: 'interview.move' }
  | { type: 'step.open'; step: InterviewStep }
  | { type: 'session.restored' }
  | { type: 'start.again' }
  | { type: 'retry' };

export type InterviewTag = 'busy' | 'over';

/** Every page of the flow; its heading is the text of the same name. */
export type InterviewScreen =
  | 'opening'
  | 'openFailed'
  | 'signedOut'
  | 'full'
  | 'when'
  | 'slot'
  | 'cv'
  | 'check'
  | 'booked'
  | 'moved'
  | 'past'
  | 'cancelled';

export type InterviewMeta = { screen: InterviewScreen; step: InterviewStep };
