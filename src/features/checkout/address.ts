import type { CheckoutEvent, CheckoutStep as Step } from '../../../machines/checkout/checkout.types.ts';
import { isNamed, type Line, namesOf } from '../../../machines/checkout/lines.ts';

/** The steps in their order; those after `occurrence` are parts of the address. */
export const steps: readonly Step[] = ['occurrence', 'tickets', 'seats', 'attendees', 'check', 'payment', 'done'];

/** The part of the address that names a step; none while the date is being chosen or opened. */
export const segmentOf = (step: Step): string | undefined => (step === 'occurrence' ? undefined : step);

/** The step that an address names. */
export const stepAt = (segment: string | undefined): Step =>
  steps.find((step) => step !== 'occurrence' && step === segment) ?? 'occurrence';

/** True if the step needs an account: a hold, and the names on it, are nobody else's business. */
export const isBeyondVisitors = (step: Step): boolean => steps.indexOf(step) > steps.indexOf('seats');

/** The events that Back and Forward may send to the checkout: never one that pays, holds or releases. */
interface Movable {
  context: { lines: Line[]; seated: boolean };
  can: (event: CheckoutEvent) => boolean;
}

/** The events that may lead to a step, best first. */
function eventsTowards(wanted: Step, { lines, seated }: Movable['context']): CheckoutEvent[] {
  switch (wanted) {
    case 'occurrence':
      return [{ type: 'occurrence.change' }];
    case 'tickets':
      return [{ type: 'tickets.change' }];
    case 'seats':
      return [{ type: 'seats.change' }, ...(seated ? [{ type: 'tickets.confirm' } as const] : [])];
    case 'attendees':
      return [
        { type: 'attendees.change' },
        { type: 'seats.confirm' },
        ...(seated ? [] : [{ type: 'tickets.confirm' } as const]),
      ];
    case 'check':
      return [
        { type: 'answers.check' },
        ...(lines.every(isNamed) ? [{ type: 'attendees.confirm', attendees: lines.map(namesOf) } as const] : []),
      ];
    default:
      return [];
  }
}

/** Returns the event for the chart after Back or Forward to a step's address; undefined if the chart cannot go there. */
export function eventTowards(wanted: Step, checkout: Movable): CheckoutEvent | undefined {
  return eventsTowards(wanted, checkout.context).find((event) => checkout.can(event));
}
