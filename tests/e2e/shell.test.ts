import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { consentKey } from '../../src/features/consent/consent.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { holdBack } from '../support/hold-back.ts';
import { goTo, open } from '../support/settles.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();
const daySeconds = 24 * 60 * 60;
const event = '/media/events/kuncert-tal-kor';
/** With a query that makes another page of it. */
const list = '/media/news?search=union';

const inMaltese = (page: Page) => page.locator('html[lang=mt]').waitFor();
const hasFocus = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':focus'));

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
    await hasFocus(page, 'Language: English').waitFor();
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

describe('before any code of the page has come', () => {
  async function withoutCode(): Promise<Page> {
    const page = await phone();
    // Never answered: the code stays on its way throughout the test.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(list, { waitUntil: 'domcontentloaded' });
    return page;
  }

  it('the menu opens, leads on and closes', async () => {
    const page = await withoutCode();
    await button(page, 'Menu').tap();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await button(page, 'Close').tap();
    await menu.waitFor({ state: 'hidden' });
    await button(page, 'Menu').tap();
    await menu.getByRole('link', { name: 'Register' }).tap();
    await page.waitForURL('/register', { waitUntil: 'commit' });
  });

  it('the language is changed, on the same page', async () => {
    const page = await withoutCode();
    await button(page, 'Language: EN').tap();
    await link(page, 'Malti').tap();
    await inMaltese(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
  });

  it('the language is changed by a second press where something was typed', async () => {
    const page = await withoutCode();
    await page.getByRole('searchbox').fill('jazz');
    await button(page, 'Language: EN').tap();
    await link(page, 'Malti').tap();
    await link(page, 'Malti').tap();
    await inMaltese(page);
  });
});

describe('the menu', () => {
  it('covers a phone, keeps the page behind still and gives the focus back', async () => {
    const page = await phone();
    await page.goto('/');
    await button(page, 'Menu').tap();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await button(page, 'Close').waitFor();
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 300));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await hasFocus(page, 'Menu').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  });

  it('opens section by section on a phone, and leads on', async () => {
    const page = await phone();
    await page.goto('/');
    await button(page, 'Menu').tap();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Events' }).waitFor({ state: 'hidden' });
    await menu.getByRole('button', { name: 'Media' }).tap();
    await menu.getByRole('link', { name: 'Events' }).tap();
    await heading(page, 'Events');
    await menu.waitFor({ state: 'hidden' });
    await button(page, 'Menu').tap();
    expect(await menu.getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('consent', () => {
  const stored = (page: Page) =>
    page.evaluate(() => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.keys(sessionStorage),
    }));

  it('is asked for before anything that needs it happens', async () => {
    const page = await desk({ consent: 'undecided' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await page.getByRole('region', { name: 'May we show you adverts?' }).waitFor();
    await link(page, 'Cookie policy').first().waitFor();
    expect(asked.filter((path) => path.includes('advert'))).toEqual([]);
    expect(await stored(page)).toEqual({ local: {}, session: [] });
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['locale']);
  });

  it('is as easily refused as given', async () => {
    const page = await phone({ consent: 'undecided' });
    await page.goto('/');
    const [accept, refuse] = [await button(page, 'Accept').boundingBox(), await button(page, 'Refuse').boundingBox()];
    expect(refuse).toMatchObject({ y: accept?.y, width: accept?.width, height: accept?.height });
    await button(page, 'Refuse').tap();
    await button(page, 'Refuse').waitFor({ state: 'detached' });
    expect(await stored(page)).toEqual({ local: { [consentKey]: 'false' }, session: [] });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await button(page, 'Refuse').count()).toBe(0);
  });

  it('can be changed at the foot of every page', async () => {
    const page = await desk();
    await page.goto(event);
    await button(page, 'Cookie choices').press('Enter');
    const question = page.getByRole('region', { name: 'May we show you adverts?' });
    await question.getByRole('heading').and(page.locator(':focus')).waitFor();
    await question.getByText('You have refused.').waitFor();
    await button(page, 'Accept').click();
    await question.waitFor({ state: 'detached' });
    await hasFocus(page, 'Cookie choices').waitFor();
    expect((await stored(page)).local).toEqual({ [consentKey]: 'true' });
  });

  it('is not asked for where nothing needs it', async () => {
    const page = await desk({ consent: 'undecided' });
    await open(page, '/register');
    expect(await button(page, 'Accept').count()).toBe(0);
  });
});

describe('everywhere', () => {
  it('tells when the connection is gone, and when it is back', async () => {
    const page = await phone();
    // A page whose code has not arrived yet cannot tell.
    await open(page, '/');
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText('You’re online again.').waitFor({ state: 'attached' });
  });

  it('a new page begins at its top, or at the place that is linked to', async () => {
    const page = await phone();
    await page.goto('/media/events');
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('main a[href^="/media/events/"]').last().click();
    await page.waitForURL(/\/media\/events\/.+/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goto('/#reach-us');
    await page.locator('#reach-us').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });

  it.each(['/404', '/no-such-page', '/media/events/no-such-event'])(
    '%s is not found, with a way back',
    async (path) => {
      const page = await desk();
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await heading(page, 'This page could not be found');
      await page.getByText('404', { exact: true }).waitFor();
      await link(page, 'Back to the home page').click();
      await page.waitForURL('/');
    },
  );

  it('the way up leads to the pages above', async () => {
    const page = await desk();
    await page.goto(event);
    const trail = page.getByRole('navigation', { name: 'You are here' });
    expect(await trail.getByRole('link').allTextContents()).toEqual(['Home page', 'Events']);
    await trail.getByRole('link', { name: 'Events' }).click();
    await heading(page, 'Events');
    expect(await trail.count()).toBe(0);
  });
});

it('a page that was not touched prints with the union’s name and nothing to press', async () => {
  const page = await desk();
  await page.goto(event);
  await page.emulateMedia({ media: 'print' });
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'home page' }).waitFor();
  expect(await bar.getByRole('link').filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
});
