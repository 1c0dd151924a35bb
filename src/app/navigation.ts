import { goTo } from '../kit/browser/reload-once.ts';
import { lazyCode } from '../kit/late/lazy-code.ts';
import type { Portal } from './prepare-route.ts';

/** What goes to other pages: fetched when somebody is about to. */
const preparation = lazyCode(() => import('./prepare-route.ts'));

const whenOnline = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });

/** Leaves the way to the browser, as soon as there is a network; never settles, for this page is left. */
async function goByBrowser(address: string): Promise<never> {
  await whenOnline();
  goTo(address);
  return new Promise(() => undefined);
}

/** Fetches what the page at an address needs before it can be shown; undefined when everything is there already. */
export function prepareRoute(portal: Portal, address: string): Promise<unknown> | undefined {
  if (preparation.isLoaded()) return preparation.code().prepareRoute(portal, address);
  return preparation.preload().then(
    () => prepareRoute(portal, address),
    () => goByBrowser(address),
  );
}

/** The same for the page that a visit begins with, which is here already. Throws what the page would throw. */
export async function prepareFirstRoute(portal: Portal, address: string): Promise<void> {
  await preparation.preload();
  await preparation.code().prepareRoute(portal, address);
}

/** The same ahead of a navigation that is likely, with what the page shows; what cannot be fetched now is fetched by the page. */
export function expectRoute(portal: Portal, address: string): void {
  preparation.preload().then(
    () => preparation.code().expectRoute(portal, address),
    () => undefined,
  );
}
