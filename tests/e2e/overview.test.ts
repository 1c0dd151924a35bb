import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, press } from '../support/checkout-pages.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();

async function comeToSeats(page: Page, seats: number): Promise<void> {
  await page.goto(checkoutOf(await stage.show({ seats })));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await page.getByRole('gridcell').first().waitFor();
}

/** The controls of the map that cover its seats. */
async function overSeats(page: Page): Promise<string[]> {
  const seats = await page.getByRole('grid').boundingBox();
  const bottom = (seats?.y ?? 0) + (seats?.height ?? Infinity);
  const names = ['Overview', 'Zoom in', 'Zoom out', 'Show the whole plan'];
  const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()));
  return names.filter((_, at) => (boxes[at]?.y ?? 0) < bottom);
}

it('offers an overview only while part of the plan is out of sight, and beside the seats', async () => {
  const page = await desk({ buyer: await stage.buyer() });
  await comeToSeats(page, 200);
  const overview = button(page, 'Overview');
  expect(await overview.count()).toBe(0);
  await button(page, 'Zoom in').click();
  await overview.click();
  expect(await overSeats(page)).toEqual([]);
  await button(page, 'Show the whole plan').click();
  await expect.poll(() => overview.count()).toBe(0);
});

it('keeps it folded on a phone, where the plan opens on seats to touch', async () => {
  const page = await phone({ buyer: await stage.buyer() });
  await comeToSeats(page, 200);
  const overview = button(page, 'Overview');
  await overview.waitFor();
  expect(await overview.getAttribute('aria-expanded')).toBe('false');
  expect(await overSeats(page)).toEqual([]);
  await overview.tap();
  expect(await overSeats(page)).toEqual([]);
});
