import { canOpen, isDone, purchaseOf } from '../../../machines/registration/progress.ts';
import type { RegistrationContext } from '../../../machines/registration/registration.types.ts';
import type { AccountStep, OptionalStep } from '../../../machines/registration/steps.ts';
import { eventually, never, type Rule, type Sight } from 'xstate-paths';
import { shown } from './registration.shows.ts';

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
