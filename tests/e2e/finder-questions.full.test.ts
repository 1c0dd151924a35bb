import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { isFocused, tabTo } from '../support/keyboard.ts';

const { phone, desk } = useBrowser();
const root = '/careers/career-finder';
const questions = `${root}/personality-questionnaire/questions`;

const text = (page: Page, words: string) => page.getByText(words, { exact: true });

it('shows no answer to the next statement on a touch screen', async () => {
  const page = await phone();
  await page.goto(questions);
  await text(page, 'Statement 1 of 20').waitFor();
  const answer = button(page, 'Quite like me');
  const paint = () => answer.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await paint();
  await answer.tap();
  await text(page, 'Statement 2 of 20').waitFor();
  // A finger leaves it hovered; the browser of these tests needs a mouse for that.
  await answer.hover();
  expect(await answer.evaluate((element) => element.matches(':hover'))).toBe(true);
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
  await text(page, 'Saved').waitFor();
  expect(await paint()).toBe(before);
});

it('shows the next statement on a screen that has no room for it and its answers', async () => {
  const page = await phone();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(questions);
  await text(page, 'Statement 1 of 20').waitFor();
  await button(page, 'Next').scrollIntoViewIfNeeded();
  await button(page, 'Very like me').tap();
  await text(page, 'Statement 2 of 20').waitFor();
  const header = await page.getByRole('banner').boundingBox();
  const isBelowHeader = async () => {
    const statement = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    return Number(statement?.y) >= Number(header?.height);
  };
  await expect.poll(isBelowHeader).toBe(true);
});

it('answers no statement by the second tap of a double one, nor by a key that is held', async () => {
  const page = await desk();
  await page.goto(questions);
  await text(page, 'Statement 1 of 20').waitFor();
  await button(page, 'Very like me').dblclick();
  await text(page, 'Statement 2 of 20').waitFor();
  await page.keyboard.down('5');
  await page.keyboard.down('5');
  await page.keyboard.up('5');
  await text(page, 'Statement 3 of 20').waitFor();
  await text(page, 'Saved').waitFor();
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(0);
});

it('keeps the focus on what was moved to the top', async () => {
  const page = await desk();
  await page.goto(`${root}/areas-of-interest`);
  await heading(page, 'Areas of interest');
  for (const name of ['Marine engineering', 'Education']) await page.getByRole('checkbox', { name }).press('Space');
  await button(page, 'Move up: Education').press('Enter');
  await expect.poll(() => isFocused(page.getByRole('listitem').filter({ hasText: /^Education$/ }))).toBe(true);
});

it('keeps the focus where answers were sent at a press', async () => {
  const page = await desk({ withoutWorker: true });
  const saving = /career-sector-preference/;
  await page.route(saving, (route) => route.abort('internetdisconnected'));
  await page.goto(`${root}/areas-of-interest`);
  await heading(page, 'Areas of interest');
  await page.getByRole('checkbox', { name: 'Education' }).press('Space');
  await button(page, 'Send now').waitFor();
  await page.unroute(saving);
  await button(page, 'Send now').press('Enter');
  await text(page, 'Saved').waitFor();
  await expect.poll(() => isFocused(text(page, 'Saved'))).toBe(true);
});

it('is answered by keys only where the statement or its answers have the focus', async () => {
  const page = await desk();
  await page.goto(questions);
  await text(page, 'Statement 1 of 20').waitFor();
  await text(page, 'From here, the keys 1 to 5 answer too.').waitFor();
  await page.keyboard.press('4');
  await button(page, 'All parts').press('4');
  expect(await text(page, 'Statement 1 of 20').count()).toBe(1);
  await tabTo(page, button(page, 'Quite like me'));
  await page.keyboard.press('4');
  await text(page, 'Statement 2 of 20').waitFor();
  await page.keyboard.press('4');
  await text(page, 'Statement 3 of 20').waitFor();
});
