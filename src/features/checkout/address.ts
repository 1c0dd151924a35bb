import type { CheckoutStep as Step } from '../../../machines/checkout/checkout.types.ts';

/** The steps in their order; those after `occurrence` are parts of the address. */
export const steps: readonly Step[] = ['occurrence', 'tickets', 'seats', 'attendees', 'check', 'payment', 'done'];

/** The part of the address that names a step; none while the date is being chosen or opened. */
export const segmentOf = (step: Step): string | undefined => (step === 'occurrence' ? undefined : step);

/** The step that an address names. */
export const stepAt = (segment: string | undefined): Step =>
  steps.find((step) => step !== 'occurrence' && step === segment) ?? 'occurrence';

/** True if the step needs an account: a hold, and the names on it, are nobody else's business. */
export const isBeyondVisitors = (step: Step): boolean => steps.indexOf(step) > steps.indexOf('seats');
