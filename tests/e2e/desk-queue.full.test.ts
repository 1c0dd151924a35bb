import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listen } from '../support/aloud.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { holdBack } from '../support/hold-back.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const { urls, db, person, paidPermit } = usePurchases();
const { phone } = useBrowser();
const t = wordsOf('en');

/** The permits to check, opened by one of the staff; one of them is of the owner. */
async function openPermits() {
  const owner = await person();
  await paidPermit(owner);
  const page = await phone({ buyer: await stageStaff(db, urls[0], 'services'), withoutWorker: true });
  await page.goto('/desk/permits');
  await page
    .getByText(/application/)
    .first()
    .waitFor();
  return { page, owner };
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
}

it('says aloud that a search found nothing, and what the next one found', async () => {
  const { page, owner } = await openPermits();
  const hear = await listen(page);
  await search(page, crypto.randomUUID());
  await hear(/^Nothing found$/);
  await search(page, owner.email);
  await hear(/^1 application$/);
});

it('offers the whole list again where a search found nothing in it', async () => {
  const { page } = await openPermits();
  await link(page, t('desk:permits.states.valid')).click();
  await search(page, crypto.randomUUID());
  await page.getByText(t('desk:search.noneBody')).waitFor();
  await link(page, t('desk:search.clear')).click();
  await page.waitForURL(/\/desk\/permits\?state=valid$/);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await heading(page, t('desk:permits.title'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('keeps the failure, and the focus at its button, while a list is asked for again', async () => {
  const { page, owner } = await openPermits();
  const calls = '**/api/desk/permits?**';
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await search(page, owner.email);
  await page.getByRole('alert').waitFor();
  await page.unroute(calls);
  const answer = await holdBack(page, calls);
  await button(page, t('common:tryAgain')).press('Enter');
  await page.locator('button[aria-disabled=true]:focus').waitFor();
  expect(await page.getByText(/application/).count()).toBe(0);
  await answer();
  await page.getByRole('heading', { name: '1 application' }).waitFor();
});
