import { fetchLate } from '../late/fetch-late.ts';
import { lazyPart, renderOnServer } from '../late/lazy-part.ts';

/** What a page does when somebody comes to it from another. */
export const arrival = lazyPart(() => fetchLate(async () => (await import('./Arrival.tsx')).Arrival));
renderOnServer(arrival);

/** Around pages that are not for everybody. */
export const guardedPage = lazyPart(async () => (await import('./GuardedPage.tsx')).GuardedPage);

/** Fetched ahead with every page, because it is needed when nothing can be fetched. */
export const errorPage = lazyPart(async () => (await import('./ErrorPage.tsx')).ErrorPage);
