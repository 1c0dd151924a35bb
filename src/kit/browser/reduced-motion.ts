import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const preference = query();
  preference.addEventListener('change', listener);
  return () => preference.removeEventListener('change', listener);
}

/** True if the person prefers reduced motion; true on the server and while hydrating, so that nothing moves before it is known. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
