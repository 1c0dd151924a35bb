import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { JourneyFor } from '../../paths/journeys.ts';

export const journeys: readonly JourneyFor<typeof checkoutMachine>[] = [];
