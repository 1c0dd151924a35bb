import type { Purchase, Status } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, type OptionalStep, stepsOf } from '../../../machines/registration/steps.ts';
import { after, at, code, purchase } from '../../models/registration/registration.fixtures.ts';
import { withPurchase } from '../../../machines/registration/progress.ts';

export const optionalSteps: readonly OptionalStep[] = ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND'];
const isOptional = (step: AccountStep): step is OptionalStep => optionalSteps.some((each) => each === step);

/** Somebody for whom this step is due, who accepted no earlier offer. */
export function standing(due: AccountStep): Status {
  const steps = stepsOf('university_student');
  const passed = steps.slice(0, steps.indexOf(due));
  const start = at('VERIFICATION');
  return passed.reduce((status, step) => after(status, step, isOptional(step) ? 'skipped' : 'done'), start);
}

/** The same person, with a payment in this state for the due step's offer. */
export const standingWith = (step: OptionalStep, state: Purchase['state']): Status =>
  withPurchase(standing(step), purchase(step, state));

/** The code has this many tries left; no other has been requested. */
export const withTries = (tries_left: number): Status => ({ ...standing('VERIFICATION'), code: code({ tries_left }) });

/** The tries left that mark a code requested on a second device: the page learns of it when it requests one itself. */
const ASKED_ELSEWHERE = 3;
export const askedElsewhere = withTries(ASKED_ELSEWHERE);
export const isAskedElsewhere = (status: Status | null): boolean => status?.code?.tries_left === ASKED_ELSEWHERE;

/** The server's status after a step was skipped: its payment is over, if there was one. */
export function afterSkip(status: Status, step: OptionalStep): Status {
  const left = after(status, step, 'skipped');
  const mine = purchase(step, 'ended');
  const isOpen = left.purchases.some(({ id, state }) => id === mine.id && (state === 'open' || state === 'declined'));
  return isOpen ? withPurchase(left, mine) : left;
}

/** The server's status once a step is paid. */
export const afterPaying = (status: Status, step: OptionalStep): Status =>
  withPurchase(after(status, step), purchase(step, 'paid'));
