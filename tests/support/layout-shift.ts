import { expect } from 'vitest';
import type { Page } from 'playwright-core';

/** The greatest sum of layout shifts that nobody notices, by the product's own standard. */
const mostShift = 0.005;

type Shift = { value: number; moved: string[] };

/** The layout shifts since the page began to load, and the elements that moved. */
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
        // Buffered entries are delivered before the frame after next.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );

/** Expects that nothing moves on the page at an address while it loads or afterwards. */
export async function expectStill(page: Page, address: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((before, { value }) => before + value, 0);
  expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
}
