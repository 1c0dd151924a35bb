import type { Purchase, Status } from '../../../machines/registration/registration.types.ts';
import { type AccountStep, type OptionalStep, stepsOf } from '../../../machines/registration/steps.ts';
import { after, at, code, purchase } from '../../models/registration/registration.fixtures.ts';
import { withPurchase } from '../../../machines/registration/progress.ts';

export const optionalSteps: readonly OptionalStep[] = ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND'];
const isOptional = (step: AccountStep): step is OptionalStep => optionalSteps.some((each) => each === step);

/** Somebody for whom this step is due, who took nothing of what was offered before it. */
export function standing(due: AccountStep): Status {
  const steps = stepsOf('university_student');
  const passed = steps.slice(0, steps.indexOf(due));
  const start = at('VERIFICATION');
  return passed.reduce((status, step) => after(status, step, isOptional(step) ? 'skipped' : 'done'), start);
}

/** The same person, whose payment for what the due step offers stands like this. */
export const standingWith = (step: OptionalStep, state: Purchase['state']): Status =>
  withPurchase(standing(step), purchase(step, state));

/** The code has so many tries left; nobody has asked for another. */
export const withTries = (tries_left: number): Status => ({ ...standing('VERIFICATION'), code: code({ tries_left }) });

/** As many tries as the code of somebody has who asks for another on a second device: the page hears of it when it asks itself. */
const ASKED_ELSEWHERE = 3;
export const askedElsewhere = withTries(ASKED_ELSEWHERE);
export const isAskedElsewhere = (status: Status | null): boolean => status?.code?.tries_left === ASKED_ELSEWHERE;

/** What the server says after a step was skipped: its payment is over, if there was one. */
export function afterSkip(status: Status, step: OptionalStep): Status {
  const left = after(status, step, 'skipped');
  const mine = purchase(step, 'ended');
  const isOpen = left.purchases.some(({ id, state }) => id === mine.id && (state === 'open' || state === 'declined'));
  return isOpen ? withPurchase(left, mine) : left;
}

/** What the server says once a step is paid. */
export const afterPaying = (status: Status, step: OptionalStep): Status =>
  withPurchase(after(status, step), purchase(step, 'paid'));
