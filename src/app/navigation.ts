import type { AroundNavHandler } from 'wouter';
import { goTo, headFor, reloadOnce } from '../kit/browser/reload-once.ts';
import { fetchOptional } from '../kit/late/fetch-late.ts';
import { lazyCode } from '../kit/late/lazy-code.ts';
import { navigationBegan, navigationEnded } from './navigation-progress.ts';
import type { Portal } from './prepare-route.ts';

/**
 * Keeps the old page on screen until the next one can be shown. A later navigation, or Back, overtakes an earlier one. If fetching fails, it
 * navigates all the same, so that the error page says so.
 */
export function preparedNavigation(prepare: (address: string) => Promise<unknown> | undefined): AroundNavHandler {
  let latest: symbol | undefined;
  const end = () => {
    latest = undefined;
    headFor(undefined);
    navigationEnded();
  };
  addEventListener('popstate', end);
  return (navigate, to, options) => {
    const preparing = prepare(to);
    if (preparing === undefined) {
      end();
      return navigate(to, options);
    }
    const mine = Symbol(to);
    latest = mine;
    headFor(to);
    navigationBegan();
    const arrive = () => {
      if (latest !== mine) return;
      end();
      navigate(to, options);
    };
    void preparing.then(arrive, async () => (await reloadOnce()) || arrive());
  };
}

/** The code for going to other pages, fetched when somebody is about to. */
const preparation = lazyCode(() => import('./prepare-route.ts'));

const whenOnline = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });

/** Lets the browser load the address once it is online; never settles, because this page is unloaded. */
async function goByBrowser(address: string): Promise<never> {
  await whenOnline();
  goTo(address);
  return new Promise(() => undefined);
}

/** Fetches everything that the page at an address needs before it can be shown; undefined if all of it is there already. */
export function prepareRoute(portal: Portal, address: string): Promise<unknown> | undefined {
  if (preparation.isLoaded()) return preparation.code().prepareToGo(portal, address);
  return preparation.preload().then(
    () => prepareRoute(portal, address),
    () => goByBrowser(address),
  );
}

/** The same for the first page of a visit, at once. Throws the error that the page would throw. */
export async function prepareFirstRoute(portal: Portal, address: string): Promise<void> {
  await preparation.preload();
  await preparation.code().prepareRoute(portal, address);
}

/** Prefetches a page that is likely to be opened next, and its data; the page itself retries a failed fetch. */
export function expectRoute(portal: Portal, address: string): void {
  fetchOptional(preparation.preload).then(
    () => preparation.code().expectRoute(portal, address),
    () => undefined,
  );
}
