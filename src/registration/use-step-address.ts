import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { stepAt } from '../../machines/registration/segments.ts';
import { paths } from '../app/paths.ts';
import { metaOf } from './screen.ts';
import { type RegistrationSnapshot, useFact, useRegistration } from './use-registration.ts';

/** Where the shown step lives; null while the registration is wherever the person is. */
function addressOf(snapshot: RegistrationSnapshot): string | null {
  const { path } = metaOf(snapshot);
  return path === null ? null : paths.register(path === '' ? undefined : path);
}

/** Whether there is a way back to the step that an address names. */
function isOpen(snapshot: RegistrationSnapshot, segment: string): boolean {
  const step = stepAt(segment);
  return step !== null && snapshot.can({ type: 'step.open', step });
}

/**
 * Keeps the browser's address and the chart together. Where the chart moves, the address follows: with a new entry of the history if there
 * is a way back. Where the browser moves, the chart is asked to; where it cannot, the step not being due, the address is put right.
 */
export function useStepAddress(segment: string): void {
  const { actor } = useRegistration();
  const [location, navigate] = useLocation();
  const wanted = useFact(addressOf);
  const followed = useRef<string | null>(null);

  const follow = useEffectEvent((address: string) => {
    const isFirst = followed.current === null;
    followed.current = address;
    if (address !== location) navigate(address, { replace: isFirst || !isOpen(actor.getSnapshot(), segment) });
  });
  const ask = useEffectEvent((here: string) => {
    if (wanted === null || here === wanted) return;
    const step = stepAt(segment);
    if (step !== null) actor.send({ type: 'step.open', step });
    const settled = addressOf(actor.getSnapshot());
    if (settled !== null && settled !== here) navigate(settled, { replace: true });
  });

  useEffect(() => {
    if (wanted !== null && wanted !== followed.current) follow(wanted);
  }, [wanted]);
  useEffect(() => {
    if (followed.current !== null) ask(location);
  }, [location]);
}
