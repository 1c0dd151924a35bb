import type { PaymentInput } from '../payment/payment.machine.ts';
import type { Purchase, RegistrationContext, Status } from './registration.types.ts';

/** The kinds of user that can register. */
export type UserType = 'university_student' | 'junior_college_student' | 'organisation';

/** The spec's steps in their order; a step's index is its place here. */
export const steps = [
  'INITIALIZE',
  'REGISTRATION',
  'VERIFICATION',
  'PERSONAL',
  'CONTACT',
  'COURSE',
  'PARKING',
  'STUDENT_CARD',
  'SOLIDARITY_FUND',
  'VOLUNTEERING',
] as const;

export type Step = (typeof steps)[number];
/** A step after the account is opened: the server knows its state. */
export type AccountStep = Exclude<Step, 'INITIALIZE' | 'REGISTRATION'>;
export type OptionalStep = 'PARKING' | 'STUDENT_CARD' | 'SOLIDARITY_FUND';

/** The chart's name of each optional step. */
export const offerNames = {
  PARKING: 'parking',
  STUDENT_CARD: 'studentCard',
  SOLIDARITY_FUND: 'solidarityFund',
} as const satisfies Record<OptionalStep, string>;

export type OfferName = (typeof offerNames)[OptionalStep];

/** True if a step can be skipped. */
export const isOptional = (step: Step): step is OptionalStep => Object.hasOwn(offerNames, step);

const ofEveryone: readonly AccountStep[] = ['VERIFICATION', 'PERSONAL', 'CONTACT'];
const ofStudents: readonly AccountStep[] = ['COURSE', 'PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND', 'VOLUNTEERING'];

/** The steps of a kind of user after the account is opened, in their order. */
export function stepsOf(userType: UserType): readonly AccountStep[] {
  return userType === 'organisation' ? ofEveryone : [...ofEveryone, ...ofStudents];
}

/** A step as counted on screen: from opening the account to checking the answers, which follows the last choice. */
export type CountedStep = 'REGISTRATION' | AccountStep | 'CHECK';

/** The steps that a kind of user sees, in their order. */
export function countedSteps(userType: UserType): readonly CountedStep[] {
  const after = stepsOf(userType);
  return ['REGISTRATION', ...after, ...(after.includes('VOLUNTEERING') ? (['CHECK'] as const) : [])];
}

/** The step that a screen counts as; checking the answers counts apart from the last choice. */
export const countedStep = ({ step, screen }: { step: Step; screen: string }): Step | CountedStep =>
  screen === 'check' ? 'CHECK' : step;

/** The first step that is neither done nor skipped; null if there is none. */
export function dueStep(userType: UserType, behind: ReadonlySet<AccountStep>): AccountStep | null {
  return stepsOf(userType).find((step) => !behind.has(step)) ?? null;
}

/** The next stored index: up by one, or by two from the first step, which is over as soon as it begins. */
export function nextIndex(index: number): number {
  return index === 0 ? 2 : Math.min(index + 1, steps.length - 1);
}

/** The last segment of each step's address, after `/register`. */
export const segments = {
  REGISTRATION: '',
  VERIFICATION: 'verify',
  PERSONAL: 'details',
  CONTACT: 'contact-info',
  COURSE: 'course',
  PARKING: 'parking-permit',
  STUDENT_CARD: 'student-card',
  SOLIDARITY_FUND: 'solidarity-fund',
  VOLUNTEERING: 'volunteer',
} as const satisfies Record<Exclude<Step, 'INITIALIZE'>, string>;

/** The step that an address names; null for `/register` itself and for an unknown one. */
export function stepAt(segment: string): AccountStep | null {
  const [step] = Object.entries(segments).find(([, named]) => named !== '' && named === segment) ?? [null];
  return step as AccountStep | null;
}

const productOf = {
  PARKING: 'parking_permit',
  STUDENT_CARD: 'student_card',
  SOLIDARITY_FUND: 'research_fund',
} as const satisfies Record<OptionalStep, Purchase['product']>;

/** The latest payment for an optional step's offer. */
export function purchaseOf(status: Status | null, step: OptionalStep): Purchase | undefined {
  return status?.purchases.find(({ product }) => product === productOf[step]);
}

/** The status with this payment replacing the earlier one for the same product. */
export function withPurchase(status: Status, purchase: Purchase): Status {
  const others = status.purchases.filter(({ product }) => product !== purchase.product);
  return { ...status, purchases: [...others, purchase] };
}

/** True if the provider has just sent the person back from paying for the step's offer; to `page`, if it is given. */
export function isBackFrom(
  { status, returned }: RegistrationContext,
  step: OptionalStep,
  page?: 'success' | 'cancel',
): boolean {
  if (returned === null || returned.purchaseId !== purchaseOf(status, step)?.id) return false;
  return page === undefined || returned.from === page;
}

/** The input of the payment chart for a step's offer: a new payment goes to the provider, any other resumes where it was left. */
export function paymentInput(context: RegistrationContext, step: OptionalStep): PaymentInput {
  const { id = '', url = null } = purchaseOf(context.status, step) ?? {};
  if (isBackFrom(context, step, 'cancel')) return { id, url, begins: 'cancelled' };
  return { id, url, begins: context.ordered ? 'leaving' : 'waiting' };
}

/** True if a step is done, rather than skipped. */
export function isDone(status: Status | null, step: AccountStep): boolean {
  return stateOf(status, step) === 'done';
}

/** True if a step can be opened: the one that is due, and the done and skipped ones until the end; an email address is proved only once. */
export function canOpen(status: Status | null, step: AccountStep): boolean {
  if (status === null || status.registered) return false;
  const state = stateOf(status, step);
  return state === 'due' || (step !== 'VERIFICATION' && (state === 'done' || state === 'skipped'));
}

/** The step to show: the one that the person was just paying for, else the wanted one if it can be opened, else the one that is due. */
export function shownStep({ status, wanted, returned }: RegistrationContext): AccountStep | null {
  if (status === null) return null;
  const paidFor = returned && optionalSteps.find((step) => purchaseOf(status, step)?.id === returned.purchaseId);
  if (paidFor && canOpen(status, paidFor) && !isDone(status, paidFor)) return paidFor;
  return wanted && canOpen(status, wanted) ? wanted : status.due;
}

/**
 * The index that the spec stores for a registration: 0 until an account is opened, then that of the step that is due, whichever is shown;
 * null once none is, when the stored one is removed.
 */
export function stepIndexOf({ context: { status } }: { context: Pick<RegistrationContext, 'status'> }): number | null {
  if (status === null) return 0;
  return status.due === null ? null : steps.indexOf(status.due);
}

const optionalSteps = Object.keys(productOf) as OptionalStep[];

function stateOf(status: Status | null, wanted: AccountStep) {
  return status?.steps.find(({ step }) => step === wanted)?.state;
}
