import type { Page, Request } from 'playwright-core';

/** Each page's unanswered requests. */
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

/** Lets the page process the answers it has, and show them. */
const comesToRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () => requestIdleCallback(() => resolve(), { timeout: 1000 });
        requestAnimationFrame(() => requestAnimationFrame(whenIdle));
      }),
  );

/** Waits until the page has an answer to everything that it requested since `open`, and has processed it. */
export async function settles(page: Page): Promise<void> {
  const open = watch(page);
  for (let quiet = 0; quiet < 2; quiet = open.size === 0 ? quiet + 1 : 0) await comesToRest(page);
}

/** Opens an address; its page may still be loading. */
export async function goTo(page: Page, address: string): Promise<void> {
  watch(page).clear();
  await page.goto(address, { waitUntil: 'commit' });
}

/** Opens an address, and waits until its page has an answer to everything that it requested. */
export async function open(page: Page, address: string): Promise<void> {
  watch(page).clear();
  await page.goto(address);
  await settles(page);
}
