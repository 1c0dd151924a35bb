import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any step has. */
const mostStops = 60;

export const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Tabs to a control, and checks that it shows the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < mostStops && !(await isFocused(control)); stop += 1) await page.keyboard.press('Tab');
  expect(await control.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}
