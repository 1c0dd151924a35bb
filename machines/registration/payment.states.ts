import { purchaseOf } from './progress.ts';
import { heading, refusals, registrationSetup } from './registration.setup.ts';
import type { OptionalStep } from './steps.ts';

export const onSkip = { target: 'skipping', actions: 'clearProblem' } as const;

/** From leaving for the provider until the server knows how the payment ended: not the address that the person came back to. */
export function paymentStates(step: OptionalStep, name: string) {
  const meta = heading(step, `${name}Payment`);
  const here = `#registration.steps.${name}`;

  const leaving = registrationSetup.createStateConfig({
    description: 'The browser goes to the payment provider.',
    tags: 'busy',
    meta,
    invoke: {
      src: 'goToProvider',
      input: ({ context }) => ({ url: purchaseOf(context.status, step)?.url ?? '' }),
      onDone: 'awaitingPayment',
      onError: [
        { guard: 'isInsecureHost', target: 'insecureHost' },
        { target: 'payFailed', actions: 'noteProblem' },
      ],
    },
  });

  const insecureHost = registrationSetup.createStateConfig({
    description: 'The provider is only ever visited on a secure host.',
    meta: heading(step, 'insecureHost'),
    on: { 'offer.reopen': 'offering', 'step.skip': onSkip },
  });

  const watching = registrationSetup.createStateConfig({
    description: 'The server is asked until it knows how the payment ended.',
    meta,
    invoke: {
      src: 'watchPurchase',
      input: ({ context }) => ({ purchaseId: purchaseOf(context.status, step)?.id ?? '' }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'paid',
          target: '#registration.sorting',
          actions: { type: 'takeStatus', params: ({ event }) => event.output.status },
        },
        {
          guard: ({ event }) => event.output.kind === 'declined',
          target: `${here}.skipping`,
          actions: { type: 'noteDeclined', params: step },
        },
        {
          target: `${here}.offering`,
          actions: [
            { type: 'learnStatus', params: ({ event }) => event.output.status },
            { type: 'notePaymentOver', params: step },
          ],
        },
      ],
      onError: [...refusals, { target: 'watchFailed' }],
    },
  });

  const awaitingPayment = registrationSetup.createStateConfig({
    initial: 'watching',
    on: {
      'payment.resume': { guard: { type: 'hasPaymentUrl', params: step }, target: 'leaving' },
      'offer.reopen': 'offering',
      'step.skip': onSkip,
    },
    states: {
      watching,
      watchFailed: {
        description: 'The server could not be asked how the payment ended.',
        meta,
        on: { retry: 'watching' },
      },
    },
  });

  return { leaving, insecureHost, awaitingPayment };
}
