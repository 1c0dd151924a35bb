/** The storage key of the step's index, as the spec names it. */
const KEY = 'registration:step';

/** Stores the step's index for others to read in this browser; null removes it. Only the server's status decides. */
export function keepStepIndex(kept: Pick<Storage, 'setItem' | 'removeItem'>, index: number | null): void {
  try {
    if (index === null) kept.removeItem(KEY);
    else kept.setItem(KEY, String(index));
  } catch {
    // Private browsing or a full disk: nothing depends on it.
  }
}
