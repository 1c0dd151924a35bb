import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { open } from '../support/settles.ts';

const { desk, phone } = useBrowser();
const event = '/media/events/kuncert-tal-kor';
/** With a query that makes another page of it. */
const list = '/media/news?search=union';

const inMaltese = (page: Page) => page.locator('html[lang=mt]').waitFor();
const hasFocus = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':focus'));

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

  it('a list past its end leads to its last page', async () => {
    const page = await desk();
    await page.goto('/media/news?page=99');
    await page.getByRole('link', { name: /^Page \d+$/ }).click();
    await page.waitForURL((url) => url.searchParams.get('page') !== '99');
    await page.locator('main a[href^="/media/news/"]').first().waitFor();
  });

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
