import type { CheckoutEvent, CheckoutStep as Step } from '../../../machines/checkout/checkout.types.ts';
import type { SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import { createFlow, type RunningChart } from '../../kit/flow/create-flow.tsx';
import { paths } from '../../kit/paths.ts';

/** The steps in their order; those after `occurrence` are parts of the address. */
const steps: readonly Step[] = ['occurrence', 'tickets', 'seats', 'attendees', 'check', 'payment', 'done'];

/** The part of the address that names a step; none while the date is being chosen or opened. */
export const segmentOf = (step: Step): string | undefined => (step === 'occurrence' ? undefined : step);

/** The step that an address names. */
export const stepAt = (segment: string | undefined): Step =>
  steps.find((step) => step !== 'occurrence' && step === segment) ?? 'occurrence';

/** True if the step needs an account: a hold, and the names on it, are nobody else's business. */
export const isBeyondVisitors = (step: Step): boolean => steps.indexOf(step) > steps.indexOf('seats');

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
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
