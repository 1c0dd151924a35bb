import { assertEvent, assign } from 'xstate';
import { onTaken, refusals, registrationSetup } from './registration.setup.ts';

const onCreate = { target: 'registering', actions: 'clearProblem' } as const;

/** The kind of user, the email address and password, and the consent. */
export const account = registrationSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      description: 'The person says what kind of user registers, with which address, and consents.',
      tags: 'editable',
      meta: { step: 'REGISTRATION', screen: 'account' },
      on: { 'account.create': onCreate },
    },
    registering: {
      description: 'The server opens the account and mails a code, or seems to: it answers the same for every mailbox.',
      tags: 'busy',
      meta: { step: 'REGISTRATION', screen: 'account' },
      invoke: {
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'account.create');
          return { answers: event.answers };
        },
        onDone: { target: '#registration.opening', actions: assign({ isSignedIn: true }) },
        onError: [
          { guard: 'mayCorrect', target: 'editing', actions: 'noteProblem' },
          { target: 'registerFailed', actions: 'noteProblem' },
        ],
      },
    },
    registerFailed: {
      description: 'The server could not be asked; what was typed can be sent again.',
      tags: 'editable',
      meta: { step: 'REGISTRATION', screen: 'account' },
      on: { 'account.create': onCreate },
    },
  },
});

const onSubmit = { target: 'checking', actions: 'clearProblem' } as const;
const onChange = { target: 'changingAddress', actions: 'clearProblem' } as const;

/** The emailed code: the person's side of it. */
const code = registrationSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The chart checks if the code that was mailed last can still be tried.',
      meta: { step: 'VERIFICATION', screen: 'verification' },
      always: [{ guard: 'hasTries', target: 'entering' }, { target: 'lapsed' }],
    },
    entering: {
      description: 'The person types the four digits while they are valid.',
      tags: 'editable',
      meta: { step: 'VERIFICATION', screen: 'verification' },
      invoke: {
        src: 'waitForExpiry',
        input: ({ context }) => ({ expiresAt: context.status?.code?.expires_at ?? '' }),
        onDone: { target: 'lapsed', actions: 'noteExpired' },
        onError: 'checkFailed',
      },
      on: {
        'code.submit': onSubmit,
        'address.change': onChange,
        'code.sent': { target: 'entering', reenter: true },
      },
    },
    checking: {
      description: 'The server compares the code.',
      tags: 'busy',
      meta: { step: 'VERIFICATION', screen: 'verification' },
      invoke: {
        src: 'verifyMailbox',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { answers: event.answers };
        },
        onDone: onTaken,
        onError: [
          { guard: 'isLastTry', target: 'lapsed', actions: ['countTry', 'noteProblem'] },
          { guard: 'isCodeWrong', target: 'entering', actions: ['countTry', 'noteProblem'] },
          { guard: 'isCodeOver', target: 'lapsed', actions: 'noteProblem' },
          { guard: 'isTaken', target: '#registration.accountExists' },
          ...refusals,
          { target: 'checkFailed', actions: 'noteProblem' },
        ],
      },
    },
    checkFailed: {
      description: 'The server could not be asked; the code can be sent to it again.',
      tags: 'editable',
      meta: { step: 'VERIFICATION', screen: 'verification' },
      on: { 'code.submit': onSubmit, 'address.change': onChange, 'code.sent': 'entering' },
    },
    lapsed: {
      description: 'The code has expired or has no attempts left; the person needs a new one.',
      meta: { step: 'VERIFICATION', screen: 'verification' },
      on: { 'address.change': onChange, 'code.sent': 'entering' },
    },
    changingAddress: {
      description: 'The person types another address of the same kind.',
      tags: 'editable',
      meta: { step: 'VERIFICATION', screen: 'address' },
      on: {
        'address.save': { target: 'sendingElsewhere', actions: 'clearProblem' },
        'address.keep': { target: 'deciding', actions: 'clearProblem' },
      },
    },
    sendingElsewhere: {
      description: 'The server mails a code to the other address.',
      tags: 'busy',
      meta: { step: 'VERIFICATION', screen: 'address' },
      invoke: {
        src: 'sendCode',
        input: ({ event }) => {
          assertEvent(event, 'address.save');
          return { answers: event.answers };
        },
        onDone: {
          target: 'entering',
          actions: [{ type: 'takeStatus', params: ({ event }) => event.output }, 'tellAddressChanged'],
        },
        onError: [...refusals, { target: 'changingAddress', actions: 'noteProblem' }],
      },
    },
  },
});

/** The time until another code can be requested, which the server sets. */
const mail = registrationSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The chart checks if a code was mailed at all.',
      always: [{ guard: 'hasCode', target: 'resting' }, { target: 'ready' }],
    },
    resting: {
      description: 'A code was mailed a moment ago.',
      invoke: {
        src: 'waitForResend',
        input: ({ context }) => ({ resendAt: context.status?.code?.resend_at ?? '' }),
        onDone: 'ready',
        onError: 'ready',
      },
      on: { 'address.changed': { target: 'resting', reenter: true } },
    },
    ready: {
      description: 'Another code can be asked for.',
      on: { 'code.resend': { target: 'sending', actions: 'clearProblem' }, 'address.changed': 'resting' },
    },
    sending: {
      description: 'The server mails another code.',
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ answers: { email: context.status?.email ?? '' } }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'takeStatus', params: ({ event }) => event.output }, 'tellCodeSent'],
        },
        onError: [
          { guard: 'isTooSoon', target: '#registration.opening' },
          ...refusals,
          { target: 'ready', actions: 'noteProblem' },
        ],
      },
    },
  },
});

/** The four digits sent to an email address prove that it is the person's own. */
export const verification = registrationSetup.createStateConfig({
  type: 'parallel',
  on: { 'start.again': { target: '#registration.account', actions: 'forgetRegistration' } },
  states: { code, mail },
});

/** Shown only to a person who has just proved that the email address is theirs. */
export const accountExists = registrationSetup.createStateConfig({
  description: 'This mailbox has an account already: the person can log in to it or register with another address.',
  tags: 'over',
  meta: { step: 'VERIFICATION', screen: 'accountExists' },
  on: { 'start.again': { target: 'account', actions: 'forgetRegistration' } },
});
