import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let formsWithErrors = 0;

function change(by: 1 | -1): void {
  formsWithErrors += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While `hasErrors`, the document's title begins with 'Error:'. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    change(1);
    return () => change(-1);
  }, [hasErrors]);
}

/** True if a form on the page shows errors. */
export const useHasErrors = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => formsWithErrors > 0,
    () => false,
  );
