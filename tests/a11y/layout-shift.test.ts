import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { guideAddresses } from '../support/guide-addresses.ts';
import { readingAddresses } from '../support/reading-addresses.ts';

const { desk, phone } = useBrowser();

/** The greatest sum of layout shifts that nobody notices, by the product's own measure. */
const mostShift = 0.005;

type Shift = { value: number; moved: string[] };

/** The layout shifts since the page began to load, and what moved. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Entry[])
            shifts.push({
              value,
              moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : '')),
            });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over before the frame after next.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );

async function expectStill(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((before, { value }) => before + value, 0);
  expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
}

describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('on a %s', (_, open) => {
  it.each([
    '/',
    '/login',
    '/media/events',
    '/media/events/kuncert-tal-kor',
    '/no-such-page',
    ...readingAddresses,
    ...guideAddresses,
  ])('%s stands still while it loads', async (address) => {
    await expectStill(await open(), address);
  });

  it.each(['undecided', 'accepted'] as const)(
    'what comes at the foot of the window moves nothing: %s',
    async (consent) => {
      for (const address of ['/', '/media/events/kuncert-tal-kor', '/no-such-page'])
        await expectStill(await open({ consent }), address);
    },
  );
});
