import { assertEvent, assign, setup } from 'xstate';
import { mustBeProvided, mustWatch, refusalsAs } from '../flow/setup.ts';
import type {
  CarpoolContext,
  CarpoolEvent,
  CarpoolFailure,
  CarpoolInput,
  CarpoolScreen,
  CarpoolStanding,
  CarpoolStep,
} from './carpool.types.ts';

const { failureOf, failedWith } = refusalsAs<CarpoolFailure>();

/** True if a step can be opened: the choices before it are made. */
function canOpen({ date, passengers, space, hasAccepted }: CarpoolContext, step: CarpoolStep | null): boolean {
  const hasPassengers = date !== null && passengers.length > 0;
  const hasSpace = hasPassengers && space !== null;
  if (step === 'passengers') return date !== null;
  if (step === 'space') return hasPassengers;
  if (step === 'rules') return hasSpace && !hasAccepted;
  if (step === 'check') return hasSpace && hasAccepted;
  return step === 'date';
}

const carpoolSetup = setup({
  types: {
    context: {} as CarpoolContext,
    events: {} as CarpoolEvent,
    input: {} as CarpoolInput,
    tags: {} as 'busy' | 'editable',
    meta: {} as { screen: CarpoolScreen; step: CarpoolStep },
  },
  actors: {
    readStanding: mustBeProvided<CarpoolStanding>('readStanding'),
    checkDate: mustBeProvided<void, { date: string }>('checkDate'),
    acceptRules: mustBeProvided<void>('acceptRules'),
    bookCarpool: mustBeProvided<{ carpoolId: string }, { date: string; space: string; passengers: string[] }>(
      'bookCarpool',
    ),
    watchSession: mustWatch('watchSession'),
  },
  guards: {
    shows: ({ context }, step: CarpoolStep) => context.wanted === step && canOpen(context, step),
    canOpen: ({ context, event }) => event.type === 'step.open' && canOpen(context, event.step),
    canBook: ({ context }) => canOpen(context, 'check'),
    hasPassengers: ({ context }) => canOpen(context, 'space'),
    hasSpace: ({ context }) => context.space !== null,
    hasAccepted: ({ context }) => context.hasAccepted,
    isNew: ({ context: { passengers, mostPassengers }, event }) =>
      event.type === 'passenger.add' &&
      passengers.length < mostPassengers &&
      passengers.every(({ id }) => id !== event.passenger.id),
    isDateRefused: ({ event }) => failedWith(event, 'noSpaces', 'tooLate', 'alreadyRiding'),
    isPassengerRefused: ({ event }) => failedWith(event, 'passengerGone', 'carFull'),
    isSpaceTaken: ({ event }) => failedWith(event, 'spaceTaken'),
    isNotAccepted: ({ event }) => failedWith(event, 'notAccepted'),
    hasNoPermit: ({ event }) => failedWith(event, 'noPermit'),
    isSignedOut: ({ event }) => failedWith(event, 'signedOut'),
  },
  actions: {
    learn: assign(({ context }, { hasAccepted, mostPassengers }: CarpoolStanding) => ({
      hasAccepted,
      mostPassengers,
      asksRules: context.asksRules || !hasAccepted,
    })),
    chooseDate: assign(({ context, event }) => {
      assertEvent(event, 'date.save');
      // A space that is free on one date may be taken on another.
      return { date: event.date, space: event.date === context.date ? context.space : null };
    }),
    addPassenger: assign(({ context, event }) => {
      assertEvent(event, 'passenger.add');
      return { passengers: [...context.passengers, event.passenger], problem: null };
    }),
    removePassenger: assign(({ context, event }) => {
      assertEvent(event, 'passenger.remove');
      return { passengers: context.passengers.filter(({ id }) => id !== event.id), problem: null };
    }),
    chooseSpace: assign(({ event }) => {
      assertEvent(event, 'space.choose');
      return { space: event.space, problem: null };
    }),
    want: assign(({ event }) => {
      assertEvent(event, 'step.open');
      return { wanted: event.step, problem: null };
    }),
    noteAccepted: assign({ hasAccepted: true }),
    noteNotAccepted: assign({ hasAccepted: false, asksRules: true }),
    noteBooked: assign((_, { carpoolId }: { carpoolId: string }) => ({ carpoolId })),
    noteProblem: assign(({ context, event }) => ({
      problem: failureOf(event)?.code ?? 'away',
      refusedPassenger: context.passengers.find((_, at) => failureOf(event)?.fields?.[`passengers.${at}`]) ?? null,
    })),
    clearProblem: assign({ problem: null }),
    forgetSpace: assign({ space: null }),
    forgetDate: assign({ date: null, space: null }),
  },
});

/**
 * Books a space for a shared ride: choose the date, the passengers and the space, accept the rules once, check, done.
 *
 * Promises: every refusal leads to the step at which it can be corrected, and the other choices stay. Can never happen: a booking
 * without a passenger, without a space, or by somebody who has not accepted the rules.
 */
