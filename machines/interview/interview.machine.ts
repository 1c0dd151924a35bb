import { assertEvent } from 'xstate';
import { interviewSetup } from './interview.setup.ts';

/** The ways to change a booked interview. */
const untilItBegins = {
  'interview.move': { target: '#interview.choosing.when', actions: ['beginMove', 'clearProblem'] },
  'interview.cancel': { target: 'cancelling', actions: 'clearProblem' },
} as const;

/**
 * An interview at the careers expo: choose a day and half of it, a slot, a CV or none, check, booked; later move or cancel it.
 *
 * Promises: the server holds a slot from its choice on, so that a reload, another device or signing in again return to it; a lost slot loses
 * no other answer; a booked slot is kept until the other one is had. Can never happen: confirming a slot that is not held, moving or
 * cancelling an interview whose time has come. Time belongs to the server.
 */
export const interviewMachine = interviewSetup.createMachine({
  id: 'interview',
  initial: 'opening',
  context: ({ input: { chosen, ...input } }) => ({
    ...input,
    ...chosen,
    interview: null,
    free: 0,
    isMoving: false,
    problem: null,
  }),
  invoke: { src: 'watchSession' },
  states: {
    opening: {
      description: 'The server says what is free, and whether the student has an interview with the company.',
      tags: 'busy',
      meta: { screen: 'opening', step: 'when' },
      invoke: {
        src: 'readStanding',
        input: ({ context }) => ({ company: context.company }),
        onDone: { target: 'sorting', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'openFailed' }],
      },
    },
    openFailed: {
      description: 'The server could not be asked.',
      meta: { screen: 'openFailed', step: 'when' },
      on: { retry: 'opening' },
    },
    signedOut: {
      description: 'The session ended; signing in again leads back to the same step.',
      meta: { screen: 'signedOut', step: 'when' },
      on: { 'session.restored': 'opening' },
    },
    full: {
      description: 'The company has no slots left.',
      tags: 'over',
      meta: { screen: 'full', step: 'when' },
      on: { retry: 'opening' },
    },
    past: {
      description: 'The interview’s time has come: nothing about it can be changed.',
      tags: 'over',
      type: 'final',
      meta: { screen: 'past', step: 'booked' },
    },
    sorting: {
      description: 'The step to show: the interview that is booked, else the one asked for, where it can be opened.',
      meta: { screen: 'opening', step: 'when' },
      always: [
        { guard: 'isBooked', target: 'booked' },
        { guard: 'isPast', target: 'past' },
        { guard: 'isFull', target: 'full' },
        { guard: { type: 'shows', params: 'slot' }, target: 'choosing.slot' },
        { guard: { type: 'shows', params: 'cv' }, target: 'held.cv' },
        { guard: { type: 'shows', params: 'check' }, target: 'held.check' },
        { target: 'choosing.when' },
      ],
    },
    choosing: {
      initial: 'when',
      on: {
        'step.open': [
          { guard: 'keepsBooking', target: 'booked', actions: ['stopMove', 'clearProblem'] },
          { guard: 'canOpen', target: 'sorting', actions: ['want', 'clearProblem'] },
        ],
      },
      states: {
        when: {
          description: 'The student chooses a day, and its morning or afternoon.',
          meta: { screen: 'when', step: 'when' },
          on: { 'half.choose': { target: 'slot', actions: ['chooseHalf', 'clearProblem'] } },
        },
        slot: {
          description: 'The student chooses a time.',
          meta: { screen: 'slot', step: 'slot' },
          on: {
            'slot.choose': [
              { guard: 'isMoving', target: '#interview.moving', actions: 'clearProblem' },
              { target: '#interview.holding', actions: 'clearProblem' },
            ],
          },
        },
      },
    },
    holding: {
      description: 'The server holds the slot.',
      tags: 'busy',
      meta: { screen: 'slot', step: 'slot' },
      invoke: {
        src: 'holdInterview',
        input: ({ event }) => {
          assertEvent(event, 'slot.choose');
          return { slot: event.slot };
        },
        onDone: { target: 'held.cv', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isOutdated', target: 'opening', actions: 'noteProblem' },
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'choosing.slot', actions: 'noteProblem' },
        ],
      },
    },
    moving: {
      description: 'The server moves the interview to the slot.',
      tags: 'busy',
      meta: { screen: 'slot', step: 'slot' },
      invoke: {
        src: 'moveInterview',
        input: ({ context, event }) => {
          assertEvent(event, 'slot.choose');
          return { interview: context.interview?.id ?? '', slot: event.slot };
        },
        onDone: { target: 'booked.moved', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isOutdated', target: 'opening', actions: 'noteProblem' },
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'choosing.slot', actions: 'noteProblem' },
        ],
      },
    },
    held: {
      initial: 'cv',
      invoke: {
        src: 'waitForExpiry',
        input: ({ context }) => ({ expiresAt: context.interview?.expires_at ?? '' }),
        onDone: { target: 'choosing.when', actions: ['forgetInterview', { type: 'note', params: 'holdOver' }] },
        onError: 'opening',
      },
      states: {
        cv: {
          description: 'The student attaches a CV, or none.',
          meta: { screen: 'cv', step: 'cv' },
          on: {
            'cv.choose': { target: 'check', actions: ['chooseCv', 'clearProblem'] },
            'step.open': { guard: 'canOpen', target: '#interview.sorting', actions: ['want', 'clearProblem'] },
          },
        },
        check: {
          description: 'The student checks everything.',
          meta: { screen: 'check', step: 'check' },
          on: {
            'interview.confirm': { target: '#interview.confirming', actions: 'clearProblem' },
            'interview.cancel': { target: '#interview.dropping', actions: 'clearProblem' },
            'step.open': { guard: 'canOpen', target: '#interview.sorting', actions: ['want', 'clearProblem'] },
          },
        },
      },
    },
    confirming: {
      description: 'The server books the slot.',
      tags: 'busy',
      meta: { screen: 'check', step: 'check' },
      invoke: {
        src: 'confirmInterview',
        input: ({ context }) => ({ interview: context.interview?.id ?? '', cv: context.cv }),
        onDone: { target: 'booked', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isCvGone', target: 'held.cv', actions: ['forgetCv', 'noteProblem'] },
          { guard: 'isHoldOver', target: 'choosing.when', actions: ['forgetInterview', 'noteProblem'] },
          { guard: 'isOutdated', target: 'opening', actions: 'noteProblem' },
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'held.check', actions: 'noteProblem' },
        ],
      },
    },
    dropping: {
      description: 'The server gives the slot back.',
      tags: 'busy',
      meta: { screen: 'check', step: 'check' },
      invoke: {
        src: 'cancelInterview',
        input: ({ context }) => ({ interview: context.interview?.id ?? '' }),
        onDone: { target: 'choosing.when', actions: ['forgetInterview', { type: 'note', params: 'givenUp' }] },
        onError: [
          { guard: 'isHoldOver', target: 'choosing.when', actions: ['forgetInterview', 'noteProblem'] },
          { guard: 'isOutdated', target: 'opening', actions: 'noteProblem' },
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'held.check', actions: 'noteProblem' },
        ],
      },
    },
    booked: {
      initial: 'resting',
      states: {
        resting: {
          description: 'The student is expected.',
          tags: 'over',
          meta: { screen: 'booked', step: 'booked' },
          on: untilItBegins,
        },
        moved: {
          description: 'The student is expected at another time than before.',
          tags: 'over',
          meta: { screen: 'moved', step: 'booked' },
          on: untilItBegins,
        },
        cancelling: {
          description: 'The server cancels the interview.',
          tags: 'busy',
          meta: { screen: 'booked', step: 'booked' },
          invoke: {
            src: 'cancelInterview',
            input: ({ context }) => ({ interview: context.interview?.id ?? '' }),
            onDone: { target: '#interview.cancelled', actions: 'forgetInterview' },
            onError: [
              { guard: 'isOutdated', target: '#interview.opening', actions: 'noteProblem' },
              { guard: 'isSignedOut', target: '#interview.signedOut' },
              { target: 'resting', actions: 'noteProblem' },
            ],
          },
        },
      },
    },
    cancelled: {
      description: 'The student has cancelled; the slot is free again.',
      tags: 'over',
      meta: { screen: 'cancelled', step: 'booked' },
      on: { 'start.again': { target: 'opening', actions: 'startAnew' } },
    },
  },
});
