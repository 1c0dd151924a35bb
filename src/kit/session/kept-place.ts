const KEY = 'kept-place';

/** A part of `Storage`: that of this tab. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Saves the path at which a visitor needs an account, to return to once signed in; `null` removes it. */
export function keepPlace(kept: Kept, path: string | null): void {
  try {
    if (path === null) kept.removeItem(KEY);
    else kept.setItem(KEY, path);
  } catch {
    // Private browsing or a full disk: the person finds the way back without help.
  }
}

/** The saved path; null if there is none. */
export const keptPlace = (kept: Kept): string | null => kept.getItem(KEY);
