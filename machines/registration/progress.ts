import type { PaymentInput } from '../payment/payment.machine.ts';
import type { Purchase, RegistrationContext, Status } from './registration.types.ts';
import { type AccountStep, type OptionalStep, steps } from './steps.ts';

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
