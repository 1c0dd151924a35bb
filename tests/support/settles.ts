import type { Page, Request } from 'playwright-core';

/** What each page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();

function watch(page: Page): Set<Request> {
  const known = asked.get(page);
  if (known) return known;
  const open = new Set<Request>();
  asked.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Lets the page do what it is about to do with what has come, and show it. */
const comesToRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () => requestIdleCallback(() => resolve(), { timeout: 1000 });
        requestAnimationFrame(() => requestAnimationFrame(whenIdle));
      }),
  );

/** Waits until the page has got everything that it asked for since `open`, and has nothing to do with it any more. */
export async function settles(page: Page): Promise<void> {
  const open = watch(page);
  for (let quiet = 0; quiet < 2; quiet = open.size === 0 ? quiet + 1 : 0) await comesToRest(page);
}

/** Opens an address, and waits until its page has got everything that it asked for. */
export async function open(page: Page, address: string): Promise<void> {
  watch(page).clear();
  await page.goto(address);
  await settles(page);
}
