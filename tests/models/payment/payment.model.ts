import type { PaymentInput, paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { eventually, type ModelFor, never, type Rule } from 'xstate-paths';
import { input } from './payment.fixtures.ts';

export { journeys } from './payment.journeys.ts';

/** The events that people, the server and the payment provider cause in a payment. */
export const model = {
  inputs: [input('leaving'), input('waiting'), input('waiting', null), input('cancelled')],
  events: {},
  actors: {
    goToProvider: [{ output: undefined }, { error: { code: 'insecureHost' } }, { error: { code: 'away' } }],
    watchPayment: [
      { output: { end: 'paid' } },
      { output: { end: 'declined' } },
      { output: { end: 'over' } },
      { output: { end: 'late' } },
      { error: { code: 'signedOut' } },
      { error: { code: 'away' } },
    ],
  },
  leftByParent: ['payment.insecureHost'],
} satisfies ModelFor<typeof paymentMachine>;

export const notInBrowser =
  'A payment has no page of its own: tests/e2e/payment.full.test.ts takes its ways inside the flows.';

type Context = PaymentInput & { end: string };

export const rules: Rule<Context>[] = [
  never('leaving for a provider without an address', ({ isIn, context }) => isIn('leaving') && context.url === null),
  eventually('the flow goes on, unless the host is not secure', {
    once: ({ isIn }) => !isIn('insecureHost'),
    later: ({ isIn }) => isIn('ended'),
  }),
];
