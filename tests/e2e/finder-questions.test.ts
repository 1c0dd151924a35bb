import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';

const { phone } = useBrowser();
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
