import { fetchLateCode } from './fetch-late-code.ts';
import { fetchLate } from '../kit/late/fetch-late.ts';
import { lazyPart, renderOnServer } from '../kit/late/lazy-part.ts';

/** Moves scroll and focus when somebody comes to a page from another. */
export const arrival = lazyPart(() => fetchLate(async () => (await fetchLateCode()).FocusOnNavigation));
renderOnServer(arrival);

/** Wraps restricted pages. */
export const guardedPage = lazyPart(async () => (await import('./GuardedPage.tsx')).GuardedPage);

/** Prefetched with every page, because it is needed when nothing can be fetched. */
export const errorPage = lazyPart(async () => (await fetchLateCode()).ErrorPage);
