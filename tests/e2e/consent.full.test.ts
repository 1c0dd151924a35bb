import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { consentKey } from '../../src/features/consent/consent.ts';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import { seesEventBarAbove } from '../support/event-bar.ts';
import { open } from '../support/settles.ts';

const { desk, phone } = useBrowser();

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

  it('leaves the bar of an event in sight, above it', async () => {
    const page = await phone({ consent: 'undecided' });
    await seesEventBarAbove(page, page.getByRole('region', { name: 'May we show you adverts?' }));
  });

  it('stays below the page on a low screen, and covers nothing', async () => {
    const page = await phone({ consent: 'undecided', width: 320 });
    await page.setViewportSize({ width: 320, height: 500 });
    await page.goto('/contact-us');
    const question = page.getByRole('region', { name: 'May we show you adverts?' });
    await question.waitFor();
    expect((await question.boundingBox())?.y).toBeGreaterThan(500);
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
    await page.goto('/media/events/kuncert-tal-kor');
    await button(page, 'Cookie choices').press('Enter');
    const question = page.getByRole('region', { name: 'May we show you adverts?' });
    await question.getByRole('heading').and(page.locator(':focus')).waitFor();
    await question.getByText('You have refused.').waitFor();
    await button(page, 'Accept').click();
    await question.waitFor({ state: 'detached' });
    await button(page, 'Cookie choices').and(page.locator(':focus')).waitFor();
    expect((await stored(page)).local).toEqual({ [consentKey]: 'true' });
  });

  it('is not asked for where nothing needs it', async () => {
    const page = await desk({ consent: 'undecided' });
    await open(page, '/register');
    expect(await button(page, 'Accept').count()).toBe(0);
  });
});
