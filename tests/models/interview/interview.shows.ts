import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { shows } from 'xstate-paths';

const checking = { screen: 'check', step: 'check' } as const;
const choosing = { screen: 'slot', step: 'slot' } as const;
const beingBooked = { screen: 'booked', step: 'booked' } as const;

/** The facts that each step of an interview shows, and the calls it makes. */
export const shown = shows<typeof interviewMachine>({
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
    asks: { moveInterview: ({ interview }) => ({ interview: interview?.id ?? 'none', slot: 'slot' }) },
  },
  held: { asks: { waitForExpiry: ({ interview }) => ({ expiresAt: interview?.expires_at ?? 'never' }) } },
  'held.cv': { meta: { screen: 'cv', step: 'cv' } },
  'held.check': { meta: checking },
  'held.confirming': {
    tags: ['busy'],
    meta: checking,
    asks: { confirmInterview: ({ interview, cv }) => ({ interview: interview?.id ?? 'none', cv }) },
  },
  'held.dropping': {
    tags: ['busy'],
    meta: checking,
    asks: { cancelInterview: ({ interview }) => ({ interview: interview?.id ?? 'none' }) },
  },
  'booked.resting': { tags: ['over'], meta: beingBooked },
  'booked.cancelling': {
    tags: ['busy'],
    meta: beingBooked,
    asks: { cancelInterview: ({ interview }) => ({ interview: interview?.id ?? 'none' }) },
  },
  cancelled: { tags: ['over'], meta: { screen: 'cancelled', step: 'booked' } },
});
