import type { StateValueFrom } from 'xstate';
import type { components } from '../../openapi/portal.gen.ts';
import type { paymentLifeMachine } from './payment-life.machine.ts';

/** The contract's state of a purchase, by its payment's; one that is still due was never opened. */
export const purchaseStates: Record<
  Exclude<StateValueFrom<typeof paymentLifeMachine>, 'due'>,
  components['schemas']['Purchase']['state']
> = {
  none_due: 'paid',
  open: 'open',
  declined: 'declined',
  paid: 'paid',
  expired: 'ended',
  refund_pending: 'refund_pending',
  refunded: 'refunded',
};
