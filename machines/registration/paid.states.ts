import { assertEvent, type DoneActorEvent } from 'xstate';
import { purchaseOf } from './progress.ts';
import type { Purchase } from './registration.types.ts';
import { heading, onTaken, refusals, registrationSetup } from './registration.setup.ts';
import type { OptionalStep } from './steps.ts';

const onSkip = { target: 'skipping', actions: 'clearProblem' } as const;
const onStart = { target: 'openingPayment', actions: 'clearProblem' } as const;

/** The server opened the payment, or says that there is nothing to pay any more. */
const onOpened = [
  {
    guard: ({ event }: { event: DoneActorEvent<Purchase> }) => event.output.url !== null,
    target: 'leaving',
    actions: { type: 'takePurchase', params: ({ event }: { event: DoneActorEvent<Purchase> }) => event.output },
  },
  { target: '#registration.opening' },
] as const;
const onRefused = [
  { guard: 'isInvalid', target: 'offering', actions: 'noteProblem' },
  { guard: 'isNotOpen', target: 'closed' },
  ...refusals,
  { target: 'payFailed', actions: 'noteProblem' },
] as const;

type Start =
  | { 'permit.apply': typeof onStart }
  | { 'card.order': typeof onStart }
  | { 'donation.give': typeof onStart };
type State = ReturnType<typeof registrationSetup.createStateConfig>;

const openingPayment = (step: OptionalStep, name: string) =>
  ({ description: 'The server opens the payment.', tags: 'busy', meta: heading(step, name) }) as const;

/** From leaving for the provider until the server knows how the payment ended: not the address that the person came back to. */
const payment = (step: OptionalStep, name: string) => {
  const meta = heading(step, `${name}Payment`);
  return {
    leaving: registrationSetup.createStateConfig({
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
    }),
    insecureHost: registrationSetup.createStateConfig({
      description: 'The provider is only ever visited on a secure host.',
      meta: heading(step, 'insecureHost'),
      on: { 'offer.reopen': 'offering', 'step.skip': onSkip },
    }),
    awaitingPayment: registrationSetup.createStateConfig({
      initial: 'watching',
      on: {
        'payment.resume': { guard: { type: 'hasPaymentUrl', params: step }, target: 'leaving' },
        'offer.reopen': 'offering',
        'step.skip': onSkip,
      },
      states: {
        watching: {
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
                target: `#registration.steps.${name}.skipping`,
                actions: { type: 'noteDeclined', params: step },
              },
              {
                target: `#registration.steps.${name}.offering`,
                actions: [
                  { type: 'takeStatus', params: ({ event }) => event.output.status },
                  { type: 'notePaymentOver', params: step },
                ],
              },
            ],
            onError: [...refusals, { target: 'watchFailed' }],
          },
        },
        watchFailed: {
          description: 'The server could not be asked how the payment ended.',
          meta,
          on: { retry: 'watching' },
        },
      },
    }),
  };
};

/**
 * What an optional step offers, and its payment. Whatever comes of the payment, the next step follows; where nothing was paid this one is
 * skipped for now, which ends its payment, and the problem noted leads back to it.
 */
const paidStep = (step: OptionalStep, name: string, start: Start, opening: State) => {
  const meta = heading(step, name);
  return registrationSetup.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: {
        description: 'How far it is: done, on its way back from the provider, to be paid, or not begun.',
        meta,
        exit: 'forgetReturn',
        always: [
          { guard: { type: 'isDone', params: step }, target: 'settled' },
          { guard: 'isBackWithoutPaying', target: 'skipping', actions: { type: 'noteUnpaid', params: step } },
          { guard: { type: 'isPaying', params: step }, target: 'awaitingPayment' },
          { target: 'checkingOffer' },
        ],
      },
      settled: { description: 'It is paid; nothing is left to do here.', meta },
      checkingOffer: {
        description: 'The server says whether it can be had at this time of year.',
        tags: 'busy',
        meta,
        invoke: {
          src: 'checkOffer',
          input: { step },
          onDone: [{ guard: ({ event }) => event.output.isOpen, target: 'offering' }, { target: 'closed' }],
          onError: [...refusals, { target: 'offering' }],
        },
      },
      closed: { description: 'It cannot be had at this time of year.', meta, on: { 'step.skip': onSkip } },
      offering: {
        description: 'The person takes it, or goes on without.',
        tags: 'editable',
        meta,
        on: { ...start, 'step.skip': onSkip },
      },
      openingPayment: opening,
      payFailed: {
        description: 'The payment could not be opened.',
        tags: 'editable',
        meta,
        on: { ...start, 'step.skip': onSkip },
      },
      ...payment(step, name),
      skipping: {
        description: 'The server skips the step, and ends its payment if one is open.',
        tags: 'busy',
        meta,
        invoke: {
          src: 'skipRegistrationStep',
          input: { step },
          onDone: onTaken,
          onError: [...refusals, { target: 'skipFailed', actions: 'noteProblem' }],
        },
      },
      skipFailed: {
        description: 'The server could not be asked to skip the step.',
        meta,
        on: { retry: onSkip, 'offer.reopen': 'offering' },
      },
    },
  });
};

/** A permit to park: the car, the driving licence, the green contribution. */
export const parking = paidStep(
  'PARKING',
  'parking',
  { 'permit.apply': onStart },
  registrationSetup.createStateConfig({
    ...openingPayment('PARKING', 'parking'),
    invoke: {
      src: 'applyForPermit',
      input: ({ event }) => {
        assertEvent(event, 'permit.apply');
        return { answers: event.answers };
      },
      onDone: onOpened,
      onError: onRefused,
    },
  }),
);

/** The card of a student, while it can be ordered. */
export const studentCard = paidStep(
  'STUDENT_CARD',
  'studentCard',
  { 'card.order': onStart },
  registrationSetup.createStateConfig({
    ...openingPayment('STUDENT_CARD', 'studentCard'),
    invoke: { src: 'buyStudentCard', onDone: onOpened, onError: onRefused },
  }),
);

/** A donation to the research fund. */
export const solidarityFund = paidStep(
  'SOLIDARITY_FUND',
  'solidarityFund',
  { 'donation.give': onStart },
  registrationSetup.createStateConfig({
    ...openingPayment('SOLIDARITY_FUND', 'solidarityFund'),
    invoke: { src: 'donateToResearch', onDone: onOpened, onError: onRefused },
  }),
);
