import type { SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import { createFlow, type RunningChart } from '../../kit/flow/create-flow.tsx';
import { paths } from '../../kit/paths.ts';
import { segmentOf, steps } from './address.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
export type CheckoutActor = RunningChart<CheckoutSnapshot, CheckoutEvent>;
export type Profile = components['schemas']['Profile'];

interface Given {
  /** The person in the checkout; null while nobody is signed in. */
  profile: Profile | null;
}

/** The checkout; its address stays the same between two steps. */
export const checkout = createFlow<typeof checkoutMachine, Given>({
  machine: checkoutMachine,
  steps,
  addressOf: ({ step }, snapshot) => {
    const { eventSlug, occurrenceId } = snapshot.context;
    const isBetween = snapshot.hasTag('busy') && step !== 'payment';
    if (isBetween || occurrenceId === null || snapshot.matches({ step: 'signedOut' })) return null;
    return paths.book(eventSlug, occurrenceId, segmentOf(step));
  },
});

export const { useActor, useCan, useFact, useGiven, useIsBusy, useMeta, useSend } = checkout;
