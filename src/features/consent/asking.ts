import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = false;

function become(next: boolean): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Shows the question again, whatever the answer was. */
export const askAgain = (): void => become(true);

/** Hides the question; the answer stays the same. */
export const stopAsking = (): void => become(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while the visitor wants the question again. */
export const useAskedAgain = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => false,
  );
