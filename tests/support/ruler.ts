import type { Page } from 'playwright-core';

/** In CSS pixels: the narrowest phone there is, and the usual one. */
const widths = [320, 390] as const;

/** The width of a page's content; that of the next page if this one is left meanwhile. */
async function widthOf(page: Page): Promise<number> {
  const read = () => page.evaluate(() => document.documentElement.scrollWidth);
  try {
    return await read();
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    return read();
  }
}

/** The widths at which a page is wider than a phone, as in "422 px at 390 px"; its window has its size back afterwards. */
export async function overflowsOf(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await widthOf(page);
    if (wide > width) overflows.push(`${wide} px at ${width} px`);
  }
  if (size !== null) await page.setViewportSize(size);
  return overflows;
}

/** Collects the overflows at each stop of a walk, so that one run reports everything. */
export function ruler(page: Page) {
  const tooWide: string[] = [];
  return {
    tooWide,
    measure: async (what: string) => {
      for (const overflow of await overflowsOf(page)) tooWide.push(`${what}: ${overflow}`);
    },
  };
}
