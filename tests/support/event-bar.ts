import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens an event's page and waits until the bar with its button stands above `dock`, which is at the bottom of the window. */
export async function seesEventBarAbove(page: Page, dock: Locator): Promise<void> {
  await page.goto('/media/events/kuncert-tal-kor');
  const book = page.getByRole('link', { name: /^Choose/ }).last();
  const overlap = async () => {
    const [above, below] = [await book.boundingBox(), await dock.boundingBox()];
    return above && below && above.y + above.height - below.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
}
