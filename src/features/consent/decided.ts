import { useEffect } from 'react';

/** Marks the document (`data-decided`) until the app runs: consent was answered before, so a rendered page hides the question. */
export const decidedMark = 'decided';

/** Removes the mark: from here on the app itself knows the answer. */
export function useDecidedUnmarked(): void {
  useEffect(() => {
    delete document.documentElement.dataset[decidedMark];
  }, []);
}
