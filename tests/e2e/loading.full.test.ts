import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { heading, link } from '../support/checkout-pages.ts';
import { comesAlive, isMarked, mark } from '../support/late-parts.ts';
import { open } from '../support/settles.ts';

const { desk } = useBrowser();

it('a bar shows while the next page is on its way, and the old one stays', async () => {
  const page = await desk({ moving: true });
  await open(page, '/media/events');
  const slow = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 };
  await slow.send('Network.emulateNetworkConditions', network);
  await link(page, 'Log in').first().click();
  const bar = page.locator('[data-progress]');
  await page.locator('[data-progress=running]').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Events');
  await heading(page, 'Log in');
  await bar.waitFor({ state: 'detached' });
});

/** The parts of the pages that have moved to their places on another page. */
async function movesOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const moving = begin(update);
      const note = () =>
        document.getAnimations().forEach(({ effect }) => {
          if (effect instanceof KeyframeEffect) moved.push(effect.pseudoElement ?? '');
        });
      void moving.ready.then(note);
      return moving;
    };
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => (window as typeof window & { moved: string[] }).moved);
}

it('a poster moves from the list to its event and back, and stays where motion is unwanted', async () => {
  const page = await desk({ moving: true });
  const moves = await movesOf(page);
  await open(page, '/media/events');
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await heading(page, title);
  const poster = '::view-transition-group(poster)';
  await expect.poll(moves).toContain(poster);
  const before = (await moves()).filter((part) => part === poster).length;
  await link(page, 'Events').first().click();
  await heading(page, 'Events');
  await expect.poll(async () => (await moves()).filter((part) => part === poster).length).toBeGreaterThan(before);

  const calm = await desk();
  const still = await movesOf(calm);
  await open(calm, '/media/events');
  await calm.locator('main article').first().getByRole('link').click();
  await heading(calm, title);
  expect(await still()).toEqual([]);
});

/** True if the page has asked whether the server answers, which it does before it reloads. */
function asksOf(page: Page): () => boolean {
  let asked = false;
  page.on('request', (request) => (asked ||= request.method() === 'HEAD'));
  return () => asked;
}

/** Tells the page that it has lost code which it needs, and lets it take that in. */
const loseCode = (page: Page) =>
  page.evaluate(async () => {
    dispatchEvent(new Event('vite:preloadError'));
    await fetch('/robots.txt');
  });

it('code that a new release took away reloads the page, once in 60 seconds', async () => {
  const page = await desk();
  await open(page, '/');
  const reloaded = page.waitForEvent('load');
  await loseCode(page).catch(() => undefined);
  await reloaded;
  await page.waitForFunction(() => window.early?.appRuns === true);
  const asks = asksOf(page);
  await loseCode(page);
  expect(asks()).toBe(false);
  await page.evaluate(() => sessionStorage.setItem('chunk-reload:at', String(Date.now() - 61_000)));
  const again = page.waitForEvent('load');
  await loseCode(page).catch(() => undefined);
  await again;
});

it('code that is lost with the network costs nobody the page, whatever the browser says of the network', async () => {
  const page = await desk();
  await open(page, '/login');
  await mark(page);
  await page.route('**/robots.txt', (route) =>
    route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue(),
  );
  const asks = asksOf(page);
  await loseCode(page);
  expect(asks()).toBe(true);
  expect(await isMarked(page)).toBe(true);
});

it('a page that is only prefetched may fail to come', async () => {
  const page = await desk();
  await open(page, '/media/events');
  await page.mouse.move(200, 200);
  await comesAlive(page);
  await mark(page);
  const asks = asksOf(page);
  const gone = page.waitForResponse('**/assets/Login*.js');
  await page.route('**/assets/Login*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await link(page, 'Log in').first().hover();
  await gone;
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asks()).toBe(false);
  expect(await isMarked(page)).toBe(true);
});

it('a link whose page a new release took away is followed by the browser', async () => {
  const page = await desk();
  await open(page, '/media/events');
  await page.mouse.move(200, 200);
  await comesAlive(page);
  await mark(page);
  // For this document; the next one belongs to the new release.
  let isGone = true;
  page.on('request', (request) => (isGone &&= !request.isNavigationRequest()));
  await page.route('**/assets/Login*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await link(page, 'Log in').first().click();
  await heading(page, 'Log in');
  expect(await isMarked(page)).toBe(false);
});
