import type { PaymentInput } from '../payment/payment.machine.ts';
import type { Purchase, RegistrationContext, Status } from './registration.types.ts';
import { type AccountStep, type OptionalStep, steps } from './steps.ts';

const productOf = {
  PARKING: 'parking_permit',
  STUDENT_CARD: 'student_card',
  SOLIDARITY_FUND: 'research_fund',
} as const satisfies Record<OptionalStep, Purchase['product']>;

/** The latest payment for what an optional step offers. */
export function purchaseOf(status: Status | null, step: OptionalStep): Purchase | undefined {
  return status?.purchases.find(({ product }) => product === productOf[step]);
}

/** The status with a payment in the place of the one before for the same product. */
export function withPurchase(status: Status, purchase: Purchase): Status {
  const others = status.purchases.filter(({ product }) => product !== purchase.product);
  return { ...status, purchases: [...others, purchase] };
}

/** Whether the provider has just sent the person back from paying for what the step offers, by this page where one is given. */
export function isBackFrom(
  { status, returned }: RegistrationContext,
  step: OptionalStep,
  page?: 'success' | 'cancel',
): boolean {
  if (returned === null || returned.purchaseId !== purchaseOf(status, step)?.id) return false;
  return page === undefined || returned.from === page;
}

/** The payment of what a step offers, as the child chart takes it: one that was just opened is gone to, any other is found where it was left. */
export function paymentInput(context: RegistrationContext, step: OptionalStep): PaymentInput {
  const { id = '', url = null } = purchaseOf(context.status, step) ?? {};
  if (isBackFrom(context, step, 'cancel')) return { id, url, begins: 'cancelled' };
  return { id, url, begins: context.ordered ? 'leaving' : 'waiting' };
}

/** Whether a step is behind because it is done, not because it was skipped. */
export function isDone(status: Status | null, step: AccountStep): boolean {
  return stateOf(status, step) === 'done';
}

/** Whether a step can be gone to: the one that is due, and those behind it until the end; a mailbox is proved once. */
export function canOpen(status: Status | null, step: AccountStep): boolean {
  if (status === null || status.registered) return false;
  const state = stateOf(status, step);
  return state === 'due' || (step !== 'VERIFICATION' && (state === 'done' || state === 'skipped'));
}

/** The step to show: the one just paid for or not, else the one asked for where it can be opened, else the one that is due. */
export function shownStep({ status, wanted, returned }: RegistrationContext): AccountStep | null {
  if (status === null) return null;
  const paidFor = returned && optionalSteps.find((step) => purchaseOf(status, step)?.id === returned.purchaseId);
  if (paidFor && canOpen(status, paidFor) && !isDone(status, paidFor)) return paidFor;
  return wanted && canOpen(status, wanted) ? wanted : status.due;
}

/**
 * The index that the spec keeps of a registration: 0 until an account is opened, then that of the step that is due, whichever is shown;
 * null once there is none, and the kept one is cleared.
 */
export function stepIndexOf({ context: { status } }: { context: Pick<RegistrationContext, 'status'> }): number | null {
  if (status === null) return 0;
  return status.due === null ? null : steps.indexOf(status.due);
}

const optionalSteps = Object.keys(productOf) as OptionalStep[];

function stateOf(status: Status | null, wanted: AccountStep) {
  return status?.steps.find(({ step }) => step === wanted)?.state;
}
