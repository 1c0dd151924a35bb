import { account, accountExists, verification } from './account.states.ts';
import { contact, course, personal, volunteering } from './details.states.ts';
import { parking, solidarityFund, studentCard } from './offers.states.ts';
import { registrationSetup } from './registration.setup.ts';

/**
 * Registration: open an account, prove the email address with its code, give one's details, take or skip the offers, check, done.
 *
 * Promises: the server's `due` decides the person's step, so that reload, another device or signing in again return to the same one;
 * an earlier step can be opened again and corrected; however a payment ends, the next step follows, and an unpaid one can be tried
 * again. Can never happen: a step that is not due yet, a second account for one email address, learning of an account without having
 * proved its email address, leaving for a payment provider without an address to go to.
 *
 * How a page uses it. Its input is `{ isSignedIn, wanted, returned }`: true if there is a token, the step that the address names
 * (`stepAt(segment)`, null at `/register`), and the purchase that the payment page names. The address of the
 * shown step is `segments[step]` under `/register`. Another address, Back or a link "change" sends `step.open`; if `can` says no, that
 * step is not due, and the address becomes that of the chart's own step. Steps already paid (`settled`) or opened again are left the same
 * way, by opening `context.status.due`. Forms send their answers with `account.create`, `code.submit`, `address.save`, `personal.save`,
 * `contact.save`, `course.save`, `permit.apply`, also to try again if a `...Failed` state is tagged `editable`; elsewhere `retry` does. A
 * session that ended (`signedOut`) waits for `session.restored`. `context.problem` says what went wrong, with the server's messages by
 * field. `stepIndexOf(snapshot)` (steps.ts) is the index that the spec keeps in local storage.
 * The actors own the tokens: `register` and every call that completes the registration store the new one.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, status: null, ordered: false, isVolunteer: null, problem: null }),
  invoke: { src: 'watchSession' },
  states: {
    deciding: {
      description: 'The chart checks if a registration may have begun.',
      meta: { step: 'INITIALIZE', screen: 'opening' },
      always: [{ guard: 'isSignedIn', target: 'opening' }, { target: 'account' }],
    },
    opening: {
      description: 'The server says how far the registration is.',
      tags: 'busy',
      meta: { step: 'INITIALIZE', screen: 'opening' },
      invoke: {
        src: 'getRegistration',
        onDone: { target: 'sorting', actions: { type: 'learnStatus', params: ({ event }) => event.output } },
        onError: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'openFailed' }],
      },
    },
    openFailed: {
      description: 'The server could not be asked how far the registration is.',
      meta: { step: 'INITIALIZE', screen: 'openFailed' },
      on: { retry: 'opening' },
    },
    signedOut: {
      description: 'The session ended; signing in again leads back to the same step, registering anew to the first.',
      meta: { step: 'INITIALIZE', screen: 'signedOut' },
      on: {
        'session.restored': 'opening',
        'start.again': { target: 'account', actions: 'forgetRegistration' },
      },
    },
    account,
    accountExists,
    sorting: {
      description: 'The step to show: the one asked for, where it can be opened, else the one that is due.',
      meta: { step: 'INITIALIZE', screen: 'opening' },
      always: [
        { guard: 'isRegistered', target: 'registered' },
        { guard: { type: 'shows', params: 'VERIFICATION' }, target: 'steps.verification' },
        { guard: { type: 'shows', params: 'PERSONAL' }, target: 'steps.personal' },
        { guard: { type: 'shows', params: 'CONTACT' }, target: 'steps.contact' },
        { guard: { type: 'shows', params: 'COURSE' }, target: 'steps.course' },
        { guard: { type: 'shows', params: 'PARKING' }, target: 'steps.parking' },
        { guard: { type: 'shows', params: 'STUDENT_CARD' }, target: 'steps.studentCard' },
        { guard: { type: 'shows', params: 'SOLIDARITY_FUND' }, target: 'steps.solidarityFund' },
        { target: 'steps.volunteering' },
      ],
    },
    steps: {
      initial: 'verification',
      on: { 'step.open': { guard: 'canOpen', target: 'sorting', actions: 'want' } },
      states: { verification, personal, contact, course, parking, studentCard, solidarityFund, volunteering },
    },
    registered: {
      description: 'All steps are behind; the account is complete.',
      type: 'final',
      tags: 'over',
      meta: { step: 'VOLUNTEERING', screen: 'registered' },
    },
  },
});
