import type { PaymentEnd, paymentMachine, PaymentScreen } from '../../../machines/payment/payment.machine.ts';
import type { JourneyFor } from 'xstate-paths';
import { input, PROVIDER } from './payment.fixtures.ts';

type Journey = JourneyFor<typeof paymentMachine>;
type Step = Journey['steps'][number];

/** A screen of a payment, as the page reads it. */
const shows = (screen: PaymentScreen, ...tags: 'busy'[]) => ({ meta: { screen, step: 'payment' }, tags });

const leaves = { ...shows('leaving', 'busy'), asks: { goToProvider: { url: PROVIDER } } };
const watches = { ...shows('waiting'), asks: { watchPayment: { id: input('waiting').id } } };

const resume: Step = { send: { type: 'payment.resume' }, now: 'leaving', ...leaves };
const gone: Step = { actor: 'goToProvider', output: undefined, now: 'waiting.watching', ...watches };

const ended = (end: 'paid' | 'declined' | 'over' | 'late'): Journey => ({
  name: `the server says that it is ${end}`,
  input: input('leaving'),
  begins: leaves,
  steps: [gone, { actor: 'watchPayment', output: { end }, context: { end }, ...shows('waiting', 'busy') }],
  ends: 'ended',
});

/** The course of any payment; each ends where it must, whatever the chart does. */
export const journeys: readonly Journey[] = [
  ...(['paid', 'declined', 'over', 'late'] as const).map(ended),
  {
    name: 'the person comes back by the provider’s way out',
    input: input('cancelled'),
    begins: { context: { end: 'cancelled' } },
    steps: [],
    ends: 'ended',
  },
  {
    name: 'a payment left open is watched, and gone on with',
    input: input('waiting'),
    steps: [resume, gone],
    ends: 'waiting.watching',
  },
  {
    name: 'a payment without an address to go to is only watched',
    input: input('waiting', null),
    steps: [{ send: { type: 'payment.resume' }, refused: true }],
    ends: 'waiting.watching',
  },
  {
    name: 'nobody pays from an insecure host',
    input: input('leaving'),
    steps: [
      { actor: 'goToProvider', error: { code: 'insecureHost' }, ...shows('insecureHost') },
      { send: { type: 'retry' }, refused: true },
      { send: { type: 'payment.resume' }, refused: true },
    ],
    ends: 'insecureHost',
  },
  {
    name: 'the browser cannot go to the provider, then can',
    input: input('leaving'),
    steps: [
      { actor: 'goToProvider', error: { code: 'away' }, now: 'leavingFailed', ...shows('leavingFailed') },
      { send: { type: 'retry' }, now: 'leaving' },
      gone,
    ],
    ends: 'waiting.watching',
  },
  {
    name: 'the server is away when asked how the payment ended, then answers',
    input: input('waiting'),
    steps: [
      { actor: 'watchPayment', error: { code: 'away' }, now: 'waiting.failed', ...shows('waitingFailed') },
      { send: { type: 'retry' }, now: 'waiting.watching' },
      { actor: 'watchPayment', output: { end: 'paid' }, context: { end: 'paid' } },
    ],
    ends: 'ended',
  },
  {
    name: 'the provider is gone back to while the server is away',
    input: input('waiting'),
    steps: [{ actor: 'watchPayment', error: { code: 'away' } }, resume],
    ends: 'leaving',
  },
  {
    name: 'the session ends while the payment is watched',
    input: input('waiting'),
    steps: [
      { actor: 'watchPayment', error: { code: 'signedOut' }, context: { end: 'signedOut' satisfies PaymentEnd } },
    ],
    ends: 'ended',
  },
];