export const carpoolMachine = carpoolSetup.createMachine({
  id: 'carpool',
  initial: 'opening',
  context: ({ input: { wanted, kept } }) => ({
    date: kept?.date ?? null,
    passengers: kept?.passengers ?? [],
    space: kept?.space ?? null,
    wanted,
    hasAccepted: false,
    asksRules: false,
    mostPassengers: 0,
    problem: null,
    refusedPassenger: null,
    carpoolId: null,
  }),
  invoke: { src: 'watchSession' },
  states: {
    opening: {
      description:
        'The server says whether the driver has a permit, which dates there are, and whether the rules are accepted.',
      tags: 'busy',
      meta: { screen: 'opening', step: 'date' },
      invoke: {
        src: 'readStanding',
        onDone: [
          { guard: ({ event }) => !event.output.hasPermit, target: 'noPermit' },
          { guard: ({ event }) => !event.output.hasDates, target: 'noDates' },
          { target: 'sorting', actions: { type: 'learn', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'openFailed' }],
      },
    },
    openFailed: {
      description: 'The server could not be asked.',
      meta: { screen: 'openFailed', step: 'date' },
      on: { retry: 'opening' },
    },
    signedOut: {
      description: 'The session ended; what was chosen waits for signing in again.',
      meta: { screen: 'signedOut', step: 'date' },
      on: { 'session.restored': 'opening' },
    },
    noPermit: {
      description: 'Drivers need a valid parking permit.',
      meta: { screen: 'noPermit', step: 'date' },
      on: { retry: 'opening' },
    },
    noDates: {
      description: 'No date is open for booking.',
      meta: { screen: 'noDates', step: 'date' },
      on: { retry: 'opening' },
    },
    sorting: {
      description: 'The step to show: the one asked for, where what comes before it is chosen.',
      meta: { screen: 'opening', step: 'date' },
      always: [
        { guard: { type: 'shows', params: 'passengers' }, target: 'steps.passengers' },
        { guard: { type: 'shows', params: 'space' }, target: 'steps.space' },
        { guard: { type: 'shows', params: 'rules' }, target: 'steps.rules' },
        { guard: { type: 'shows', params: 'check' }, target: 'steps.check' },
        { target: 'steps.date' },
      ],
    },
    steps: {
      initial: 'date',
      on: { 'step.open': { guard: 'canOpen', target: 'sorting', actions: 'want' } },
      states: {
        date: {
          initial: 'choosing',
          states: {
            choosing: {
              description: 'The driver chooses a date.',
              tags: 'editable',
              meta: { screen: 'date', step: 'date' },
              on: { 'date.save': { target: 'checking', actions: ['chooseDate', 'clearProblem'] } },
            },
            checking: {
              description: 'The server says whether the date still has a space.',
              tags: 'busy',
              meta: { screen: 'date', step: 'date' },
              invoke: {
                src: 'checkDate',
                input: ({ context }) => ({ date: context.date ?? '' }),
                onDone: '#carpool.steps.passengers',
                onError: [
                  { guard: 'isSignedOut', target: '#carpool.signedOut' },
                  { guard: 'isDateRefused', target: 'choosing', actions: ['noteProblem', 'forgetDate'] },
                  { target: 'choosing', actions: 'noteProblem' },
                ],
              },
            },
          },
        },
        passengers: {
          description: 'The driver finds who comes along.',
          tags: 'editable',
          meta: { screen: 'passengers', step: 'passengers' },
          on: {
            'passenger.add': { guard: 'isNew', actions: 'addPassenger' },
            'passenger.remove': { actions: 'removePassenger' },
            'passengers.confirm': { guard: 'hasPassengers', target: 'space', actions: 'clearProblem' },
          },
        },
        space: {
          description: 'The driver chooses a space on the plan or from the list.',
          tags: 'editable',
          meta: { screen: 'space', step: 'space' },
          on: {
            'space.choose': { actions: 'chooseSpace' },
            'space.confirm': [
              { guard: 'canBook', target: 'check', actions: 'clearProblem' },
              { guard: 'hasSpace', target: 'rules', actions: 'clearProblem' },
            ],
          },
        },
        rules: {
          initial: 'reading',
          states: {
            reading: {
              description: 'The driver reads the rules, once for all bookings.',
              tags: 'editable',
              meta: { screen: 'rules', step: 'rules' },
              on: { 'rules.accept': { target: 'accepting', actions: 'clearProblem' } },
            },
            accepting: {
              description: 'The server notes that they are accepted.',
              tags: 'busy',
              meta: { screen: 'rules', step: 'rules' },
              invoke: {
                src: 'acceptRules',
                onDone: { target: '#carpool.steps.check', actions: 'noteAccepted' },
                onError: [
                  { guard: 'isSignedOut', target: '#carpool.signedOut' },
                  { target: 'reading', actions: 'noteProblem' },
                ],
              },
            },
          },
        },
        check: {
          initial: 'looking',
          states: {
            looking: {
              description: 'The driver looks at it all once more.',
              tags: 'editable',
              meta: { screen: 'check', step: 'check' },
              on: { 'booking.confirm': { target: 'booking', actions: 'clearProblem' } },
            },
            booking: {
              description: 'The server books it.',
              tags: 'busy',
              meta: { screen: 'check', step: 'check' },
              invoke: {
                src: 'bookCarpool',
                input: ({ context: { date, space, passengers } }) => ({
                  date: date ?? '',
                  space: space ?? '',
                  passengers: passengers.map(({ id }) => id),
                }),
                onDone: {
                  target: '#carpool.booked',
                  actions: { type: 'noteBooked', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: 'isSignedOut', target: '#carpool.signedOut' },
                  { guard: 'hasNoPermit', target: '#carpool.noPermit' },
                  { guard: 'isDateRefused', target: '#carpool.steps.date', actions: ['noteProblem', 'forgetDate'] },
                  { guard: 'isPassengerRefused', target: '#carpool.steps.passengers', actions: 'noteProblem' },
                  { guard: 'isSpaceTaken', target: '#carpool.steps.space', actions: ['noteProblem', 'forgetSpace'] },
                  { guard: 'isNotAccepted', target: '#carpool.steps.rules', actions: 'noteNotAccepted' },
                  { target: 'looking', actions: 'noteProblem' },
                ],
              },
            },
          },
        },
      },
    },
    booked: {
      description: 'The space is booked, and the passengers are asked.',
      type: 'final',
      meta: { screen: 'booked', step: 'booked' },
    },
  },
});
