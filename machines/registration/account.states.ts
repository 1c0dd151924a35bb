import { assertEvent, assign } from 'xstate';
import { heading, registrationSetup } from './registration.setup.ts';

const onCreate = { target: 'registering', actions: 'clearProblem' } as const;

/** What kind of user, with which address and password, and the consent. */
export const account = registrationSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      description: 'The person says what kind of user registers, with which address, and consents.',
      tags: 'editable',
      meta: heading('REGISTRATION', 'account'),
      on: { 'account.create': onCreate },
    },
    registering: {
      description: 'The server opens the account and mails a code, or seems to: it answers the same for every mailbox.',
      tags: 'busy',
      meta: heading('REGISTRATION', 'account'),
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
      meta: heading('REGISTRATION', 'account'),
      on: { 'account.create': onCreate },
    },
  },
});

/** Told only to whoever has just proved to read the mailbox. */
export const accountExists = registrationSetup.createStateConfig({
  description:
    'This mailbox has an account already: logging in to it, or registering with another, is all that is left.',
  tags: 'over',
  meta: heading('VERIFICATION', 'accountExists'),
  on: { 'start.again': { target: 'account', actions: 'forgetRegistration' } },
});
