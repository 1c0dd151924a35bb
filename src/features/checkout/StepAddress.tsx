import { useEffect, useEffectEvent } from 'react';
import { useLocation, useParams } from 'wouter';
import type { CheckoutStep } from '../../../machines/checkout/checkout.types.ts';
import { useStepAddress } from '../../kit/flow/step-address.ts';
import { paths } from '../../kit/paths.ts';
import { eventTowards, segmentOf, stepAt, steps } from './address.ts';
import { checkout, useActor, useFact } from './checkout.flow.ts';

/** Ties the checkout to the address of its page. */
export function StepAddress({ onElsewhere }: { onElsewhere: () => void }) {
  const { occurrence = '', step: segment } = useParams();
  const step = stepAt(segment);
  const actor = useActor();
  const isElsewhere = useFact(({ context }) => step !== 'occurrence' && occurrence !== context.occurrenceId);
  useStepAddress({
    step,
    steps,
    wanted: useFact(checkout.addressIn),
    onElsewhere: isElsewhere ? onElsewhere : undefined,
    ask: () => {
      const event = eventTowards(step, actor.getSnapshot());
      if (event) actor.send(event);
    },
    read: () => {
      const snapshot = actor.getSnapshot();
      return {
        address: checkout.addressIn(snapshot),
        shown: checkout.metaOf(snapshot).step,
        canComeBack: (to) => snapshot.hasTag('busy') || eventTowards(stepAt(to), snapshot) !== undefined,
      };
    },
  });
  return null;
}

/** The steps shown at the payment provider's return addresses. */
const shownOnReturn: readonly CheckoutStep[] = ['check', 'payment', 'done'];

/** Leaves the payment provider's return page once the person goes back to a step before the payment. */
export function ReturnAddress() {
  const actor = useActor();
  const [, navigate] = useLocation();
  const step = useFact((snapshot) =>
    snapshot.hasTag('busy') || snapshot.matches({ step: 'signedOut' }) ? null : checkout.metaOf(snapshot).step,
  );
  const leave = useEffectEvent((to: CheckoutStep) => {
    const { eventSlug, occurrenceId } = actor.getSnapshot().context;
    if (occurrenceId !== null) navigate(paths.book(eventSlug, occurrenceId, segmentOf(to)));
  });
  useEffect(() => {
    if (step !== null && !shownOnReturn.includes(step)) leave(step);
  }, [step]);
  return null;
}
