import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listen } from '../support/aloud.ts';
import { useBrowser } from '../support/browser.ts';
import { heading, link } from '../support/checkout-pages.ts';
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
  const page = await phone({ buyer: await stageStaff(db, urls[0], 'services') });
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
