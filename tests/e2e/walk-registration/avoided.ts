import { purchaseOf } from '../../../machines/registration/progress.ts';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationContext } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, stepsOf } from '../../../machines/registration/steps.ts';
import type { Exploration } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import { unwalkable } from './unwalkable.ts';

const STEPS = 'registration.steps';
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

/** Whether the page has a way to the step. */
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

/** A code's time is moved where a reload comes back to the same state. */
const isReloadable = (situation: Situation) =>
  isIn(situation, `${VERIFICATION}.code.entering`) || isIn(situation, `${VERIFICATION}.code.lapsed`);

function isBadGesture(situation: Situation, event: Arc['stimulus']['event']): boolean {
  if (isBusy(situation)) return true;
  const { status } = situation.context;
  switch (event.type) {
    case 'step.open':
      return !hasWayTo(situation, event['step'] as AccountStep);
    case 'session.restored':
      // What there is to come back to is told by whoever has not come yet; an unproved mailbox cannot be logged in with.
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

/** Whether the chart allows a step that the page, or a test in the time it has, does not. */
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
