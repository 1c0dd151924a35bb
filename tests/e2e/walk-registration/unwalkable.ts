import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationContext } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, purchaseOf, stepsOf } from '../../../machines/registration/steps.ts';
import type { Arc, Exploration } from 'xstate-paths';

const REGISTRATION = 'registration';
const STEPS = `${REGISTRATION}.steps`;
const paidSteps = ['parking', 'studentCard', 'solidarityFund'] as const;

type Reasons = Readonly<Record<string, string>>;

/** Transitions of every optional step. */
const ofPaidSteps: Reasons = Object.fromEntries(
  paidSteps.flatMap((step) => [
    [
      `${STEPS}.${step}.checkingOffer error checkOffer 0`,
      'Whether something can be had does not depend on the step that is due.',
    ],
  ]),
);

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Reasons = {
  ...ofPaidSteps,
  [`${STEPS}.verification.code.entering error waitForExpiry 0`]: 'A clock asks nobody, so it cannot be refused.',
  [`${STEPS}.verification.mail.resting error waitForResend 0`]: 'A clock asks nobody, so it cannot be refused.',
  [`${STEPS}.course.saving error saveAcademicDetails 0`]:
    'What the lists on the page let one choose, the server takes.',
  [`${STEPS}.parking.openingPayment error applyForPermit 1`]: 'Permits are given out all year round.',
  [`${STEPS}.studentCard.openingPayment error buyStudentCard 0`]:
    'A card is ordered without any answer that could be wrong.',
  [`${STEPS}.studentCard.openingPayment error buyStudentCard 1`]:
    'The union’s calendar has no day on which cards cannot be ordered.',
  [`${STEPS}.solidarityFund.openingPayment error donateToResearch 0`]:
    'A donation is given without any answer that could be wrong.',
  [`${STEPS}.solidarityFund.openingPayment error donateToResearch 1`]: 'Donations are taken all year round.',
  [`${STEPS}.solidarityFund.checkingOffer done checkOffer 1`]: 'Donations are taken all year round.',
  [`${STEPS}.solidarityFund.checkingOffer error checkOffer 1`]:
    'Donations are taken all year round, so nobody is asked.',
  [`${STEPS}.solidarityFund.checkingOffer error checkOffer 2`]:
    'Donations are taken all year round, so nobody is asked.',
  [`${STEPS}.solidarityFund.closed step.skip 0`]: 'Donations are taken all year round.',
};

const VERIFICATION = `${STEPS}.verification`;
const CHECKING_ANSWERS = `${STEPS}.volunteering.checkingAnswers`;

/** States whose page has a way back to the step before. */
const withWayBack = ['editing', 'saveFailed', 'offering', 'payFailed', 'closed', 'settled', 'choosing'];

type Situation = { leaves: readonly string[]; context: RegistrationContext };

const isIn = ({ leaves }: Situation, id: string) => leaves.some((leaf) => leaf === id || leaf.startsWith(`${id}.`));
const nodeOf = (id: string) => registrationMachine.getStateNodeById(id);
const isBusy = ({ leaves }: Situation) => leaves.some((leaf) => nodeOf(leaf).tags.includes('busy'));

function shownStep({ leaves: [leaf = ''] }: Situation) {
  return nodeOf(leaf).meta?.step;
}

/** True if the page has a way to the step. */
function hasWayTo(situation: Situation, step: AccountStep): boolean {
  const [leaf = ''] = situation.leaves;
  const { status } = situation.context;
  if (leaf === CHECKING_ANSWERS) return step === 'PERSONAL';
  if (leaf.endsWith('.settled') && step === status?.due) return true;
  const steps = stepsOf('university_student');
  const before = steps[steps.findIndex((each) => each === shownStep(situation)) - 1];
  return (
    step === before &&
    withWayBack.some((name) => leaf.endsWith(`.${name}`)) &&
    leaf !== `${STEPS}.volunteering.saveFailed`
  );
}

/** A code's time is moved only where a reload returns to the same state. */
const isReloadable = (situation: Situation) =>
  isIn(situation, `${VERIFICATION}.code.entering`) || isIn(situation, `${VERIFICATION}.code.lapsed`);

function isBadGesture(situation: Situation, event: Arc['stimulus']['event']): boolean {
  const { status, ordered } = situation.context;
  // A person who has just ordered is at the provider's page.
  if (isBusy(situation) || ordered) return true;
  switch (event.type) {
    case 'step.open':
      return !hasWayTo(situation, event['step'] as AccountStep);
    case 'session.restored':
      // Only a person who has yet to arrive has anything to come back to; an unproved mailbox cannot be used to log in.
      return status !== null;
    case 'start.again':
      return isIn(situation, VERIFICATION) && !isIn(situation, `${VERIFICATION}.code.changingAddress`);
    case 'permit.apply':
      return purchaseOf(status, 'PARKING')?.state === 'open';
    case 'card.order':
      return purchaseOf(status, 'STUDENT_CARD')?.state === 'open';
    case 'donation.give':
      return purchaseOf(status, 'SOLIDARITY_FUND')?.state === 'open';
    default:
      return false;
  }
}

/** True for steps that the chart allows but the page, or a test's time limit, does not. */
export function avoided({ nodes }: Exploration): (arc: Arc) => boolean {
  return ({ walked, from, stimulus }) => {
    if (walked.some((id) => id in unwalkable)) return true;
    const { leaves = [], moment } = nodes[from] ?? {};
    const situation = { leaves, context: moment?.snapshot.context as RegistrationContext };
    if (stimulus.kind === 'event') return isBadGesture(situation, stimulus.event);
    const isClock = stimulus.kind === 'actor' && stimulus.src.startsWith('waitFor');
    return isClock && (isBusy(situation) || !isReloadable(situation));
  };
}
