import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { seesEventBarAbove } from '../support/event-bar.ts';
import { holdBack } from '../support/hold-back.ts';

const { desk, phone } = useBrowser();
const consent = 'accepted';
const place = (page: Page) => page.getByRole('region', { name: 'Advert', exact: true });
const shown = (page: Page) => place(page).getByRole('link').getAttribute('href');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Advert' });
const permit = '/services/parking-permit';

/** A page whose clock the test moves. */
async function open(page: Page, path: string): Promise<Page> {
  await page.clock.install();
  await page.goto(path);
  return page;
}

/** The permit's page as its popup opens; from then on the page's time passes only as the test says. */
async function openPopup(page: Page): Promise<Page> {
  const release = await holdBack(page, '**/api/advertisements*');
  const isAsked = page.waitForRequest('**/api/advertisements*');
  await open(page, permit);
  await isAsked;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await release();
  const isOpen = async () => {
    // Its answer is told to the page in the next turn.
    await page.clock.runFor(1);
    return popup(page).isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  return page;
}

describe('the rotating banner', () => {
  it('takes turns every 2,000 ms, waits while someone is there, and can be paused', async () => {
    const page = await open(await desk({ consent, moving: true }), '/');
    await place(page).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await shown(page);
    await page.clock.runFor(2000);
    const second = await shown(page);
    expect(second).not.toBe(first);
    await place(page).hover();
    await page.clock.runFor(6000);
    expect(await shown(page)).toBe(second);
    await page.mouse.move(300, 200);
    await page.clock.runFor(2000);
    const third = await shown(page);
    expect(third).not.toBe(second);
    await place(page).getByRole('button').first().press('Enter');
    await button(page, 'Play the adverts').blur();
    await page.clock.runFor(6000);
    expect(await shown(page)).toBe(third);
  });

  it('stands still for who asked for less movement', async () => {
    const page = await open(await phone({ consent }), '/media/events');
    await place(page).waitFor();
    const first = await shown(page);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(first);
    await button(page, 'Play the adverts').waitFor();
  });

  it.each([
    ['phone', phone, { width: 300, height: 50 }],
    ['desk', desk, { width: 970, height: 90 }],
  ] as const)('has the size of a %s', async (_, device, size) => {
    const page = await device({ consent });
    await page.goto('/');
    await expect.poll(() => place(page).getByRole('link').getByRole('img').boundingBox()).toMatchObject(size);
    const proportions = () =>
      place(page)
        .getByRole('link')
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    // The box has its size before the picture has come.
    await expect.poll(proportions).toBeCloseTo(size.width / size.height, 1);
  });

  it('stays closed for the visit', async () => {
    const page = await desk({ consent });
    await page.goto('/');
    await button(page, 'Close the advert').click();
    await place(page).waitFor({ state: 'detached' });
    await page.goto('/media/events', { waitUntil: 'networkidle' });
    expect(await place(page).count()).toBe(0);
  });

  it('leaves room for what takes the focus, and for the bar of an event', async () => {
    const page = await phone({ consent });
    await seesEventBarAbove(page, place(page));
  });

  it.each(['/register', permit])('is not on %s', async (path) => {
    const page = await desk({ consent });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await place(page).count()).toBe(0);
  });
});

describe('the popup', () => {
  it('closes by itself after 5,000 ms and comes once in a visit', async () => {
    const page = await openPopup(await desk({ consent }));
    await page.clock.runFor(4000);
    expect(await popup(page).isVisible()).toBe(true);
    await page.clock.runFor(1000);
    await popup(page).waitFor({ state: 'hidden' });
    await page.clock.resume();
    await page.reload({ waitUntil: 'networkidle' });
    await button(page, 'See the advert again').waitFor();
    expect(await popup(page).isVisible()).toBe(false);
  });

  it('waits while someone is in it, and gives the focus back', async () => {
    const page = await openPopup(await desk({ consent }));
    await page.keyboard.press('Tab');
    await button(page, 'Close').and(page.locator(':focus')).waitFor();
    await page.clock.runFor(20_000);
    expect(await popup(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    await button(page, 'See the advert again').press('Enter');
    await popup(page).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'See the advert again').and(page.locator(':focus')).waitFor();
  });

  it('opens again for a press that follows Esc at once', async () => {
    const page = await openPopup(await desk({ consent }));
    await popup(page).evaluate((dialog: HTMLDialogElement, again) => {
      dialog.requestClose();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === again)?.click();
    }, 'See the advert again');
    await button(page, 'Close').click();
    await popup(page).waitFor({ state: 'hidden' });
  });

  it('closes for a click anywhere', async () => {
    const page = await openPopup(await phone({ consent }));
    await popup(page).click({ position: { x: 5, y: 500 } });
    await popup(page).waitFor({ state: 'hidden' });
  });

  it('does not come without consent', async () => {
    const page = await desk();
    await page.goto(permit, { waitUntil: 'networkidle' });
    expect(await popup(page).count()).toBe(0);
    expect(await button(page, 'See the advert again').count()).toBe(0);
  });
});

describe('what partners offer', () => {
  const offers = (page: Page) => page.getByRole('region', { name: 'From our partners' });

  it('is on the home page, marked as adverts, for who agreed to them', async () => {
    const page = await desk({ consent });
    await page.goto('/');
    await page.mouse.move(200, 200);
    await offers(page)
      .getByText(/^Advert · /)
      .first()
      .waitFor();
    await button(page, 'Cookie choices').click();
    await button(page, 'Refuse').click();
    await offers(page).waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await offers(page).count()).toBe(0);
  });
});

it('the union’s own banner stands on the home page only, below the next events', async () => {
  const page = await desk();
  const banner = await (await page.request.get('/api/banner?locale=en')).json();
  const title: string = banner.data.title;
  const answer = await page.goto('/');
  expect(await answer?.text(), 'the server renders it').toContain(title);
  const region = page.getByRole('region', { name: title });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await region.boundingBox())?.y).toBeGreaterThan(heading?.y ?? Infinity);
  await page.goto('/media/events');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await region.count()).toBe(0);
});
