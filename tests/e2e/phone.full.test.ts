import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import {
  button,
  press,
  censa,
  chooseSeat,
  heading,
  link,
  nameEveryone,
  payWith,
  pressSeat,
  seatCell,
  zaren,
} from '../support/checkout-pages.ts';
import { fileSavedBy, pagesOf } from '../support/download.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone } = useBrowser();

/** Records every position of the seats' cells from now on: more than one means that the plan moved under a finger. */
const planViews = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Set<string>();
    const note = () => {
      const row = document.querySelector<HTMLElement>('[role="grid"] > [role="row"]');
      if (row?.style.transform) seen.add(row.style.transform);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
    return seen;
  });

it('books two seats side by side on a phone, logging in at the first, from the plan to the tickets', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await phone();
  await page.goto(`/media/events/${show.slug}`);
  await link(page, 'Choose seats').last().tap();
  await heading(page, 'How many tickets?');
  const way = await button(page, 'Choose seats').boundingBox();
  expect(way?.x).toBe(390 - (way?.x ?? 0) - (way?.width ?? 0));
  await button(page, 'One more student').tap();
  await button(page, 'One more guest').tap();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await pressSeat(page, 'A', 7);
  await link(page, 'Log in to book').tap();
  await page.getByLabel('Email address').fill('gulja.zammit@uni.example');
  await page.getByLabel('Password', { exact: true }).fill('Luzzu-2027');
  const views = await planViews(page);
  await button(page, 'Log in').tap();

  await heading(page, 'Choose your seats');
  await seatCell(page, 'A', 7, 'Selected').waitFor();
  await chooseSeat(page, 'A', 8);
  expect(await views.evaluate((seen) => [...seen])).toHaveLength(1);
  await press(page, 'Continue');
  await nameEveryone(page, [zaren, censa]);

  await heading(page, 'Check before you pay');
  await press(page, 'Pay €25.00 by card');
  await payWith(page, 'pays');
  await heading(page, 'You’re going!');
  await expect.poll(() => page.getByText('A7, Żaren Buħaġiar, student').isVisible()).toBe(true);
  const { name, bytes } = await fileSavedBy(page, () => button(page, 'Download the tickets (PDF)').tap());
  expect(name).toMatch(/\.pdf$/);
  expect(pagesOf(bytes)).toBe(2);
});
