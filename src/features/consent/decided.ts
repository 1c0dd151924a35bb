import { useEffect } from 'react';

/** Marks the document (`data-decided`) until the app runs: consent was decided on before, so a rendered page does not show the question. */
export const decidedMark = 'decided';

/** From here on the app itself knows what was decided. */
export function useDecidedUnmarked(): void {
  useEffect(() => {
    delete document.documentElement.dataset[decidedMark];
  }, []);
}
