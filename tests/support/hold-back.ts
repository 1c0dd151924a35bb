import type { Page } from 'playwright-core';

/** Holds back the page's requests to such addresses until the returned function is called, which ends all routing of the page. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
