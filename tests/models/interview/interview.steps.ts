import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import type { Failure, InterviewStep, Problem } from '../../../machines/interview/interview.types.ts';
import type { JourneyFor } from 'xstate-paths';
import { half, interview, standing } from './interview.fixtures.ts';

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
export const held: Step = { actor: 'holdInterview', output: interview(), now: 'cv', context: { wanted: null } };
export const cv: Step = { send: { type: 'cv.choose', cv: 'cv' }, now: 'check', context: { cv: 'cv', problem: null } };
export const confirm: Step = { send: { type: 'interview.confirm' }, now: 'confirming', context: { problem: null } };
export const confirmed: Step = { actor: 'confirmInterview', output: interview('booked'), now: 'resting' };
export const cancel = { send: { type: 'interview.cancel' } } as const;
export const move: Step = { send: { type: 'interview.move' }, now: 'when', context: { isMoving: true, wanted: null } };

export const toHeld = [{ ...opened(), now: 'when' }, chooseHalf, hold, held] as const;
export const toCheck = [...toHeld, cv] as const;
export const toBooked = [...toCheck, confirm, confirmed] as const;
export const gone = { interview: null, isMoving: false, wanted: null };
