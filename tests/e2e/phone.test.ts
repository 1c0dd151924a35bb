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
  zaren,
} from '../support/checkout-pages.ts';
import { fileSavedBy, pagesOf } from '../support/download.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone } = useBrowser();

it('books two seats side by side on a phone, from logging in to the tickets', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await phone();
  await page.goto(`/login?redirectPath=/media/events/${show.slug}`);
  await page.getByLabel('Email address').fill('gulja.zammit@uni.example');
  await page.getByLabel('Password', { exact: true }).fill('Luzzu-2027');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
  await link(page, 'Choose seats').last().tap();
  await heading(page, 'How many tickets?');
  await button(page, 'One more student').tap();
  await button(page, 'One more guest').tap();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await chooseSeat(page, 'A', 7);
  await chooseSeat(page, 'A', 8);
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
