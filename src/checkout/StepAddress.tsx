import { useEffect, useEffectEvent } from 'react';
import { useLocation, useParams } from 'wouter';
import { paths } from '../app/paths.ts';
import { segmentOf, stepAt, type Step } from './address.ts';
import { stepOf } from './screen.ts';
import { useCheckout, useFact } from './use-checkout.ts';
import { useStepAddress } from './use-step-address.ts';

/** Ties the checkout to the address of its page. */
export function StepAddress({ onElsewhere }: { onElsewhere: () => void }) {
  const { occurrence = '', step } = useParams();
  useStepAddress({ occurrenceId: occurrence, step: stepAt(step) }, onElsewhere);
  return null;
}

/** What is shown on the pages that the payment provider sends people back to. */
const shownOnReturn: readonly Step[] = ['check', 'payment', 'done'];

/** Leaves the payment provider's return page once the person goes back to a step before the payment. */
export function ReturnAddress() {
  const { actor } = useCheckout();
  const [, navigate] = useLocation();
  const step = useFact((snapshot) =>
    snapshot.hasTag('busy') || snapshot.matches({ step: 'signedOut' }) ? null : stepOf(snapshot),
  );
  const leave = useEffectEvent((to: Step) => {
    const { eventSlug, occurrenceId } = actor.getSnapshot().context;
    if (occurrenceId !== null) navigate(paths.book(eventSlug, occurrenceId, segmentOf(to)));
  });
  useEffect(() => {
    if (step !== null && !shownOnReturn.includes(step)) leave(step);
  }, [step]);
  return null;
}
