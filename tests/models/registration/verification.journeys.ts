import { at, code } from './registration.fixtures.ts';
import {
  done,
  fails,
  ignored,
  type Journey,
  knowing,
  open,
  opened,
  openedAt,
  problem,
  saveAddress,
  saying,
  send,
  signedIn,
  silent,
  startAgain,
  type Step,
  submitCode,
} from './registration.steps.ts';

const asked = at('VERIFICATION');
const mailed = { ...asked, code: code({ resend_at: '2026-10-05T08:05:00.000Z' }) };
const withTries = (tries_left: number) => ({ ...asked, code: code({ tries_left }) });
const resend = { type: 'code.resend' } as const;
const change = { type: 'address.change' } as const;

const toCode = openedAt('VERIFICATION', 'code.entering', 'mail.resting');
const rested = done('waitForResend', undefined, 'mail.ready');
/** The same step, after which the clocks of the code and of the next mail start again. */
const startingClocks = (step: Step): Step => ({ ...step, enters: ['code.entering', 'mail.resting'] });
const expired = saying(done('waitForExpiry', undefined, 'code.lapsed'), 'codeExpired');

/** The code: right, wrong, too late, missing, sent again, sent elsewhere. */
export const verificationJourneys: readonly Journey[] = [
  {
    name: 'the right code proves the mailbox',
    input: signedIn,
    steps: [
      toCode,
      ignored(open('PERSONAL')),
      send(submitCode, 'code.checking'),
      knowing(done('verifyMailbox', at('PERSONAL'), 'personal.editing'), at('PERSONAL')),
      ignored(open('VERIFICATION')),
    ],
    ends: 'personal.editing',
  },
  {
    name: 'a wrong code costs one of five tries',
    input: signedIn,
    steps: [
      toCode,
      send(submitCode),
      saying(fails('verifyMailbox', 'codeWrong', 'code.entering'), 'codeWrong'),
      silent(send(submitCode, 'code.checking')),
      knowing(fails('verifyMailbox', 'codeWrong', 'code.entering'), withTries(3)),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'a wrong code is not told beside another address',
    input: signedIn,
    steps: [
      toCode,
      send(submitCode),
      saying(fails('verifyMailbox', 'codeWrong', 'code.entering'), 'codeWrong'),
      silent(send(change)),
    ],
    ends: 'code.changingAddress',
  },
  {
    name: 'a code that could not be checked is not told beside another address',
    input: signedIn,
    steps: [
      toCode,
      send(submitCode),
      saying(fails('verifyMailbox', 'away', 'code.checkFailed'), 'away'),
      silent(send(change)),
    ],
    ends: 'code.changingAddress',
  },
  {
    name: 'the last try is wrong: only another code helps',
    input: signedIn,
    steps: [
      opened(withTries(1), 'code.entering'),
      send(submitCode),
      {
        ...fails('verifyMailbox', 'codeWrong', 'code.lapsed'),
        context: { status: withTries(0), problem: problem('codeWrong', null) },
      },
      ignored(submitCode),
      rested,
      send(resend, 'mail.sending'),
      silent(done('sendCode', mailed)),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'the code was tried too often on another device',
    input: signedIn,
    steps: [toCode, send(submitCode), saying(fails('verifyMailbox', 'codeSpent', 'code.lapsed'), 'codeSpent')],
    ends: ['code.lapsed', 'mail.resting'],
  },
  {
    name: 'the code expires while the person looks for it',
    input: signedIn,
    steps: [
      toCode,
      rested,
      expired,
      silent(send(resend, 'code.lapsed', 'mail.sending')),
      knowing(done('sendCode', mailed, 'code.entering', 'mail.resting'), mailed),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'the code expires on its way to the server',
    input: signedIn,
    steps: [toCode, send(submitCode), saying(fails('verifyMailbox', 'codeExpired', 'code.lapsed'), 'codeExpired')],
    ends: ['code.lapsed', 'mail.resting'],
  },
  {
    name: 'somebody comes back to a code that is spent, or to none',
    input: signedIn,
    steps: [opened(withTries(0), 'code.lapsed', 'mail.resting'), rested],
    ends: ['code.lapsed', 'mail.ready'],
  },
  {
    name: 'somebody comes back when no code is kept any more',
    input: signedIn,
    steps: [opened({ ...asked, code: null }, 'code.lapsed', 'mail.ready'), send(resend), done('sendCode', mailed)],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'another code is asked for only after the rest, and restarts both clocks',
    input: signedIn,
    steps: [
      toCode,
      ignored(resend),
      rested,
      send(resend, 'code.entering', 'mail.sending'),
      ignored(resend),
      startingClocks(knowing(done('sendCode', mailed), mailed)),
      expired,
    ],
    ends: ['code.lapsed', 'mail.resting'],
  },
  {
    name: 'another code comes while the server could not be asked about the first',
    input: signedIn,
    steps: [
      toCode,
      rested,
      send(submitCode),
      saying(fails('verifyMailbox', 'away', 'code.checkFailed'), 'away'),
      send(resend),
      done('sendCode', mailed),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'the server is away when the code is compared, and then is back',
    input: signedIn,
    steps: [
      toCode,
      send(submitCode),
      fails('verifyMailbox', 'away', 'code.checkFailed'),
      silent(send(submitCode, 'code.checking')),
    ],
    ends: ['code.checking', 'mail.resting'],
  },
  {
    name: 'the session ends while the code is compared',
    input: signedIn,
    steps: [toCode, send(submitCode), fails('verifyMailbox', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'the mailbox was proved on another device',
    input: signedIn,
    steps: [toCode, send(submitCode), fails('verifyMailbox', 'notDue', 'opening'), openedAt('PERSONAL')],
    ends: 'personal.editing',
  },
  {
    name: 'clocks that cannot wait keep nobody from going on',
    input: signedIn,
    steps: [
      toCode,
      fails('waitForResend', 'away', 'mail.ready'),
      fails('waitForExpiry', 'away', 'code.checkFailed'),
      send(change, 'code.changingAddress'),
    ],
    ends: ['code.changingAddress', 'mail.ready'],
  },
  {
    name: 'asked too soon for the server: it says when',
    input: signedIn,
    steps: [toCode, rested, send(resend), fails('sendCode', 'codeTooSoon', 'opening'), opened(mailed)],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'no more mail today',
    input: signedIn,
    steps: [toCode, rested, send(resend), saying(fails('sendCode', 'tooMuchMail'), 'tooMuchMail'), send(resend)],
    ends: ['code.entering', 'mail.sending'],
  },
  {
    name: 'the session ends while another code is asked for',
    input: signedIn,
    steps: [toCode, rested, send(resend), fails('sendCode', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'another code is asked for when the mailbox is proved already',
    input: signedIn,
    steps: [toCode, rested, send(resend), fails('sendCode', 'notDue')],
    ends: 'opening',
  },
  {
    name: 'the code goes to another address at once',
    input: signedIn,
    steps: [
      toCode,
      send(change, 'code.changingAddress', 'mail.resting'),
      send(saveAddress, 'code.sendingElsewhere', 'mail.resting'),
      startingClocks(knowing(done('sendCode', mailed), mailed)),
      rested,
      send(change),
      send(saveAddress),
      done('sendCode', mailed, 'code.entering', 'mail.resting'),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'the address stays after all',
    input: signedIn,
    steps: [toCode, expired, silent(send(change, 'code.changingAddress')), send({ type: 'address.keep' })],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'the address stays, and so does the code that is spent',
    input: signedIn,
    steps: [opened(withTries(0)), send(change), send({ type: 'address.keep' }, 'code.lapsed')],
    ends: ['code.lapsed', 'mail.resting'],
  },
  {
    name: 'an address of another kind is refused, and kept from being asked',
    input: signedIn,
    steps: [
      toCode,
      send(change),
      send(saveAddress),
      saying(fails('sendCode', 'invalid', 'code.changingAddress'), 'invalid'),
      silent(send({ type: 'address.keep' }, 'code.entering')),
    ],
    ends: ['code.entering', 'mail.resting'],
  },
  {
    name: 'a refused address is corrected',
    input: signedIn,
    steps: [
      toCode,
      send(change),
      send(saveAddress),
      fails('sendCode', 'invalid'),
      silent(send(saveAddress, 'code.sendingElsewhere')),
    ],
    ends: ['code.sendingElsewhere', 'mail.resting'],
  },
  {
    name: 'the session ends while the address is changed',
    input: signedIn,
    steps: [toCode, send(change), send(saveAddress), fails('sendCode', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'the address is changed when the mailbox is proved already',
    input: signedIn,
    steps: [toCode, send(change), send(saveAddress), fails('sendCode', 'notDue')],
    ends: 'opening',
  },
  {
    name: 'the wrong kind of user was chosen: registering begins again',
    input: signedIn,
    steps: [toCode, { ...send(startAgain), context: { status: null, ordered: false, problem: null } }],
    ends: 'account.editing',
  },
];
