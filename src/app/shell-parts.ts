import { fetchLateCode } from './fetch-late-code.ts';
import { fetchLate } from '../kit/late/fetch-late.ts';
import { lazyPart, renderOnServer } from '../kit/late/lazy-part.ts';

/** What a page does when somebody comes to it from another. */
export const arrival = lazyPart(() => fetchLate(async () => (await fetchLateCode()).Arrival));
renderOnServer(arrival);

/** Around pages that are not for everybody. */
export const guardedPage = lazyPart(async () => (await import('./GuardedPage.tsx')).GuardedPage);

/** Fetched ahead with every page, because it is needed when nothing can be fetched. */
export const errorPage = lazyPart(async () => (await fetchLateCode()).ErrorPage);
