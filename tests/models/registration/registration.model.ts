import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationContext, Status } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, type OptionalStep, steps } from '../../../machines/registration/steps.ts';
import type { Case, ModelFor, Outcome } from 'xstate-paths';
import { accountJourneys } from './account.journeys.ts';
import { detailsJourneys, volunteeringJourneys } from './details.journeys.ts';
import { offeringJourneys } from './offers.journeys.ts';
import { payingJourneys } from './payments.journeys.ts';
import {
  after,
  answers,
  at,
  atPaying,
  code,
  comingBack,
  input,
  optionalSteps,
  purchase,
  refused,
  registered,
} from './registration.fixtures.ts';
import type { Journey } from './registration.steps.ts';
import { verificationJourneys } from './verification.journeys.ts';

export { rules } from './registration.rules.ts';

type At = { context: RegistrationContext };
type Outcomes<Output> = readonly Case<At, Outcome<Output>>[];

const accountSteps = steps.slice(2) as AccountStep[];
const afresh = at('VERIFICATION');
const statusIn = ({ context }: At): Status => context.status ?? afresh;

/** Every call may find that the session has ended, that the registration is at another step by now, or no server. */
const refusals = [refused('signedOut'), refused('notDue'), refused('away')];

const taking = (step: AccountStep): Outcomes<Status> => [
  (where) => ({ output: after(statusIn(where), step) }),
  refused('invalid', { first_name: ['Write the name in letters, on one line.'] }),
  ...refusals,
];

const opening = (step: OptionalStep) => [
  { output: purchase(step) },
  { output: purchase(step, 'paid') },
  refused('invalid', { number_plate: ['This information is required.'] }),
  refused('notOpen'),
  ...refusals,
];

/** The events that people, the server, the payment provider and the clock cause in a registration. */
export const model = {
  inputs: [
    input(),
    input({ isSignedIn: true }),
    input({ isSignedIn: true, wanted: 'PERSONAL' }),
    input({ isSignedIn: true, wanted: 'VOLUNTEERING' }),
    ...comingBack(optionalSteps),
  ],
  events: {
    'account.create': [{ answers: answers.account }],
    'code.submit': [{ answers: answers.code }],
    'address.save': [{ answers: answers.address }],
    'personal.save': [{ answers: answers.personal }],
    'contact.save': [{ answers: answers.contact }],
    'course.save': [{ answers: answers.course }],
    'permit.apply': [{ answers: answers.permit }],
    'step.open': accountSteps.map((step) => ({ step })),
    'volunteering.choose': [{ isVolunteer: true }, { isVolunteer: false }],
    'code.sent': [],
    'address.changed': [],
  },
  actors: {
    getRegistration: [
      ...accountSteps.map((step) => ({ output: at(step) })),
      { output: at('CONTACT', 'organisation') },
      { output: registered },
      { output: { ...afresh, code: null } },
      { output: { ...afresh, code: code({ tries_left: 0 }) } },
      { output: { ...afresh, code: code({ tries_left: 1 }) } },
      ...optionalSteps.flatMap((step) => [
        { output: atPaying(step) },
        { output: atPaying(step, 'declined') },
        { output: { ...at(step), purchases: [{ ...purchase(step), url: null }] } },
      ]),
      refused('signedOut'),
      refused('away'),
    ],
    register: [
      { output: undefined },
      refused('invalid', { email: ['Use the email address the University gave you.'] }),
      refused('tooMuchMail'),
      refused('away'),
    ],
    sendCode: [
      (where) => ({ output: { ...statusIn(where), code: code({ resend_at: '2026-10-05T08:05:00.000Z' }) } }),
      refused('codeTooSoon'),
      refused('tooMuchMail'),
      refused('invalid', { email: ['Use the email address the University gave you.'] }),
      ...refusals,
    ],
    verifyMailbox: [
      (where) => ({ output: after(statusIn(where), 'VERIFICATION') }),
      refused('codeWrong'),
      refused('codeExpired'),
      refused('codeSpent'),
      refused('accountExists'),
      ...refusals,
    ],
    savePersonalDetails: taking('PERSONAL'),
    saveContactDetails: taking('CONTACT'),
    saveAcademicDetails: taking('COURSE'),
    applyForPermit: opening('PARKING'),
    buyStudentCard: opening('STUDENT_CARD'),
    donateToResearch: opening('SOLIDARITY_FUND'),
    checkOffer: [{ output: { isOpen: true } }, { output: { isOpen: false } }, ...refusals],
    payment: [
      ({ input: { begins } }) => (begins === 'cancelled' ? null : { output: { end: 'paid' } }),
      ({ input: { begins } }) => (begins === 'cancelled' ? null : { output: { end: 'declined' } }),
      ({ input: { begins } }) => (begins === 'cancelled' ? { output: { end: 'cancelled' } } : null),
      ({ input: { begins } }) => (begins === 'cancelled' ? null : { output: { end: 'over' } }),
      ({ input: { begins } }) => (begins === 'cancelled' ? null : { output: { end: 'signedOut' } }),
    ],
    skipRegistrationStep: [(where) => ({ output: after(statusIn(where), where.input.step, 'skipped') }), ...refusals],
    volunteer: [(where) => ({ output: after(statusIn(where), 'VOLUNTEERING') }), ...refusals],
    waitForResend: [{ output: undefined }, refused('away')],
    waitForExpiry: [{ output: undefined }, refused('away')],
  },
  watches: ['watchSession'],
  project: ({ isSignedIn, wanted, returned, ordered, status, isVolunteer, problem }) => [
    [isSignedIn, wanted, returned, ordered, isVolunteer, problem?.code, problem?.step],
    status && [
      status.due,
      status.user_type,
      status.steps.map(({ state }) => state),
      status.code && [status.code.tries_left, status.code.resend_at],
      status.purchases.map(({ product, state, url }) => [product, state, url !== null]),
    ],
  ],
  until: 'covered',
} satisfies ModelFor<typeof registrationMachine>;

/** Registering according to the specification and the issue; each ends where they say, whatever the chart does. */
export const journeys: readonly Journey[] = [
  ...accountJourneys,
  ...verificationJourneys,
  ...detailsJourneys,
  ...offeringJourneys,
  ...payingJourneys,
  ...volunteeringJourneys,
];
