import { assertEvent, type DoneActorEvent } from 'xstate';
import { type Invoke, onTaken, refusals, registrationSetup } from './registration.setup.ts';
import type { Purchase, RegistrationMeta } from './registration.types.ts';
import { type OfferName, type OptionalStep, paymentInput } from './steps.ts';

type Opened = { event: DoneActorEvent<Purchase> };

const onSkip = { target: 'skipping', actions: 'clearProblem' } as const;
const onStart = { target: 'openingPayment', actions: 'clearProblem' } as const;
/** The server has opened the payment, or says that there is nothing left to pay. */
const onOpened = [
  {
    guard: ({ event }: Opened) => event.output.url !== null,
    target: 'paying',
    actions: { type: 'takePurchase', params: ({ event }: Opened) => event.output },
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

/**
 * An optional step's offer, and its payment. However the payment ends, the next step follows; an unpaid step is skipped for now, which
 * ends its payment, and the noted problem leads back to it.
 */
function paidStep(step: OptionalStep, name: OfferName, start: Start, opening: Invoke) {
  const meta: RegistrationMeta = { step, screen: name };
  const on = { ...start, 'step.skip': onSkip };
  return registrationSetup.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: {
        description: 'How far it is: done, on its way back from the provider, to be paid, or not begun.',
        meta,
        always: [
          { guard: { type: 'isDone', params: step }, target: 'settled' },
          { guard: { type: 'isPaying', params: step }, target: 'paying' },
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
      offering: { description: 'The person takes it, or goes on without.', tags: 'editable', meta, on },
      openingPayment: { description: 'The server opens the payment.', tags: 'busy', meta, ...opening },
      payFailed: { description: 'The payment could not be opened.', tags: 'editable', meta, on },
      paying: {
        description: 'The payment is on its way: the server has opened it, and does not know yet how it ends.',
        meta: { step, screen: 'payment' },
        exit: 'forgetReturn',
        invoke: {
          id: 'payment',
          src: 'payment',
          input: ({ context }) => paymentInput(context, step),
          onDone: [
            {
              guard: { type: 'hasEnded', params: 'paid' },
              target: '#registration.opening',
              actions: { type: 'goTo', params: null },
            },
            {
              guard: { type: 'hasEnded', params: 'declined' },
              target: 'skipping',
              actions: { type: 'noteDeclined', params: step },
            },
            {
              guard: { type: 'hasEnded', params: 'cancelled' },
              target: 'skipping',
              actions: { type: 'noteUnpaid', params: step },
            },
            { guard: { type: 'hasEnded', params: 'signedOut' }, target: '#registration.signedOut' },
            {
              target: '#registration.opening',
              actions: [
                { type: 'notePaymentOver', params: step },
                { type: 'goTo', params: step },
              ],
            },
          ],
        },
        on: { 'offer.reopen': 'offering', 'step.skip': onSkip },
      },
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
        on: { retry: onSkip, 'offer.reopen': { target: 'offering', actions: 'clearProblem' } },
      },
    },
  });
}

/** A parking permit: the car, the driving licence, the green contribution. */
export const parking = paidStep(
  'PARKING',
  'parking',
  { 'permit.apply': onStart },
  registrationSetup.createStateConfig({
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

/** A student card, while it can be ordered. */
export const studentCard = paidStep(
  'STUDENT_CARD',
  'studentCard',
  { 'card.order': onStart },
  registrationSetup.createStateConfig({
    invoke: { src: 'buyStudentCard', onDone: onOpened, onError: onRefused },
  }),
);

/** A donation to the research fund. */
export const solidarityFund = paidStep(
  'SOLIDARITY_FUND',
  'solidarityFund',
  { 'donation.give': onStart },
  registrationSetup.createStateConfig({
    invoke: { src: 'donateToResearch', onDone: onOpened, onError: onRefused },
  }),
);
