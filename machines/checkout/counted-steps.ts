import type { CheckoutContext } from './checkout.types.ts';

export type CountedStep = 'tickets' | 'seats' | 'attendees' | 'check';

/**
 * The steps of a booking as counted on screen, in their order: seats only if there is a seat plan. Paying happens at the provider and
 * is left out, so that the count does not depend on the total being zero.
 */
export function countedSteps({ seated }: Pick<CheckoutContext, 'seated'>): readonly CountedStep[] {
  return seated ? ['tickets', 'seats', 'attendees', 'check'] : ['tickets', 'attendees', 'check'];
}
