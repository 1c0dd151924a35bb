import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { comesAlive, isMarked, mark } from '../support/late-parts.ts';
import { open, settles } from '../support/settles.ts';

const { desk } = useBrowser();
const event = '/media/events/kuncert-tal-kor';

const lateParts = (page: Page) => page.locator('[data-late]').count();
const codeOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
  );

/** The rendered page before any interaction: only the shell has been hydrated. */
async function untouched(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForFunction(() => window.early?.appRuns === true);
  expect(await lateParts(page)).toBeGreaterThan(2);
}

it('a page fetches its code at the first sign of a person, and shows the same', async () => {
  const page = await desk();
  await untouched(page, event);
  const [before, words] = [await codeOf(page), await page.locator('main').innerText()];
  expect(before.filter((file) => /Event|events|routes|navigation|late/.test(file))).toEqual([]);
  await page.mouse.move(200, 200);
  await comesAlive(page);
  expect((await codeOf(page)).length).toBeGreaterThan(before.length);
  expect(await page.locator('main').innerText()).toBe(words);
});

it.each([
  ['the page', `main a[href="/media/events"]`, 'Events'],
  ['the footer', 'footer a[href="/contact-us"]', 'Contact us'],
])('a link of %s is followed without a reload before its code is there', async (_, selector, arrival) => {
  const page = await desk();
  await untouched(page, event);
  await mark(page);
  await page.locator(selector).first().dispatchEvent('click');
  await heading(page, arrival);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/);
});

it.each(['/', '/media/events', event])(
  '%s comes alive without formatters, which are slow to start',
  async (address) => {
    const page = await desk();
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ['DateTimeFormat', 'NumberFormat'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct: (format, given: []) => {
              made.push(name);
              return Reflect.construct(format, given) as object;
            },
          }),
        });
    });
    await untouched(page, address);
    await page.mouse.move(200, 200);
    await comesAlive(page);
    const { made, hasTemporal } = await page.evaluate(() => ({
      made: (window as unknown as { made: string[] }).made,
      hasTemporal: 'Temporal' in window,
    }));
    expect(made).toEqual(hasTemporal ? [] : ['DateTimeFormat']);
  },
);

it('a press in a part that is not hydrated is kept from React until it is, which would take repeated clicks twice', async () => {
  const page = await desk();
  await untouched(page, event);
  const release = await holdBack(page, '**/assets/*.js');
  await page.evaluate(() => {
    const heard: string[] = Object.assign(window, { heard: [] }).heard;
    for (const type of ['mousedown', 'click'])
      document.getElementById('root')?.addEventListener(type, () => heard.push(type), true);
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const title = page.locator('main h1');
  await title.click();
  await page.locator('[data-late] button').first().dispatchEvent('click');
  expect(await heard()).toEqual([]);
  await release();
  await comesAlive(page);
  await title.click();
  expect((await heard()).slice(-2)).toEqual(['mousedown', 'click']);
});

it('a page whose query changes before it has come alive finds itself as it was rendered, and follows then', async () => {
  const page = await desk();
  await untouched(page, '/search?q=fond');
  await page.evaluate(() => history.pushState(null, '', '/search?q=fond&kind=page'));
  await page.mouse.move(200, 200);
  await comesAlive(page);
  await expect.poll(() => page.locator('main a[href*="kind=page"]').getAttribute('aria-current')).toBe('page');
});

it('a page that was rendered before New Year comes alive after it as it was', async () => {
  const page = await desk();
  await page.clock.setFixedTime('2099-01-01T00:30:00Z');
  await untouched(page, event);
  const words = await page.locator('footer').innerText();
  await page.mouse.move(200, 200);
  await comesAlive(page);
  expect(await page.locator('footer').innerText()).toBe(words);
});

it('a date is put into a calendar that was opened too early', async () => {
  const page = await desk();
  await untouched(page, event);
  await page.locator('summary').first().dispatchEvent('click');
  await page.getByText('Calendar file (.ics)').first().waitFor();
});

it('a form that is sent before the app is there is sent once it can be', async () => {
  const page = await desk();
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/contact-us');
  await page.locator('textarea').fill('The lift is stuck.');
  await button(page, 'Send').click();
  await release();
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  expect(await page.locator('textarea').inputValue()).toBe('The lift is stuck.');
});

it('a search is sent by the browser itself', async () => {
  const page = await desk();
  await untouched(page, '/media/events');
  await page.evaluate(() => {
    const words = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (words) words.value = 'jazz';
    words?.form?.requestSubmit();
  });
  await page.waitForURL('/media/events?search=jazz');
  await page.getByRole('link', { name: /jazz/i }).first().waitFor();
});

it('a list’s search keeps the focus, and shows the words of the page that one comes back to', async () => {
  const page = await desk();
  await open(page, '/media/news?search=union');
  await page.mouse.move(200, 200);
  await comesAlive(page);
  const words = page.locator('main').getByRole('searchbox');
  await words.fill('bank');
  await words.press('Enter');
  await page.waitForURL('/media/news?search=bank');
  await settles(page);
  expect(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))).toContain('<input');
  await page.goBack();
  await expect.poll(() => words.inputValue()).toBe('union');
});

it('a page whose code cannot be fetched stays there to be read, and comes alive with the network', async () => {
  const page = await desk();
  await untouched(page, event);
  const words = await page.locator('main').innerText();
  await page.context().setOffline(true);
  await page.mouse.move(200, 200);
  await page.getByText('You’re offline.').last().waitFor();
  expect(await page.locator('main').innerText()).toBe(words);
  expect(await lateParts(page)).toBeGreaterThan(2);
  await page.context().setOffline(false);
  const tryAgain = async () => {
    await page.mouse.move(210, 210);
    await page.mouse.move(200, 200);
    return lateParts(page);
  };
  // The page may have to load again.
  await expect.poll(tryAgain, { interval: 200 }).toBe(0);
  expect(await page.locator('main').innerText()).toBe(words);
});

it('a page that cannot be fetched gives way to the error page, though its drawing cannot be fetched either', async () => {
  const page = await desk();
  await untouched(page, event);
  await page.mouse.move(200, 200);
  await comesAlive(page);
  await page.context().setOffline(true);
  await link(page, 'Events').first().click();
  await heading(page, 'You’re offline');
  await button(page, 'Reload the page').waitFor();
});
