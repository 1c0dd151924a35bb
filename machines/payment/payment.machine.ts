import { assign, setup } from 'xstate';
import { mustBeProvided, refusalsAs } from '../flow/setup.ts';

export type PaymentInput = {
  /** The payment's id on the server. */
  id: string;
  /** The provider's page, as long as it accepts the payment. */
  url: string | null;
  /** `leaving`: just opened; `waiting`: opened before, or the person is back; `cancelled`: back through the provider's cancel link. */
  begins: 'leaving' | 'waiting' | 'cancelled';
};

/** The end of a payment: `over` without money, `late` with money to be refunded. `signedOut`: the session ended, the payment may go on. */
export type PaymentEnd = 'paid' | 'declined' | 'cancelled' | 'over' | 'late' | 'signedOut';

export type PaymentEvent = { type: 'payment.resume' } | { type: 'retry' };

/** Every screen of a payment; its heading is the text of the same name. */
export type PaymentScreen = 'leaving' | 'insecureHost' | 'leavingFailed' | 'waiting' | 'waitingFailed';

type Failure = { code: 'insecureHost' | 'signedOut' | 'away' };

const { failedWith } = refusalsAs<Failure>();

const paymentSetup = setup({
  types: {
    context: {} as PaymentInput & { end: PaymentEnd },
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as { end: PaymentEnd },
    tags: {} as 'busy',
    meta: {} as { screen: PaymentScreen; step: 'payment' },
  },
  actors: {
    goToProvider: mustBeProvided<void, { url: string }>('goToProvider'),
    watchPayment: mustBeProvided<{ end: Extract<PaymentEnd, 'paid' | 'declined' | 'over' | 'late'> }, { id: string }>(
      'watchPayment',
    ),
  },
  guards: {
    begins: ({ context }, how: PaymentInput['begins']) => context.begins === how,
    hasUrl: ({ context }) => context.url !== null,
    isInsecureHost: ({ event }) => failedWith(event, 'insecureHost'),
    isSignedOut: ({ event }) => failedWith(event, 'signedOut'),
  },
  actions: {
    end: assign((_, end: PaymentEnd) => ({ end })),
  },
});

/**
 * A payment that the server has opened, from leaving for the provider until the server knows how it ended. A child of every flow that
 * takes money: the flow itself opens the payment, and decides what it is for and what follows from its end.
 *
 * Promises: only the server says how a payment ended, not the address that the person came back to; a payment left open can be
 * resumed. Can never happen: leaving for a provider without an address, or from an insecure host. Time and money belong to the server.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, end: 'over' }),
  output: ({ context: { end } }) => ({ end }),
  states: {
    deciding: {
      description: 'How far the payment is.',
      always: [
        {
          guard: { type: 'begins', params: 'cancelled' },
          target: 'ended',
          actions: { type: 'end', params: 'cancelled' },
        },
        { guard: { type: 'begins', params: 'waiting' }, target: 'waiting' },
        { target: 'leaving' },
      ],
    },
    leaving: {
      description: 'The browser goes to the payment provider.',
      tags: 'busy',
      meta: { screen: 'leaving', step: 'payment' },
      invoke: {
        src: 'goToProvider',
        input: ({ context }) => ({ url: context.url ?? '' }),
        onDone: 'waiting',
        onError: [{ guard: 'isInsecureHost', target: 'insecureHost' }, { target: 'leavingFailed' }],
      },
    },
    insecureHost: {
      description: 'The provider is only ever visited on a secure host: the flow’s own ways lead out.',
      meta: { screen: 'insecureHost', step: 'payment' },
    },
    leavingFailed: {
      description: 'The browser could not go to the provider.',
      meta: { screen: 'leavingFailed', step: 'payment' },
      on: { retry: 'leaving' },
    },
    waiting: {
      initial: 'watching',
      on: { 'payment.resume': { guard: 'hasUrl', target: 'leaving' } },
      states: {
        watching: {
          description: 'The server is asked until it knows how the payment ended.',
          meta: { screen: 'waiting', step: 'payment' },
          invoke: {
            src: 'watchPayment',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: '#payment.ended', actions: { type: 'end', params: ({ event }) => event.output.end } },
            onError: [
              { guard: 'isSignedOut', target: '#payment.ended', actions: { type: 'end', params: 'signedOut' } },
              { target: 'failed' },
            ],
          },
        },
        failed: {
          description: 'The server could not be asked how the payment ended.',
          meta: { screen: 'waitingFailed', step: 'payment' },
          on: { retry: 'watching' },
        },
      },
    },
    ended: {
      description: 'How the payment ended is known, or nobody is signed in to hear of it: the flow goes on.',
      type: 'final',
      tags: 'busy',
      meta: { screen: 'waiting', step: 'payment' },
    },
  },
});
