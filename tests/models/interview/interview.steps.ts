import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import type {
  Failure,
  Interview,
  InterviewInput,
  InterviewStep,
  Problem,
} from '../../../machines/interview/interview.types.ts';
import type { JourneyFor } from 'xstate-paths';

export const half = { date: '2027-03-10', part: 'morning' } as const;

/** An interview as the server reports it. */
export const interview = (state: Interview['state'] = 'held', facts: Partial<Interview> = {}): Interview => ({
  id: 'interview',
  state,
  company: { slug: 'arkata-labs', title: 'Arkata Labs', stand: 'A1' },
  slot: 'slot',
  arrive: '2027-03-10T08:20:00.000Z',
  start: '2027-03-10T08:30:00.000Z',
  end: '2027-03-10T08:45:00.000Z',
  venue: 'Student House',
  cv: null,
  expires_at: state === 'held' ? '2026-11-22T10:30:00.000Z' : null,
  can_change: state === 'booked',
  ...facts,
});

export const input = (given: Partial<InterviewInput> = {}): InterviewInput => ({
  company: 'arkata-labs',
  wanted: null,
  chosen: { half: null, cv: null },
  ...given,
});

export const standing = (of: Interview | null = null, free = 5) => ({ interview: of, free });

export type Journey = JourneyFor<typeof interviewMachine>;
type Step = Journey['steps'][number];
type Call = 'readStanding' | 'holdInterview' | 'moveInterview' | 'confirmInterview' | 'cancelInterview';

export const opened = (of: ReturnType<typeof standing>['interview'] = null, free = 5) =>
  ({ actor: 'readStanding', output: standing(of, free) }) as const;
export const refusing = (actor: Call, code: Failure['code']) => ({ actor, error: { code } }) as const;
export const told = (code: Problem['code']) => ({ problem: { code, message: null } }) as const;
export const open = (step: InterviewStep) => ({ send: { type: 'step.open', step } }) as const;

export const chooseHalf: Step = { send: { type: 'half.choose', half }, now: 'slot', context: { half, problem: null } };
export const chooseSlot = { send: { type: 'slot.choose', slot: 'slot' } } as const;
export const hold: Step = { ...chooseSlot, now: 'holding', context: { problem: null } };
const taken = (of: Interview) => ({ interview: of, isMoving: false, wanted: null });
export const held: Step = { actor: 'holdInterview', output: interview(), now: 'cv', context: taken(interview()) };
export const cv: Step = { send: { type: 'cv.choose', cv: 'cv' }, now: 'check', context: { cv: 'cv', problem: null } };
export const confirm: Step = { send: { type: 'interview.confirm' }, now: 'confirming', context: { problem: null } };
const booked = interview('booked');
export const confirmed: Step = {
  actor: 'confirmInterview',
  output: booked,
  now: 'resting',
  context: taken(booked),
};
export const cancel = { send: { type: 'interview.cancel' } } as const;
export const move: Step = { send: { type: 'interview.move' }, now: 'when', context: { isMoving: true, wanted: null } };

export const toHeld = [{ ...opened(), now: 'when' }, chooseHalf, hold, held] as const;
export const toCheck = [...toHeld, cv] as const;
export const toBooked = [...toCheck, confirm, confirmed] as const;
export const gone = { interview: null, isMoving: false, wanted: null };
