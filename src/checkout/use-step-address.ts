import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../app/paths.ts';
import { eventTowards, moveTo, segmentOf, type Step, type Trail } from './address.ts';
import { type CheckoutSnapshot, stepOf } from './screen.ts';
import { useCheckout, useFact } from './use-checkout.ts';

/** Where the shown step lives; null while the checkout is between two steps, when the address stays as it is. */
function addressOf(snapshot: CheckoutSnapshot): string | null {
  const { eventSlug, occurrenceId } = snapshot.context;
  const step = stepOf(snapshot);
  const isBetween = snapshot.hasTag('busy') && step !== 'payment';
  if (isBetween || occurrenceId === null || snapshot.matches({ step: 'signedOut' })) return null;
  return paths.book(eventSlug, occurrenceId, segmentOf(step));
}

const isTrail = (value: unknown): value is Trail => Array.isArray(value);

function readTrail(): Trail {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'trail' in state && isTrail(state.trail) ? state.trail : [];
}

interface Address {
  occurrenceId: string;
  step: Step;
}

/**
 * Keeps the browser's address and the chart together. Where the chart moves, the address follows: forward with a new entry of the history,
 * back to the entry that is there already. Where the browser moves, the chart is asked to; if it cannot, the address is put right.
 * `onElsewhere` is told when the address names another date than the chart has.
 */
export function useStepAddress({ occurrenceId, step }: Address, onElsewhere: () => void): void {
  const { actor } = useCheckout();
  const [location, navigate] = useLocation();
  const wanted = useFact(addressOf);
  const followed = useRef<string | null>(null);

  const follow = useEffectEvent((address: string) => {
    followed.current = address;
    const here = stepOf(actor.getSnapshot());
    const move = moveTo(here, readTrail());
    if (move.kind === 'back') return history.go(-move.by);
    if (address !== location || readTrail().length === 0)
      navigate(address, { replace: move.kind === 'replace', state: { trail: move.trail } });
  });

  const ask = useEffectEvent((here: string) => {
    if (wanted === null || here === wanted) return;
    if (step !== 'occurrence' && occurrenceId !== actor.getSnapshot().context.occurrenceId) return onElsewhere();
    const event = eventTowards(step, actor.getSnapshot());
    if (event) actor.send(event);
    const settled = addressOf(actor.getSnapshot());
    const trail = [...readTrail().slice(0, -1), stepOf(actor.getSnapshot())];
    if (settled === wanted) navigate(wanted, { replace: true, state: { trail } });
  });

  useEffect(() => {
    if (wanted !== null && wanted !== followed.current) follow(wanted);
  }, [wanted]);
  useEffect(() => {
    if (followed.current !== null) ask(location);
  }, [location]);
}
