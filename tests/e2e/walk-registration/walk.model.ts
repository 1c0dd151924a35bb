import type { PaymentEnd, PaymentInput } from '../../../machines/payment/payment.machine.ts';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Failure, RegistrationContext, Status } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, type OptionalStep, purchaseOf, steps } from '../../../machines/registration/steps.ts';
import {
  after,
  afterPaying,
  afterSkip,
  answers,
  askedElsewhere,
  code,
  comingBack,
  EMAIL,
  input,
  isAskedElsewhere,
  optionalSteps,
  purchase,
  refused,
  registered,
  standing,
  standingWith,
  withTries,
} from '../../models/registration/registration.fixtures.ts';
import { type Case, cover, explore, type ModelFor, type Outcome, splitPaths } from 'xstate-paths';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';
import { avoided } from './unwalkable.ts';

type At = { context: RegistrationContext };
type Outcomes<Output> = readonly Case<At, Outcome<Output>>[];

/** A person with a proved mailbox comes by the address of the last step, which is not due before all the others are done. */
const isProved = ({ context }: At) => context.wanted === 'VOLUNTEERING';
const isComing = ({ context }: At) => context.status === null && context.returned === null;
const isProvedComer = (at: At) => isComing(at) && isProved(at);
const isUnprovedComer = (at: At) => isComing(at) && context(at).wanted === 'VERIFICATION';
const context = ({ context: known }: At) => known;

const statusIn = ({ context: { status } }: At): Status => status ?? standing('VERIFICATION');
const comes = (isSo: (at: At) => boolean, status: Status) => (at: At) => (isSo(at) ? { output: status } : null);
const refusedIf = (isSo: (at: At) => boolean, reason: Failure['code']) => (at: At) =>
  isSo(at) ? refused(reason) : null;

const isAtTheEnd = ({ context: { status } }: At) => status?.due === 'VOLUNTEERING';
/** The due step, if a payment for it is open: any other question is answered with how that payment ended. */
function paidFor({ context: { status } }: At): OptionalStep | undefined {
  const due = optionalSteps.find((step) => step === status?.due);
  return due && purchaseOf(status, due)?.state === 'open' ? due : undefined;
}

const isCompletable = (at: At) => !isAtTheEnd(at) && paidFor(at) === undefined;
/** At the last step "not due" means that an earlier one is due again; before it, that the registration was completed on another device. */
const completedElsewhere = refusedIf(isCompletable, 'notDue');

const taking = (step: AccountStep): Outcomes<Status> => [
  (at) => ({ output: after(statusIn(at), step) }),
  completedElsewhere,
  refused('signedOut'),
  refused('away'),
];

const opening = (step: OptionalStep) => [
  { output: purchase(step) },
  (at: At) => (isCompletable(at) ? { output: purchase(step, 'ended') } : null),
  completedElsewhere,
  refused('signedOut'),
  refused('away'),
];

const isWaiting =
  (output: { end: PaymentEnd }) =>
  ({ input: { begins } }: { input: PaymentInput }) =>
    begins === 'waiting' ? { output } : null;

/** An offer is looked up alone only after going back to its step: otherwise together with the answer before it. */
const wentBackTo = ({ context: { wanted, problem }, input: { step } }: At & { input: { step: OptionalStep } }) =>
  wanted === step && problem === null && step !== 'SOLIDARITY_FUND';

type Sending = At & { input: { answers: { email: string } } };
const isElsewhere = ({ context: { status }, input: { answers: sent } }: Sending) => sent.email !== status?.email;

/**
 * The real course of a registration in a browser: narrower than the model of the chart's own tests, because here every answer has to be
 * one that the server gives in that situation.
 */
