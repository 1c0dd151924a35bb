import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import { holdBack } from '../support/hold-back.ts';
import { goTo } from '../support/settles.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();
const daySeconds = 24 * 60 * 60;
/** With a query that makes another page of it. */
const list = '/media/news?search=union';

const inMaltese = (page: Page) => page.locator('html[lang=mt]').waitFor();

async function choose(page: Page, now: string, language: string): Promise<void> {
  await button(page, now).click();
  await link(page, language).click();
}

describe('the language', () => {
  it('is chosen from a list, for a year, on the same page', async () => {
    const page = await desk();
    await page.goto(list);
    await choose(page, 'Language: English', 'Malti');
    await inMaltese(page);
    await page.waitForURL(list);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
    expect(cookie?.value).toBe('mt');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / daySeconds;
    expect(Math.round(days)).toBe(365);
  });

  it('keeps what was typed, but no password', async () => {
    const page = await phone();
    await page.goto('/login');
    await page.getByLabel('Email address').fill('ġulja@uni.example');
    await page.getByLabel('Password', { exact: true }).fill('Luzzu-2027');
    await choose(page, 'Language: EN', 'Malti');
    await inMaltese(page);
    await expect.poll(() => page.locator('input[type=email]').inputValue()).toBe('ġulja@uni.example');
    expect(await page.locator('input[type=password]').inputValue()).toBe('');
    await page.goto('/media/events');
    await page.locator('main summary').first().click();
    await page.getByRole('searchbox').fill('jazz');
    await choose(page, 'Lingwa: MT', 'English');
    await page.locator('html[lang=en]').waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('jazz');
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  });

  it('keeps what was typed before the code came', async () => {
    const page = await phone();
    const release = await holdBack(page, '**/*.js');
    await goTo(page, '/media/events');
    await page.locator('summary', { hasText: 'Search' }).click();
    await page.getByRole('searchbox').fill('jazz');
    await choose(page, 'Language: EN', 'Malti');
    await release();
    await inMaltese(page);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('jazz');
  });

  it('is that of the emails, too, for somebody who is logged in', async () => {
    const buyer = await stage.buyer();
    const page = await desk({ buyer });
    const account = stage.db.selectFrom('users').select('locale').where('id', '=', buyer.id);
    await page.goto('/account/my-settings');
    await choose(page, 'Language: English', 'Malti');
    await inMaltese(page);
    await expect.poll(() => account.executeTakeFirstOrThrow()).toEqual({ locale: 'mt' });
    // Chosen on another device.
    await stage.db.updateTable('users').set({ locale: 'en' }).where('id', '=', buyer.id).execute();
    await page.reload();
    await page.getByRole('button', { name: 'English', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Malti', exact: true, pressed: false }).click();
    await page.getByRole('button', { name: 'Malti', exact: true, pressed: true }).waitFor();
    expect(await account.executeTakeFirstOrThrow()).toEqual({ locale: 'mt' });
  });

  it('can be left as it is, by key or by a press elsewhere', async () => {
    const page = await desk();
    await page.goto('/');
    await button(page, 'Language: English').press('Enter');
    await link(page, 'Malti').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await link(page, 'Malti').waitFor({ state: 'hidden' });
    await button(page, 'Language: English').and(page.locator(':focus')).waitFor();
    await button(page, 'Language: English').click();
    await page.mouse.click(200, 400);
    await link(page, 'Malti').waitFor({ state: 'hidden' });
  });

  it('is chosen by an address as well', async () => {
    const page = await desk();
    await page.goto('/mt');
    await inMaltese(page);
    await page.waitForURL('/');
  });
});
