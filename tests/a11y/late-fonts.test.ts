import { expect, it } from 'vitest';
import { routeAt, routes } from '../../src/app/routes.tsx';
import { useBrowser, type Visitor, type Visits } from '../support/browser.ts';
import { checkoutOf } from '../support/checkout-pages.ts';
import { comesAlive } from '../support/late-parts.ts';
import { expectStill } from '../support/layout-shift.ts';
import { guideAddresses } from '../support/guide-addresses.ts';
import { readingAddresses } from '../support/reading-addresses.ts';
import { useStage } from '../support/use-stage.ts';
import { isFull } from '../support/size.ts';

const stage = useStage();
const { desk, phone } = useBrowser();
const union = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };

/** Milliseconds after which the fonts arrive: by then the page has been read. */
const LATE_MS = 2000;
/** Milliseconds between two checks of a page: checking at each frame would make it draw frames. */
const polling = 50;
/** Windows that wait for their fonts at the same time. */
const AT_ONCE = 6;

const pathOf = (address: string) => address.replace(/\?.*/, '');
const samples = [
  ...readingAddresses,
  ...guideAddresses,
  '/media/events/kuncert-tal-kor',
  '/careers/career-finder/core-values',
];

/** An address of every public page; fails for a page without a known address. */
function publicAddresses(checkout: string): string[] {
  const isPublic = (path: string) => path !== '*' && path !== '/styleguide' && !path.startsWith('/desk/');
  const open = routes.filter(({ guard, path }) => guard === undefined && isPublic(path));
  const find = (pattern: string) =>
    [...samples, checkout].find((address) => routeAt(pathOf(address), union).path === pattern);
  const addresses = open.map(({ path: pattern }) => {
    const path = pattern.replace('{union}', union.id).replaceAll(/\/:\w+\?/g, '');
    return { pattern, address: path.includes(':') ? find(pattern) : path };
  });
  expect(addresses.filter(({ address }) => address === undefined)).toEqual([]);
  return addresses.flatMap(({ address }) => address ?? []);
}

type Wait = { visitor?: Visitor; late?: RegExp };

/** A window that requests its fonts (or the `late` ones of them) again at each page, and receives them when `fontsCome` resolves. */
async function windowWithLateFonts(open: Visits['desk'], { visitor, late = /\/fonts\// }: Wait) {
  const page = await open({ ...visitor, withoutWorker: true });
  let fonts = Promise.withResolvers<void>();
  // Intercepted requests never come from the cache.
  await page.route(late, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  return {
    page,
    late,
    fontsWait: () => {
      fonts = Promise.withResolvers();
    },
    fontsCome: () => fonts.resolve(),
  };
}

/** Opens a page whose fonts arrive only after somebody has read it, and expects that nothing moves. */
async function standsStill(
  { page, late, fontsWait, fontsCome }: Awaited<ReturnType<typeof windowWithLateFonts>>,
  address: string,
) {
  fontsWait();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Looking for a place on a page that still waits for its styles would lay it out without them, and count as a shift that nobody sees.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    polling,
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await comesAlive(page);
  await page.waitForFunction((ms) => performance.now() > ms, LATE_MS, { polling });
  fontsCome();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  const arrivals = await page.evaluate(
    (pattern) =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { name, responseEnd } = entry as PerformanceResourceTiming;
        return new RegExp(pattern).test(name) ? [responseEnd] : [];
      }),
    late.source,
  );
  expect(arrivals.length, `${address}: fonts came`).toBeGreaterThan(0);
  expect(Math.min(...arrivals), `${address}: the fonts came late`).toBeGreaterThan(LATE_MS);
  await expectStill(page, address);
}

async function allStandStill(open: Visits['desk'], addresses: readonly string[], wait: Wait = {}) {
  const waiting = [...addresses];
  const worker = async () => {
    const window = await windowWithLateFonts(open, wait);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await standsStill(window, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it.runIf(isFull)('every public page stands still though its fonts come late', async () => {
  await allStandStill(desk, publicAddresses(checkoutOf(await stage.show())));
});

it('so do pages in Maltese, on a phone', async () => {
  const checkout = checkoutOf(await stage.show());
  const addresses = [
    '/',
    checkout,
    '/about/representation/student-organisations?search=xyzzy',
    '/about/representation/student-representatives',
    '/initiatives/mental-wellbeing',
    '/initiatives/kokka-fondi/about',
    '/services/student-card',
    ...(isFull ? publicAddresses(checkout) : []),
  ];
  await allStandStill(phone, addresses, { visitor: { locale: 'mt' } });
});

it.runIf(isFull)('so do pages of which only the Maltese letters come in time', async () => {
  const late = /\/fonts\/\w+-latin-wght/;
  await allStandStill(desk, ['/', '/initiatives/erasmus', '/media/events/kuncert-tal-kor'], { late });
});