const walkModel = {
  inputs: [
    input(),
    input({ isSignedIn: true, wanted: 'VERIFICATION' }),
    input({ isSignedIn: true, wanted: 'VOLUNTEERING' }),
    ...comingBack(optionalSteps),
  ],
  events: {
    'account.create': [{ answers: answers.account }],
    'code.submit': [{ answers: answers.code }],
    'address.save': [(at) => (statusIn(at).email === EMAIL ? { answers: answers.address } : null)],
    'personal.save': [{ answers: answers.personal }],
    'contact.save': [{ answers: answers.contact }],
    'course.save': [{ answers: answers.course }],
    'permit.apply': [{ answers: answers.permit }],
    'step.open': (steps.slice(2) as AccountStep[]).map((step) => ({ step })),
    'volunteering.choose': [{ isVolunteer: true }],
    'code.sent': [],
    'address.changed': [],
  },
  actors: {
    getRegistration: [
      ({ context: { status, returned } }) => {
        const step = optionalSteps.find((each) => purchase(each).id === returned?.purchaseId);
        return status === null && step !== undefined ? { output: standingWith(step, 'open') } : null;
      },
      comes((at) => isComing(at) && !isProved(at), standing('VERIFICATION')),
      comes(isUnprovedComer, askedElsewhere),
      comes(isUnprovedComer, withTries(1)),
      comes(isUnprovedComer, withTries(0)),
      comes(isUnprovedComer, { ...standing('VERIFICATION'), code: null }),
      ...(steps.slice(3) as AccountStep[]).map((step) => comes(isProvedComer, standing(step))),
      comes(isProvedComer, standingWith('PARKING', 'refunded')),
      comes(isProvedComer, standingWith('STUDENT_CARD', 'refunded')),
      ...optionalSteps.map((step) => comes(isProvedComer, standingWith(step, 'open'))),
      refusedIf(isProvedComer, 'signedOut'),
      refusedIf(isProvedComer, 'away'),
      (at) => {
        const { status } = at.context;
        const step = paidFor(at);
        if (status === null || step === undefined) return null;
        return { output: at.context.problem === null ? afterPaying(status, step) : afterSkip(status, step) };
      },
      (at) => {
        const { status } = at.context;
        if (status === null || paidFor(at) !== undefined) return null;
        if (isAskedElsewhere(status)) return { output: { ...status, code: code() } };
        if (status.due === 'VERIFICATION') return { output: standing('PERSONAL') };
        return { output: isAtTheEnd(at) ? standing('SOLIDARITY_FUND') : registered };
      },
    ],
    register: [
      { output: undefined },
      refused('invalid', { email: ['Use the email address the University gave you.'] }),
      refused('tooMuchMail'),
      refused('away'),
    ],
    sendCode: [
      (at) => ({ output: { ...statusIn(at), email: at.input.answers.email, code: code() } }),
      (at) => (isAskedElsewhere(at.context.status) && !isElsewhere(at) ? refused('codeTooSoon') : null),
      (at) => (isElsewhere(at) ? refused('invalid') : null),
      (at) => (isAskedElsewhere(at.context.status) ? null : refused('notDue')),
      refused('signedOut'),
      refused('tooMuchMail'),
      refused('away'),
    ],
    verifyMailbox: [
      (at) => ({ output: after({ ...statusIn(at), code: null }, 'VERIFICATION') }),
      refused('codeWrong'),
      refused('codeExpired'),
      refused('codeSpent'),
      refused('accountExists'),
      (at) => (isAskedElsewhere(at.context.status) ? null : refused('notDue')),
      refused('signedOut'),
      refused('away'),
    ],
    savePersonalDetails: [...taking('PERSONAL'), refused('invalid', { first_name: ['Letters'] })],
    saveContactDetails: [...taking('CONTACT'), refused('invalid', { address_line_1: ['An address'] })],
    saveAcademicDetails: taking('COURSE'),
    applyForPermit: [...opening('PARKING'), refused('invalid', { images: ['A photo'] })],
    buyStudentCard: opening('STUDENT_CARD'),
    donateToResearch: opening('SOLIDARITY_FUND'),
    checkOffer: [
      (at) => ({ output: { isOpen: purchaseOf(at.context.status, at.input.step)?.state !== 'refunded' } }),
      (at) => (wentBackTo(at) ? refused('signedOut') : null),
      (at) => (wentBackTo(at) ? refused('away') : null),
    ],
    // A person who has just been sent to the provider's page is there: nothing more is walked then.
    payment: [
      isWaiting({ end: 'paid' }),
      isWaiting({ end: 'declined' }),
      isWaiting({ end: 'over' }),
      isWaiting({ end: 'signedOut' }),
      ({ input: { begins } }) => (begins === 'cancelled' ? { output: { end: 'cancelled' } } : null),
    ],
    skipRegistrationStep: [
      (at) => ({ output: afterSkip(statusIn(at), at.input.step) }),
      // A step is also skipped by itself, after an abandoned payment: nothing comes in between then.
      (at) => (at.context.problem === null ? completedElsewhere(at) : null),
      (at) => (at.context.problem === null ? refused('signedOut') : null),
      (at) => (at.context.problem === null ? refused('away') : null),
    ],
    volunteer: [
      { output: registered },
      (at) =>
        statusIn(at).steps.some(({ step, state }) => step === 'SOLIDARITY_FUND' && state === 'skipped')
          ? refused('notDue')
          : null,
      refused('signedOut'),
      refused('away'),
    ],
    waitForResend: [{ output: undefined }],
    waitForExpiry: [{ output: undefined }],
  },
  watches: ['watchSession'],
  project: ({ isSignedIn, wanted, returned, ordered, status, isVolunteer, problem }) => [
    [isSignedIn, wanted, returned, ordered, isVolunteer, problem !== null],
    status && [
      status.due,
      status.email,
      status.steps.map(({ state }) => state),
      status.code?.tries_left,
      status.purchases.map(({ product, state }) => [product, state]),
    ],
  ],
} satisfies ModelFor<typeof registrationMachine>;

/** Beyond this many configurations, the optional steps only repeat one another. */
const limit = 2000;
/** Steps after which a path may end. */
const length = 16;

/** The paths through the registration, divided among this many test files. */
export function walksOfRegistration(): [Walk, Walk, Walk] {
  const exploration = explore(registrationMachine, { ...walkModel, limit });
  const avoid = avoided(exploration);
  const { paths } = cover(exploration, { avoid });
  const pieces = inPieces(exploration, paths, { avoid, length });
  const [one = [], other = [], third = []] = splitPaths(pieces, 3);
  return [
    { exploration, paths: one, before: 0 },
    { exploration, paths: other, before: one.length },
    { exploration, paths: third, before: one.length + other.length },
  ];
}
