import type { Page } from 'playwright-core';

/** In CSS pixels: the narrowest phone there is, and the usual one. */
const widths = [320, 390] as const;

/** Collects the overflows at each stop of a walk, so that one run reports everything. */
export function ruler(page: Page) {
  const tooWide: string[] = [];
  return {
    tooWide,
    measure: async (what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) tooWide.push(`${what}: ${wide} px at ${width} px`);
      }
    },
  };
}
