import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = false;

function become(next: boolean): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks again, whatever was answered before. */
export const askAgain = (): void => become(true);

/** The answer stands. */
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
