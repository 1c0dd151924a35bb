import { reloadOnce } from '../kit/browser/reload-once.ts';
import { isDoneWithout } from '../kit/late/fetch-late.ts';

/** Reloads if a new release has removed code that the page cannot do without. */
export function reloadOnLostCode(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isDoneWithout() && reloadOnce()) event.preventDefault();
  });
}
