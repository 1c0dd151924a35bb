import { after, at, input, registered } from './registration.fixtures.ts';
import {
  createAccount,
  done,
  fails,
  type Journey,
  open,
  opened,
  openedAt,
  retry,
  savePersonal,
  saying,
  send,
  signedIn,
  silent,
  startAgain,
  submitCode,
} from './registration.steps.ts';

const wanting = (wanted: 'PERSONAL' | 'VOLUNTEERING') => input({ isSignedIn: true, wanted });

/** The beginning of a registration, its resumption, and its loss with the session. */
export const accountJourneys: readonly Journey[] = [
  {
    name: 'a new person opens an account',
    input: input(),
    steps: [
      send(createAccount, 'account.registering'),
      { ...done('register', undefined, 'opening'), context: { isSignedIn: true } },
      openedAt('VERIFICATION', 'code.entering', 'mail.resting'),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'an address that is none of the university is corrected',
    input: input(),
    steps: [
      send(createAccount),
      saying(fails('register', 'invalid', 'account.editing'), 'invalid'),
      silent(send(createAccount, 'account.registering')),
    ],
    ends: 'account.registering',
  },
  {
    name: 'too much was mailed there today',
    input: input(),
    steps: [send(createAccount), saying(fails('register', 'tooMuchMail'), 'tooMuchMail')],
    ends: 'account.editing',
  },
  {
    name: 'the server is away when the account is opened',
    input: input(),
    steps: [
      send(createAccount),
      saying(fails('register', 'away', 'account.registerFailed'), 'away'),
      silent(send(createAccount, 'account.registering')),
    ],
    ends: 'account.registering',
  },
  {
    name: 'the server is away when it is asked how far the registration is',
    input: signedIn,
    steps: [fails('getRegistration', 'away', 'openFailed'), send(retry, 'opening'), openedAt('COURSE')],
    ends: 'course.editing',
  },
  {
    name: 'whoever is registered has nothing to do here',
    input: signedIn,
    steps: [opened(registered)],
    ends: 'registered',
  },
  {
    name: 'an address names a step that is behind',
    input: wanting('PERSONAL'),
    steps: [openedAt('PARKING')],
    ends: 'personal.editing',
  },
  {
    name: 'an address names a step that is not due yet',
    input: wanting('VOLUNTEERING'),
    steps: [openedAt('PARKING')],
    ends: 'parking.checkingOffer',
  },
  {
    name: 'an address names a step, and the mailbox is not proved yet',
    input: wanting('PERSONAL'),
    steps: [openedAt('VERIFICATION')],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'the session has ended, and the person signs in again',
    input: signedIn,
    steps: [fails('getRegistration', 'signedOut', 'signedOut'), send({ type: 'session.restored' }, 'opening')],
    ends: 'opening',
  },
  {
    name: 'the session has ended, and the person registers anew',
    input: signedIn,
    steps: [
      openedAt('PERSONAL'),
      send(savePersonal),
      fails('savePersonalDetails', 'signedOut', 'signedOut'),
      { ...send(startAgain, 'account.editing'), context: { status: null, ordered: false } },
    ],
    ends: 'account.editing',
  },
  {
    name: 'the session ends while a step behind is corrected: signing in again leads back to it',
    input: signedIn,
    steps: [
      openedAt('PARKING'),
      send(open('PERSONAL'), 'personal.editing'),
      send(savePersonal),
      fails('savePersonalDetails', 'signedOut', 'signedOut'),
      send({ type: 'session.restored' }),
      openedAt('PARKING', 'personal.editing'),
      send(savePersonal),
      done('savePersonalDetails', at('PARKING')),
    ],
    ends: 'parking.checkingOffer',
  },
  {
    name: 'the mailbox has an account already',
    input: signedIn,
    steps: [
      openedAt('VERIFICATION'),
      send(submitCode),
      fails('verifyMailbox', 'accountExists', 'accountExists'),
      {
        ...send(startAgain, 'account.editing'),
        context: { status: null, wanted: null, ordered: false, problem: null },
      },
    ],
    ends: 'account.editing',
  },
  {
    name: 'another device is ahead: only the server says which step is due',
    input: signedIn,
    steps: [openedAt('PERSONAL'), send(savePersonal), done('savePersonalDetails', after(at('COURSE'), 'COURSE'))],
    ends: 'parking.checkingOffer',
  },
];
