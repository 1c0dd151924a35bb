import { assign, setup } from 'xstate';
import { mustBeProvided, refusalsAs } from '../flow/setup.ts';

/** The ends of a hold: its time is over, the person lets it go, or somebody else takes the places back or cancels the booking. */
export const endings = ['over', 'released', 'withdrawn'] as const;
export type Ending = (typeof endings)[number];

/** A hold as the server last returned it. */
export type HoldFacts = {
  /** ISO 8601; null once it is over or paid. */
  expiresAt: string | null;
  extensionsLeft: number;
  /** Says what ended it, if it has ended. */
  ending: Ending;
};

export type HoldInput = {
  /** The id on the server of what is held. */
  id: string;
  /** ISO 8601. */
  expiresAt: string;
  extensionsLeft: number;
  /** `warned`: an extension was refused, so the warning stays. */
  begins: 'running' | 'warned';
};

/** The end of a hold as it was: `extended` goes on with new facts, `refused` with the same ones; the others are the end. */
export type HoldEnd = 'extended' | 'refused' | Ending;

export type HoldOutput = { end: HoldEnd; facts: HoldFacts };

export type HoldEvent = { type: 'hold.extend' } | { type: 'retry' };

type HoldContext = HoldInput & HoldOutput;
type Failure = { code: 'noMoreTime' | 'holdEnded' };

const { failedWith } = refusalsAs<Failure>();
const endOf = ({ expiresAt, ending }: HoldFacts): HoldEnd => (expiresAt === null ? ending : 'extended');

const holdSetup = setup({
  types: {
    context: {} as HoldContext,
    events: {} as HoldEvent,
    input: {} as HoldInput,
    output: {} as HoldOutput,
    tags: {} as 'busy' | 'warning',
  },
  actors: {
    waitForWarning: mustBeProvided<void, { expiresAt: string }>('waitForWarning'),
    waitForExpiry: mustBeProvided<HoldFacts, { id: string; expiresAt: string }>('waitForExpiry'),
    extendHold: mustBeProvided<HoldFacts, { id: string }>('extendHold'),
  },
  guards: {
    beginsWarned: ({ context }) => context.begins === 'warned',
    canExtend: ({ context }) => context.extensionsLeft > 0,
    noMoreTime: ({ event }) => failedWith(event, 'noMoreTime'),
    holdIsOver: ({ event }) => failedWith(event, 'holdEnded'),
  },
  actions: {
    endWith: assign((_, facts: HoldFacts) => ({ facts, end: endOf(facts) })),
    end: assign((_, end: HoldEnd) => ({ end })),
  },
});

/**
 * The time for which something is held, from the server's answer until the server says that it is over or has a new end. A child of
 * every flow that holds something: the flow invokes it again for each new end, and decides what follows once there is none.
 *
 * Promises: the end is announced early enough to ask for more time; only the server says that a hold is over. Can never happen: asking
 * for time that was used up. Time belongs to the server, and its clock counts.
 */
export const holdMachine = holdSetup.createMachine({
  id: 'hold',
  initial: 'deciding',
  context: ({ input: { id, expiresAt, extensionsLeft, begins } }) => ({
    id,
    expiresAt,
    extensionsLeft,
    begins,
    end: 'over',
    facts: { expiresAt, extensionsLeft, ending: 'over' },
  }),
  output: ({ context: { end, facts } }) => ({ end, facts }),
  states: {
    deciding: {
      description: 'How far the hold is.',
      always: [{ guard: 'beginsWarned', target: 'warned' }, { target: 'running' }],
    },
    running: {
      description: 'There is time.',
      invoke: {
        src: 'waitForWarning',
        input: ({ context: { expiresAt } }) => ({ expiresAt }),
        onDone: 'warned',
        onError: 'warned',
      },
    },
    warned: {
      description: 'Little time is left; the person can ask for more.',
      tags: 'warning',
      invoke: {
        src: 'waitForExpiry',
        input: ({ context: { id, expiresAt } }) => ({ id, expiresAt }),
        onDone: { target: 'ended', actions: { type: 'endWith', params: ({ event }) => event.output } },
        onError: 'unsure',
      },
      on: { 'hold.extend': { guard: 'canExtend', target: 'extending' } },
    },
    unsure: {
      description: 'The time should be over, but the server could not be asked.',
      on: { retry: 'warned' },
    },
    extending: {
      description: 'The server is asked for more time.',
      tags: ['busy', 'warning'],
      invoke: {
        src: 'extendHold',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'ended', actions: { type: 'endWith', params: ({ event }) => event.output } },
        onError: [
          { guard: 'noMoreTime', target: 'ended', actions: { type: 'end', params: 'refused' } },
          { guard: 'holdIsOver', target: 'ended', actions: { type: 'end', params: 'over' } },
          { target: 'warned' },
        ],
      },
    },
    ended: {
      description: 'The hold has a new end, or none: the flow goes on.',
      type: 'final',
      tags: 'busy',
    },
  },
});
