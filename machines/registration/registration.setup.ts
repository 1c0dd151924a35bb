import { assertEvent, assign, type DoneActorEvent, raise, setup } from 'xstate';
import { type PaymentEnd, paymentMachine } from '../payment/payment.machine.ts';
import { endedWith, mustBeProvided, mustWatch, refusalsAs } from '../flow/setup.ts';
import type {
  Answers,
  Failure,
  Problem,
  Purchase,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationMeta,
  RegistrationTag,
  Status,
} from './registration.types.ts';
import {
  type AccountStep,
  canOpen,
  isBackFrom,
  isDone,
  type OptionalStep,
  purchaseOf,
  shownStep,
  withPurchase,
} from './steps.ts';

type Answered<Name extends keyof Answers> = { answers: Answers[Name] };

const { failureOf, failedWith } = refusalsAs<Failure>();
const problem = (code: Problem['code'], step: OptionalStep | null = null): Problem => ({ code, step, fields: {} });

/** The registration's setup: its actors, which the app provides, and the guards and actions that its chart names. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as RegistrationTag,
    meta: {} as RegistrationMeta,
    children: {} as { payment: 'payment' },
  },
  actors: {
    getRegistration: mustBeProvided<Status>('getRegistration'),
    register: mustBeProvided<void, Answered<'account'>>('register'),
    sendCode: mustBeProvided<Status, Answered<'address'>>('sendCode'),
    verifyMailbox: mustBeProvided<Status, Answered<'code'>>('verifyMailbox'),
    savePersonalDetails: mustBeProvided<Status, Answered<'personal'>>('savePersonalDetails'),
    saveContactDetails: mustBeProvided<Status, Answered<'contact'>>('saveContactDetails'),
    saveAcademicDetails: mustBeProvided<Status, Answered<'course'>>('saveAcademicDetails'),
    applyForPermit: mustBeProvided<Purchase, Answered<'permit'>>('applyForPermit'),
    buyStudentCard: mustBeProvided<Purchase>('buyStudentCard'),
    donateToResearch: mustBeProvided<Purchase>('donateToResearch'),
    skipRegistrationStep: mustBeProvided<Status, { step: OptionalStep }>('skipRegistrationStep'),
    volunteer: mustBeProvided<Status, { isVolunteer: boolean }>('volunteer'),
    checkOffer: mustBeProvided<{ isOpen: boolean }, { step: OptionalStep }>('checkOffer'),
    payment: paymentMachine,
    waitForResend: mustBeProvided<void, { resendAt: string }>('waitForResend'),
    waitForExpiry: mustBeProvided<void, { expiresAt: string }>('waitForExpiry'),
    watchSession: mustWatch('watchSession'),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isRegistered: ({ context }) => context.status?.registered === true,
    shows: ({ context }, step: AccountStep) => shownStep(context) === step,
    canOpen: ({ context, event }) => event.type === 'step.open' && canOpen(context.status, event.step),
    hasCode: ({ context }) => context.status?.code != null,
    hasTries: ({ context }) => (context.status?.code?.tries_left ?? 0) > 0,
    isLastTry: ({ context, event }) => failedWith(event, 'codeWrong') && context.status?.code?.tries_left === 1,
    isDone: ({ context }, step: AccountStep) => isDone(context.status, step),
    hasEnded: ({ event }, end: PaymentEnd) => endedWith(event, end),
    isPaying: ({ context }, step: OptionalStep) =>
      isBackFrom(context, step) || purchaseOf(context.status, step)?.state === 'open',
    hasChosen: ({ context }) => context.isVolunteer !== null,
    isInvalid: ({ event }) => failedWith(event, 'invalid'),
    mayCorrect: ({ event }) => failedWith(event, 'invalid', 'tooMuchMail'),
    isCodeWrong: ({ event }) => failedWith(event, 'codeWrong'),
    isCodeOver: ({ event }) => failedWith(event, 'codeExpired', 'codeSpent'),
    isTooSoon: ({ event }) => failedWith(event, 'codeTooSoon'),
    isTaken: ({ event }) => failedWith(event, 'accountExists'),
    isOutdated: ({ event }) => failedWith(event, 'notDue'),
    isNotOpen: ({ event }) => failedWith(event, 'notOpen'),
    isSignedOut: ({ event }) => failedWith(event, 'signedOut'),
  },
  actions: {
    learnStatus: assign((_, status: Status) => ({ status })),
    takeStatus: assign((_, status: Status) => ({ status, wanted: null })),
    takePurchase: assign(({ context }, purchase: Purchase) => ({
      status: context.status && withPurchase(context.status, purchase),
      ordered: true,
    })),
    goTo: assign((_, wanted: OptionalStep | null) => ({ wanted })),
    countTry: assign(({ context: { status } }) => ({
      status: status?.code ? { ...status, code: { ...status.code, tries_left: status.code.tries_left - 1 } } : status,
    })),
    want: assign(({ event }) => {
      assertEvent(event, 'step.open');
      return { wanted: event.step, returned: null, problem: null };
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'volunteering.choose');
      return { isVolunteer: event.isVolunteer };
    }),
    forgetReturn: assign({ returned: null, ordered: false }),
    forgetRegistration: assign({
      status: null,
      wanted: null,
      returned: null,
      ordered: false,
      isVolunteer: null,
      problem: null,
    }),
    clearProblem: assign({ problem: null }),
    noteProblem: assign(({ event }) => {
      const { code = 'away', fields = {} } = failureOf(event) ?? {};
      return { problem: { code, step: null, fields } };
    }),
    noteExpired: assign({ problem: problem('codeExpired') }),
    noteDeclined: assign((_, step: OptionalStep) => ({ problem: problem('paymentDeclined', step) })),
    noteUnpaid: assign(({ context }, step: OptionalStep) => {
      const isDeclined = purchaseOf(context.status, step)?.state === 'declined';
      return { problem: problem(isDeclined ? 'paymentDeclined' : 'paymentCancelled', step) };
    }),
    notePaymentOver: assign((_, step: OptionalStep) => ({ problem: problem('paymentOver', step) })),
    tellCodeSent: raise({ type: 'code.sent' }),
    tellAddressChanged: raise({ type: 'address.changed' }),
  },
});

/** A state's call, for states that several steps share; a whole `StateConfig` there would hide the chart's shape from its types. */
export type Invoke = { invoke: NonNullable<ReturnType<typeof registrationSetup.createStateConfig>['invoke']> };

/** The refusals possible at any step: the session has ended, or the registration has moved on elsewhere. */
export const refusals = [
  { guard: 'isOutdated', target: '#registration.opening' },
  { guard: 'isSignedOut', target: '#registration.signedOut' },
] as const;

/** The server has accepted the step: the step now due decides what follows. */
export const onTaken = {
  target: '#registration.sorting',
  actions: { type: 'takeStatus', params: ({ event }: { event: DoneActorEvent<Status> }) => event.output },
} as const;
