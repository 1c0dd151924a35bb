import { assertEvent, assign, setup } from 'xstate';
import { mustBeProvided, mustWatch, refusalsAs } from '../flow/setup.ts';
import type {
  Failure,
  Interview,
  InterviewContext,
  InterviewEvent,
  InterviewInput,
  InterviewMeta,
  InterviewStep,
  InterviewTag,
  Problem,
  Standing,
} from './interview.types.ts';

const { failureOf, failedWith } = refusalsAs<Failure>();

const isHeld = (interview: Interview | null): boolean => interview !== null && interview.expires_at !== null;

/** True if a step can be opened: what comes before it has been answered. */
function canOpen({ interview, isMoving, half }: InterviewContext, step: InterviewStep): boolean {
  if (step === 'booked') return isMoving;
  if (step === 'cv' || step === 'check') return isHeld(interview);
  if (interview !== null && !isHeld(interview) && !isMoving) return false;
  return step === 'when' || half !== null;
}

/** The step to show: the wanted one if it can be opened, else the one to go on with. */
function shownStep(context: InterviewContext): InterviewStep {
  const { wanted, interview } = context;
  if (wanted !== null && canOpen(context, wanted)) return wanted;
  return isHeld(interview) ? 'cv' : 'when';
}

/** The interview flow's setup: its actors, which the app provides, and the guards and actions that its chart names. */
export const interviewSetup = setup({
  types: {
    context: {} as InterviewContext,
    events: {} as InterviewEvent,
    input: {} as InterviewInput,
    tags: {} as InterviewTag,
    meta: {} as InterviewMeta,
  },
  actors: {
    readStanding: mustBeProvided<Standing, { company: string }>('readStanding'),
    holdInterview: mustBeProvided<Interview, { slot: string }>('holdInterview'),
    moveInterview: mustBeProvided<Interview, { interview: string; slot: string }>('moveInterview'),
    confirmInterview: mustBeProvided<Interview, { interview: string; cv: string | null }>('confirmInterview'),
    cancelInterview: mustBeProvided<void, { interview: string }>('cancelInterview'),
    waitForExpiry: mustBeProvided<void, { expiresAt: string }>('waitForExpiry'),
    watchSession: mustWatch('watchSession'),
  },
  guards: {
    isBooked: ({ context: { interview, isMoving } }) => interview?.can_change === true && !isMoving,
    isPast: ({ context: { interview } }) => interview !== null && !isHeld(interview) && !interview.can_change,
    isFull: ({ context: { interview, free } }) => interview === null && free === 0,
    shows: ({ context }, step: InterviewStep) => shownStep(context) === step,
    canOpen: ({ context, event }) => event.type === 'step.open' && canOpen(context, event.step),
    keepsBooking: ({ context, event }) => event.type === 'step.open' && event.step === 'booked' && context.isMoving,
    isMoving: ({ context }) => context.isMoving,
    isCvGone: ({ event }) => failedWith(event, 'cvGone'),
    isHoldOver: ({ event }) => failedWith(event, 'holdOver'),
    isOutdated: ({ event }) => failedWith(event, 'outdated'),
    isSignedOut: ({ event }) => failedWith(event, 'signedOut'),
  },
  actions: {
    learn: assign((_, standing: Standing) => ({ ...standing, isMoving: false })),
    chooseHalf: assign(({ event }) => {
      assertEvent(event, 'half.choose');
      return { half: event.half };
    }),
    chooseCv: assign(({ event }) => {
      assertEvent(event, 'cv.choose');
      return { cv: event.cv };
    }),
    take: assign((_, interview: Interview) => ({ interview, isMoving: false, wanted: null })),
    want: assign(({ event }) => {
      assertEvent(event, 'step.open');
      return { wanted: event.step };
    }),
    beginMove: assign({ isMoving: true, wanted: null }),
    stopMove: assign({ isMoving: false, wanted: null }),
    forgetInterview: assign({ interview: null, isMoving: false, wanted: null }),
    forgetCv: assign({ cv: null }),
    startAnew: assign({ half: null, cv: null }),
    clearProblem: assign({ problem: null }),
    noteProblem: assign(({ event }) => {
      const { code = 'away', message = null } = failureOf(event) ?? {};
      return { problem: { code, message } as Problem };
    }),
    note: assign((_, code: Problem['code']) => ({ problem: { code, message: null } })),
  },
});
