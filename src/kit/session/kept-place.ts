const KEY = 'kept-place';

/** A part of `Storage`: that of this tab. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the path where a visitor needs an account, until they are back there with one; `null` forgets it. */
export function keepPlace(kept: Kept, path: string | null): void {
  try {
    if (path === null) kept.removeItem(KEY);
    else kept.setItem(KEY, path);
  } catch {
    // Private browsing or a full disk: they find the way back themselves.
  }
}

/** The path that was kept; null where there is none. */
export const keptPlace = (kept: Kept): string | null => kept.getItem(KEY);
