import { assertEvent } from 'xstate';
import { heading, onTaken, refusals, registrationSetup } from './registration.setup.ts';

const onSubmit = { target: 'checking', actions: 'clearProblem' } as const;
const onChange = { target: 'changingAddress', actions: 'clearProblem' } as const;

/** The mailed code: what the person does about it. */
const code = registrationSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the code that was mailed last can still be tried.',
      meta: heading('VERIFICATION', 'verification'),
      always: [{ guard: 'hasTries', target: 'entering' }, { target: 'lapsed' }],
    },
    entering: {
      description: 'The person types the four digits while they are good.',
      tags: 'editable',
      meta: heading('VERIFICATION', 'verification'),
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
      meta: heading('VERIFICATION', 'verification'),
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
      meta: heading('VERIFICATION', 'verification'),
      on: { 'code.submit': onSubmit, 'address.change': onChange, 'code.sent': 'entering' },
    },
    lapsed: {
      description: 'The code is too old or was tried too often: only another helps.',
      meta: heading('VERIFICATION', 'verification'),
      on: { 'address.change': onChange, 'code.sent': 'entering' },
    },
    changingAddress: {
      description: 'The person types another address of the same kind.',
      tags: 'editable',
      meta: heading('VERIFICATION', 'address'),
      on: {
        'address.save': { target: 'sendingElsewhere', actions: 'clearProblem' },
        'address.keep': { target: 'deciding', actions: 'clearProblem' },
      },
    },
    sendingElsewhere: {
      description: 'The server mails a code to the other address.',
      tags: 'busy',
      meta: heading('VERIFICATION', 'address'),
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

/** Whether another code can be asked for. The server says from when on. */
const mail = registrationSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether a code was mailed at all.',
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

/** The mailbox is proved by the four digits sent to it. */
export const verification = registrationSetup.createStateConfig({
  type: 'parallel',
  on: { 'start.again': { target: '#registration.account', actions: 'forgetRegistration' } },
  states: { code, mail },
});
