import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationContext } from '../../../machines/registration/registration.types.ts';
import {
  type AccountStep,
  canOpen,
  isDone,
  type OptionalStep,
  purchaseOf,
} from '../../../machines/registration/steps.ts';
import { eventually, never, type Rule, type Shown, shows, type Sight } from 'xstate-paths';
import { answers, EMAIL } from './registration.fixtures.ts';

type Screen = Shown<typeof registrationMachine>;
type Meta = NonNullable<Screen['meta']>;

const screen = (step: Meta['step'], name: Meta['screen']): Screen => ({ meta: { step, screen: name } });
const editable = (of: Screen): Screen => ({ ...of, tags: ['editable'] });
const busy = (of: Screen, asks: Screen['asks'] = {}): Screen => ({ ...of, tags: ['busy'], asks });

const code = screen('VERIFICATION', 'verification');
const address = screen('VERIFICATION', 'address');

/** One page of answers: typed, sent, or still to be sent. */
const details = (name: 'personal' | 'contact' | 'course', page: Screen, asks: Screen['asks']) => ({
  [`${name}.editing`]: editable(page),
  [`${name}.saving`]: busy(page, asks),
  [`${name}.saveFailed`]: editable(page),
});

/** An optional step with a price. */
const offer = (step: OptionalStep, name: 'parking' | 'studentCard' | 'solidarityFund', asks: Screen['asks'] = {}) => ({
  [`${name}.settled`]: screen(step, name),
  [`${name}.checkingOffer`]: busy(screen(step, name), { checkOffer: { step } }),
  [`${name}.closed`]: screen(step, name),
  [`${name}.offering`]: editable(screen(step, name)),
  [`${name}.openingPayment`]: busy(screen(step, name), asks),
  [`${name}.payFailed`]: editable(screen(step, name)),
  [`${name}.paying`]: screen(step, 'payment'),
  [`${name}.skipping`]: busy(screen(step, name), { skipRegistrationStep: { step } }),
  [`${name}.skipFailed`]: screen(step, name),
});

/** The facts that each page of a registration shows, and the calls it makes. */
const shown = shows<typeof registrationMachine>({
  opening: busy(screen('INITIALIZE', 'opening')),
  openFailed: screen('INITIALIZE', 'openFailed'),
  signedOut: screen('INITIALIZE', 'signedOut'),
  'account.editing': editable(screen('REGISTRATION', 'account')),
  'account.registering': busy(screen('REGISTRATION', 'account'), { register: { answers: answers.account } }),
  'account.registerFailed': editable(screen('REGISTRATION', 'account')),
  accountExists: { ...screen('VERIFICATION', 'accountExists'), tags: ['over'] },
  'code.entering': {
    ...editable(code),
    asks: { waitForExpiry: ({ status }) => ({ expiresAt: status?.code?.expires_at ?? 'never' }) },
  },
  'code.checking': busy(code, { verifyMailbox: { answers: answers.code } }),
  'code.checkFailed': editable(code),
  'code.lapsed': code,
  'code.changingAddress': editable(address),
  'code.sendingElsewhere': busy(address, { sendCode: { answers: answers.address } }),
  'mail.resting': { asks: { waitForResend: ({ status }) => ({ resendAt: status?.code?.resend_at ?? 'never' }) } },
  'mail.sending': busy({}, { sendCode: { answers: { email: EMAIL } } }),
  ...details('personal', screen('PERSONAL', 'personal'), { savePersonalDetails: { answers: answers.personal } }),
  ...details('contact', screen('CONTACT', 'contact'), { saveContactDetails: { answers: answers.contact } }),
  ...details('course', screen('COURSE', 'course'), { saveAcademicDetails: { answers: answers.course } }),
  ...offer('PARKING', 'parking', { applyForPermit: { answers: answers.permit } }),
  ...offer('STUDENT_CARD', 'studentCard'),
  ...offer('SOLIDARITY_FUND', 'solidarityFund'),
  'volunteering.choosing': editable(screen('VOLUNTEERING', 'volunteering')),
  'volunteering.checkingAnswers': editable(screen('VOLUNTEERING', 'check')),
  'volunteering.saving': busy(screen('VOLUNTEERING', 'check'), {
    volunteer: ({ isVolunteer }) => ({ isVolunteer: isVolunteer === true }),
  }),
  'volunteering.saveFailed': screen('VOLUNTEERING', 'check'),
  registered: { ...screen('VOLUNTEERING', 'registered'), tags: ['over'] },
});

type At = Sight<RegistrationContext>;

const stateOf: Record<AccountStep, readonly string[]> = {
  VERIFICATION: ['code.entering', 'code.checking', 'code.lapsed', 'code.changingAddress'],
  PERSONAL: ['personal.editing', 'personal.saving', 'personal.saveFailed'],
  CONTACT: ['contact.editing', 'contact.saving', 'contact.saveFailed'],
  COURSE: ['course.editing', 'course.saving', 'course.saveFailed'],
  PARKING: ['parking.offering', 'parking.openingPayment', 'parking.paying', 'parking.skipping', 'parking.settled'],
  STUDENT_CARD: ['studentCard.offering', 'studentCard.openingPayment', 'studentCard.paying', 'studentCard.skipping'],
  SOLIDARITY_FUND: ['solidarityFund.offering', 'solidarityFund.openingPayment', 'solidarityFund.paying'],
  VOLUNTEERING: ['volunteering.choosing', 'volunteering.checkingAnswers', 'volunteering.saving'],
};
const offers: readonly [OptionalStep, string][] = [
  ['PARKING', 'parking'],
  ['STUDENT_CARD', 'studentCard'],
  ['SOLIDARITY_FUND', 'solidarityFund'],
];

const standsAt = ({ isIn }: At, step: AccountStep) => stateOf[step].some(isIn);
const steps = Object.keys(stateOf) as AccountStep[];

/** The promises of registering, whatever people, the server, the provider and the clock do. */
export const rules: Rule<RegistrationContext>[] = [
  ...shown,
  never('a step that is not due yet', (at) =>
    steps.some((step) => standsAt(at, step) && !canOpen(at.context.status, step)),
  ),
  never('a step before the mailbox is proved', (at) =>
    steps.some((step) => step !== 'VERIFICATION' && standsAt(at, step) && !isDone(at.context.status, 'VERIFICATION')),
  ),
  never(
    'registered before the server says so',
    ({ isIn, context }) => isIn('registered') && !context.status?.registered,
  ),
  never('leaving for a provider without an address to go to', ({ isIn, context }) =>
    offers.some(
      ([step, name]) => isIn(`${name}.paying`) && context.ordered && purchaseOf(context.status, step)?.url == null,
    ),
  ),
  never('paying again for what is paid', ({ isIn, context }) =>
    offers.some(([step, name]) => isIn(`${name}.openingPayment`) && isDone(context.status, step)),
  ),
  eventually('the registration can always come to its end', { later: ({ isIn }) => isIn('registered') }),
  eventually('anyone signed out can come back', {
    once: ({ isIn }) => isIn('signedOut'),
    later: ({ hasTag }) => hasTag('editable'),
  }),
];
