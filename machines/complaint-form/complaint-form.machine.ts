import { assign, setup } from 'xstate';
import { mustBeProvided, refusalsAs } from '../flow/setup.ts';

export type ComplaintFormEvent =
  /** The actors hold the text of the complaint: the chart never sees it. */
  | { type: 'complaint.send'; isAnonymous: boolean }
  | { type: 'turn.giveUp' }
  /** The code was copied, printed or saved, or is written down, as the person says. */
  | { type: 'code.keep' }
  | { type: 'code.leave' };

/** The reason for which the complaint was not sent; `fields` are the server's messages by field. */
export type ComplaintProblem = {
  code: 'invalid' | 'workRefused' | 'turnTaken' | 'tooMany' | 'signedOut' | 'insecureHost' | 'away';
  fields: Record<string, string[]>;
  /** Seconds until it may be sent again; 0 if the server named no time. */
  waitSeconds: number;
};

export type ComplaintFormScreen = 'write' | 'keepCode' | 'sent' | 'sentAnonymously';
/** `busy` while the complaint is on its way; `waitsForTurn`, also busy, until the server lets it be sent. */
export type ComplaintFormTag = 'busy' | 'waitsForTurn';

type Context = { proof: string | null; code: string | null; isCodeKept: boolean; problem: ComplaintProblem | null };

const { failureOf, failedWith } = refusalsAs<ComplaintProblem>();

const formSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ComplaintFormEvent,
    tags: {} as ComplaintFormTag,
    meta: {} as { screen: ComplaintFormScreen; step: 'write' | 'code' | 'sent' },
  },
  actors: {
    proveWork: mustBeProvided<{ proof: string }>('proveWork'),
    sendAnonymously: mustBeProvided<{ code: string }, { proof: string }>('sendAnonymously'),
    awaitTurn: mustBeProvided<void, { seconds: number }>('awaitTurn'),
    sendWithName: mustBeProvided<void>('sendWithName'),
  },
  guards: {
    isAnonymous: ({ event }) => event.type === 'complaint.send' && event.isAnonymous,
    hasProof: ({ context }) => context.proof !== null,
    isTurnTaken: ({ event }) => failedWith(event, 'turnTaken'),
    isWorkRefused: ({ event }) => failedWith(event, 'workRefused'),
    isCodeKept: ({ context }) => context.isCodeKept,
  },
  actions: {
    tell: assign(({ event }) => ({ problem: failureOf(event) ?? null })),
    forgetProblem: assign({ problem: null }),
    forgetProof: assign({ proof: null }),
    forgetCode: assign({ code: null, proof: null }),
  },
});

/**
 * Sending a complaint, until it has arrived and, if it is anonymous, its code is kept. Promises: the same proof of work is sent with the
 * complaint until the server has answered, so that a retry makes no second one; nobody leaves the code before it is copied, printed or
 * saved, or they say that they have written it down; a complaint with a name needs no proof. Can never happen: a code for a complaint
 * with a name. The server sets the waiting time.
 */
export const complaintFormMachine = formSetup.createMachine({
  id: 'complaint-form',
  initial: 'writing',
  context: { proof: null, code: null, isCodeKept: false, problem: null },
  states: {
    writing: {
      description: 'The person writes; a refusal is told here, and everything that was written is still there.',
      meta: { screen: 'write', step: 'write' },
      on: {
        'complaint.send': [
          { guard: 'isAnonymous', target: 'preparing', actions: 'forgetProblem' },
          { target: 'sendingWithName', actions: 'forgetProblem' },
        ],
      },
    },
    preparing: {
      description: 'The chart checks if a proof from before is still to be sent.',
      always: [{ guard: 'hasProof', target: 'sendingAnonymously' }, { target: 'proving' }],
    },
    proving: {
      description: 'The browser works, in place of saying who it is.',
      tags: 'busy',
      meta: { screen: 'write', step: 'write' },
      invoke: {
        src: 'proveWork',
        onDone: {
          target: 'sendingAnonymously',
          actions: assign(({ event }) => ({ proof: event.output.proof })),
        },
        onError: { target: 'writing', actions: 'tell' },
      },
    },
    sendingAnonymously: {
      description: 'The complaint goes to the server, with the work and nothing else.',
      tags: 'busy',
      meta: { screen: 'write', step: 'write' },
      invoke: {
        src: 'sendAnonymously',
        input: ({ context }) => ({ proof: context.proof ?? '' }),
        onDone: { target: 'keepingCode', actions: assign(({ event }) => ({ code: event.output.code })) },
        onError: [
          { guard: 'isTurnTaken', target: 'awaitingTurn', actions: 'tell' },
          { guard: 'isWorkRefused', target: 'writing', actions: ['tell', 'forgetProof'] },
          { target: 'writing', actions: 'tell' },
        ],
      },
    },
    awaitingTurn: {
      description: 'Somebody else was a moment quicker: complaints without a name are taken in one at a time.',
      tags: ['busy', 'waitsForTurn'],
      meta: { screen: 'write', step: 'write' },
      on: { 'turn.giveUp': { target: 'writing', actions: 'forgetProblem' } },
      invoke: {
        src: 'awaitTurn',
        input: ({ context }) => ({ seconds: context.problem?.waitSeconds ?? 0 }),
        onDone: { target: 'sendingAnonymously', actions: 'forgetProblem' },
        onError: { target: 'writing', actions: 'tell' },
      },
    },
    sendingWithName: {
      description: 'The complaint goes to the server, under the account that is signed in.',
      tags: 'busy',
      meta: { screen: 'write', step: 'write' },
      invoke: {
        src: 'sendWithName',
        onDone: 'sent',
        onError: { target: 'writing', actions: 'tell' },
      },
    },
    keepingCode: {
      description: 'The code is shown, this once; it has to be kept before the person goes on.',
      meta: { screen: 'keepCode', step: 'code' },
      on: {
        'code.keep': { actions: assign({ isCodeKept: true }) },
        'code.leave': { guard: 'isCodeKept', target: 'sentAnonymously', actions: 'forgetCode' },
      },
    },
    sentAnonymously: {
      description: 'The complaint has arrived, its code is kept, and nothing here knows it any more.',
      type: 'final',
      meta: { screen: 'sentAnonymously', step: 'sent' },
    },
    sent: {
      description: 'The complaint has arrived and stands in the account.',
      type: 'final',
      meta: { screen: 'sent', step: 'sent' },
    },
  },
});
