import type { CheckoutContext } from './checkout.types.ts';

export type CountedStep = 'tickets' | 'seats' | 'attendees' | 'check';

/**
 * The steps of a booking as they are counted on screen, in their order: seats only where there are any. Paying happens at the provider and
 * is left out, so that a choice that turns out to cost nothing, or something, never changes the count.
 */
export function countedSteps({ seated }: Pick<CheckoutContext, 'seated'>): readonly CountedStep[] {
  return seated ? ['tickets', 'seats', 'attendees', 'check'] : ['tickets', 'attendees', 'check'];
}
