import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { type Failure, type InterviewContext, interviewSteps } from '../../../machines/interview/interview.types.ts';
import { eventually, type ModelFor, never, type Rule, shows } from 'xstate-paths';
import { half, input, interview, standing } from './interview.steps.ts';

const checking = { screen: 'check', step: 'check' } as const;
const choosing = { screen: 'slot', step: 'slot' } as const;
const beingBooked = { screen: 'booked', step: 'booked' } as const;

/** The facts that each step of an interview shows, and the calls it makes. */
const shown = shows<typeof interviewMachine>({
  opening: {
    tags: ['busy'],
    meta: { screen: 'opening', step: 'when' },
    asks: { readStanding: ({ company }) => ({ company }) },
  },
  openFailed: { meta: { screen: 'openFailed', step: 'when' } },
  signedOut: { meta: { screen: 'signedOut', step: 'when' } },
  full: { tags: ['over'], meta: { screen: 'full', step: 'when' } },
  past: { tags: ['over'], meta: { screen: 'past', step: 'booked' } },
  'choosing.when': { meta: { screen: 'when', step: 'when' } },
  'choosing.slot': { meta: choosing },
  holding: { tags: ['busy'], meta: choosing, asks: { holdInterview: { slot: 'slot' } } },
  moving: {
    tags: ['busy'],
    meta: choosing,
    asks: { moveInterview: ({ interview: of }) => ({ interview: of?.id ?? 'none', slot: 'slot' }) },
  },
  held: { asks: { waitForExpiry: ({ interview: of }) => ({ expiresAt: of?.expires_at ?? 'never' }) } },
  'held.cv': { meta: { screen: 'cv', step: 'cv' } },
  'held.check': { meta: checking },
  confirming: {
    tags: ['busy'],
    meta: checking,
    asks: { confirmInterview: ({ interview: of, cv }) => ({ interview: of?.id ?? 'none', cv }) },
  },
  dropping: {
    tags: ['busy'],
    meta: checking,
    asks: { cancelInterview: ({ interview: of }) => ({ interview: of?.id ?? 'none' }) },
  },
  'booked.resting': { tags: ['over'], meta: beingBooked },
  'booked.moved': { tags: ['over'], meta: { screen: 'moved', step: 'booked' } },
  'booked.cancelling': {
    tags: ['busy'],
    meta: beingBooked,
    asks: { cancelInterview: ({ interview: of }) => ({ interview: of?.id ?? 'none' }) },
  },
  cancelled: { tags: ['over'], meta: { screen: 'cancelled', step: 'booked' } },
});

export { journeys } from './interview.journeys.ts';

const refused = (code: Failure['code'], message?: string) => ({
  error: { code, ...(message !== undefined && { message }) },
});

/** The events that the student, the server and the clock cause. */
export const model = {
  inputs: [
    input(),
    input({ wanted: 'slot' }),
    input({ wanted: 'slot', chosen: { half, cv: null } }),
    input({ wanted: 'check', chosen: { half, cv: 'cv' } }),
    input({ wanted: 'booked' }),
  ],
  events: {
    'half.choose': [{ half }],
    'slot.choose': [{ slot: 'slot' }],
    'cv.choose': [{ cv: 'cv' }, { cv: null }],
    'step.open': interviewSteps.map((step) => ({ step })),
  },
  actors: {
    readStanding: [
      { output: standing() },
      { output: standing(null, 0) },
      { output: standing(interview(), 0) },
      { output: standing(interview('booked')) },
      { output: standing(interview('attended')) },
      refused('signedOut'),
      refused('away'),
    ],
    holdInterview: [
      { output: interview() },
      refused('slotGone'),
      refused('clash', 'You already have an interview booked.'),
      refused('outdated'),
      refused('signedOut'),
      refused('away'),
    ],
    moveInterview: [
      { output: interview('booked', { slot: 'other' }) },
      refused('slotGone'),
      refused('clash', 'You already have an interview booked.'),
      refused('outdated'),
      refused('signedOut'),
      refused('away'),
    ],
    confirmInterview: [
      { output: interview('booked') },
      refused('cvGone'),
      refused('holdOver'),
      refused('outdated'),
      refused('signedOut'),
      refused('away'),
    ],
    cancelInterview: [
      { output: undefined },
      refused('holdOver'),
      refused('outdated'),
      refused('signedOut'),
      refused('away'),
    ],
    waitForExpiry: [{ output: undefined }, refused('away')],
  },
  watches: ['watchSession'],
} satisfies ModelFor<typeof interviewMachine>;

export const rules: Rule<InterviewContext>[] = [
  ...shown,
  never(
    'checking or booking what is not held',
    ({ isIn, context }) => ['held.cv', 'held.check', 'confirming'].some(isIn) && context.interview?.expires_at === null,
  ),
  never('booked without an interview', ({ isIn, context }) => isIn('booked.resting') && !context.interview?.can_change),
  never('moving what is not booked', ({ isIn, context }) => isIn('moving') && !context.interview?.can_change),
  never('holding a second slot while one is booked', ({ isIn, context }) => isIn('holding') && context.isMoving),
  never('a list of slots of no half-day', ({ isIn, context }) => isIn('choosing.slot') && context.half === null),
  eventually('an interview can always be booked, unless it has begun', {
    once: ({ isIn }) => !isIn('past'),
    later: ({ isIn }) => isIn('booked.resting'),
  }),
  eventually('whoever is signed out can come back', {
    once: ({ isIn }) => isIn('signedOut'),
    later: ({ isIn }) => isIn('choosing.when'),
  }),
];
