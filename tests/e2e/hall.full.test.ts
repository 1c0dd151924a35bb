import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, press } from '../support/checkout-pages.ts';
import { doubleTap, mapBox, pinch, pitchOf, pointOf, rowsInSight, viewOf } from '../support/hall-view.ts';
import { musical } from '../support/musical.ts';
import { settles } from '../support/settles.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();

/** To the hall of 480 seats, with two tickets. */
async function comeToHall(page: Page): Promise<void> {
  await page.goto(checkoutOf(await musical(stage.db)));
  await button(page, 'One more Student').click();
  await button(page, 'One more Guest').click();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await page.getByRole('gridcell').first().waitFor();
}

it('shows a visitor ten rows of the hall on a phone, between one bar and the dock, with both prices', async () => {
  const page = await phone();
  await comeToHall(page);
  const view = await viewOf(page);
  expect(await rowsInSight(page, view)).toHaveLength(10);
  expect(pitchOf(view)).toBeGreaterThanOrEqual(24);
  expect((await mapBox(page)).y).toBeLessThanOrEqual(48);
  await page.getByText('Il-Kewkba, ').waitFor();
  await button(page, 'Key').tap();
  await page.getByText('Front stalls, Student €14.00, Guest €18.00').waitFor();
});

it('zooms by one pinch to seats of 24 px, and by a double tap to a block and back', async () => {
  const page = await phone();
  await comeToHall(page);
  await button(page, 'Show the whole plan').tap();
  const whole = await viewOf(page);
  const middle = await pointOf(page, whole, 'H-13');
  await pinch(page, middle, 3);
  expect(pitchOf(await viewOf(page))).toBeGreaterThanOrEqual(24);

  await button(page, 'Show the whole plan').tap();
  await viewOf(page);
  await doubleTap(page, middle);
  const block = await viewOf(page);
  expect(pitchOf(block)).toBeGreaterThanOrEqual(28);
  const { x, width } = await mapBox(page);
  for (const guid of ['H-8', 'H-19']) {
    const seat = await pointOf(page, block, guid);
    expect(seat.x).toBeGreaterThan(x);
    expect(seat.x).toBeLessThan(x + width);
  }

  // Between two rows of seats, so that nothing is chosen.
  const first = await pointOf(page, block, 'E-12');
  const second = await pointOf(page, block, 'F-12');
  const aisle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  await doubleTap(page, aisle);
  expect(pitchOf(await viewOf(page))).toBeCloseTo(pitchOf(whole), 3);
});

it('keeps map and button where they are while the dock fills', async () => {
  const page = await phone({ buyer: await stage.buyer() });
  await comeToHall(page);
  const places = async () => ({
    map: await mapBox(page),
    action: await button(page, 'Continue').boundingBox(),
    zoom: await button(page, 'Zoom in').boundingBox(),
  });
  const [before, view] = [await places(), await viewOf(page)];
  const seat = await pointOf(page, view, 'C-12');
  await page.touchscreen.tap(seat.x, seat.y);
  await page
    .getByRole('button', { name: 'Release Front stalls, row C, seat 12' })
    .or(button(page, 'Release Stalls, row C, seat 12'))
    .waitFor();
  await settles(page);
  expect(await places()).toEqual(before);
  expect(await viewOf(page)).toEqual(view);
});

it('shows the whole hall on a desk at 22 px a seat, beside a summary of 320 px, with nothing over it', async () => {
  const page = await desk();
  await page.setViewportSize({ width: 1280, height: 800 });
  await comeToHall(page);
  const view = await viewOf(page);
  expect(pitchOf(view)).toBeGreaterThanOrEqual(22);
  expect(await rowsInSight(page, view)).toHaveLength(20);
  expect(await button(page, 'Overview').count()).toBe(0);
  const { x, width } = await mapBox(page);
  const summary = await page.getByRole('complementary', { name: 'Your booking' }).boundingBox();
  expect(summary?.width).toBe(320);
  expect(summary?.x).toBe(x + width);
});

it('follows a mouse that leaves the map pressed, and lets go where it is released', async () => {
  const page = await desk();
  await page.setViewportSize({ width: 1280, height: 800 });
  await comeToHall(page);
  await button(page, 'Zoom in').click();
  await button(page, 'Zoom in').click();
  const before = await viewOf(page);
  const { x, y, width } = await mapBox(page);
  const from = { x: x + width / 2, y: y + 4 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, y - 20);
  await page.mouse.move(from.x - 60, y - 20);
  await page.mouse.up();
  const after = await viewOf(page);
  expect(after.left).toBeCloseTo(before.left - 60);
  await page.mouse.move(from.x + 60, from.y + 60);
  expect(await viewOf(page)).toEqual(after);
});

it('offers a wheelchair space with the companion seat beside it', async () => {
  const page = await desk({ buyer: await stage.buyer() });
  await comeToHall(page);
  await button(page, 'Find seats').click();
  await page.getByLabel('Wheelchair spaces only').check();
  await page.getByText(/^\d{1,2} free seats$/).waitFor();
  await button(page, 'Pick them for me').click();
  await page.getByRole('status').filter({ hasText: '2 seats chosen, all together.' }).waitFor();
  // The panel is out of the way, and the focus where it was opened.
  expect(await button(page, 'Find seats').getAttribute('aria-expanded')).toBe('false');
  expect(await button(page, 'Find seats').evaluate((opener) => opener === document.activeElement)).toBe(true);
  const release = page.getByRole('button', { name: /^Release Stalls, row W, seat / });
  await expect.poll(() => release.count()).toBe(2);
  await release.last().click();
  await page.getByText(/right beside it, is free for your companion/).waitFor();
  await page.getByRole('button', { name: /^Add W/ }).click();
  await expect.poll(() => release.count()).toBe(2);
});

it('narrows the list by price and by access, by keyboard and in words, and picks from it', async () => {
  const page = await desk({ buyer: await stage.buyer() });
  await comeToHall(page);
  await button(page, 'Choose from a list').press('Enter');
  const says = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const part = page.getByLabel('Price and part of the hall');
  await part.press('End');
  await says(/^\d+ free seats$/);
  const zone = page.getByLabel('Part of the hall', { exact: true });
  expect(await zone.getByRole('option').allTextContents()).toEqual(['Choose', 'Balcony']);
  const row = page.getByLabel('Row', { exact: true });
  await row.press('End');
  expect(await row.inputValue()).not.toBe('');
  await page.getByLabel('Seat', { exact: true }).press('End');
  await button(page, 'Choose this seat').press('Enter');
  await says(/^Balcony, row S, seat \d+, .*Selected$/);

  await part.press('Home');
  await page.getByLabel('Wheelchair spaces only').press('Space');
  await says(/^\d{1,2} free seats$/);
  expect(await zone.getByRole('option').allTextContents()).toEqual(['Choose', 'Stalls']);
  await button(page, 'Pick them for me').press('Enter');
  await says(/^2 seats chosen, all together\.$/);
});
