/** The spec's place of the step's index. */
const KEY = 'registration:step';

/** Notes how far the registration is for whoever looks at this browser; null when there is none any more. The server decides all the same. */
export function keepStepIndex(kept: Pick<Storage, 'setItem' | 'removeItem'>, index: number | null): void {
  try {
    if (index === null) kept.removeItem(KEY);
    else kept.setItem(KEY, String(index));
  } catch {
    // Private browsing or a full disk: nothing depends on it.
  }
}
