import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routeAt, routes } from '../../src/app/routes.tsx';
import { useBrowser, type Visitor } from '../support/browser.ts';
import { checkoutOf } from '../support/checkout-pages.ts';
import { comesAlive } from '../support/late-parts.ts';
import { expectStill } from '../support/layout-shift.ts';
import { guideAddresses } from '../support/guide-addresses.ts';
import { readingAddresses } from '../support/reading-addresses.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();
const union = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };

/** Milliseconds after which the fonts come: the page has been read meanwhile. */
const LATE_MS = 2000;
/** Windows that wait for their fonts at the same time. */
const AT_ONCE = 6;

const pathOf = (address: string) => address.replace(/\?.*/, '');
const samples = [...readingAddresses, ...guideAddresses, '/media/events/kuncert-tal-kor'];

/** An address of every page that anybody may see; undefined for a page of which no address is known. */
function publicAddresses(checkout: string): Map<string, string | undefined> {
  const open = routes.filter(({ guard, path }) => guard === undefined && path !== '*' && path !== '/styleguide');
  const find = (pattern: string) =>
    [...samples, checkout].find((address) => routeAt(pathOf(address), union).path === pattern);
  return new Map(
    open.map(({ path: pattern }) => {
      const path = pattern.replace('{union}', union.id).replaceAll(/\/:\w+\?/g, '');
      return [pattern, path.includes(':') ? find(pattern) : path];
    }),
  );
}

/** Opens a page whose fonts come only after somebody has read it, and holds it to standing still. */
async function standsStill(open: (visitor?: Visitor) => Promise<Page>, address: string, visitor: Visitor = {}) {
  const page = await open(visitor);
  const fontsCome = Promise.withResolvers<void>();
  await page.route('**/fonts/*', async (route) => {
    await fontsCome.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Looking for a place on a page that waits for its styles would lay it out without them, and count as a shift that nobody sees.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await comesAlive(page);
  await page.waitForFunction((late) => performance.now() > late, LATE_MS);
  fontsCome.resolve();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  const arrivals = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, responseEnd } = entry as PerformanceResourceTiming;
      return name.includes('/fonts/') ? [responseEnd] : [];
    }),
  );
  expect(Math.min(...arrivals), `${address}: the fonts came late`).toBeGreaterThan(LATE_MS);
  await expectStill(page, address);
  await page.context().close();
}

async function allStandStill(open: Parameters<typeof standsStill>[0], addresses: readonly string[], visitor?: Visitor) {
  const waiting = [...addresses];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await standsStill(open, next, visitor);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it('every public page stands still though its fonts come late', async () => {
  const addresses = publicAddresses(checkoutOf(await stage.show()));
  const unknown = [...addresses].flatMap(([pattern, address]) => (address === undefined ? [pattern] : []));
  expect(unknown).toEqual([]);
  await allStandStill(
    desk,
    [...addresses.values()].filter((address) => address !== undefined),
  );
});

it('so do pages in Maltese, on a phone', async () => {
  const addresses = [
    '/',
    '/about/representation/student-organisations?search=xyzzy',
    '/about/representation/student-representatives',
    '/initiatives/mental-wellbeing',
    '/initiatives/kokka-fondi/about',
    '/services/student-card',
  ];
  await allStandStill(phone, addresses, { locale: 'mt' });
});
