import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { finderAt } from '../support/finding.ts';
import { tabTo } from '../support/keyboard.ts';

const [url] = inject('portal').urls;
const finder = finderAt(url);
const { phone, desk } = useBrowser();
const root = '/careers/career-finder';

const keptReference = (page: Page) => page.evaluate(() => localStorage.getItem('userReference'));
/** True once the device can open the page without a network, with the texts around it. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('kept finder')).keys();
    const has = (part: RegExp) => kept.some(({ url }) => part.test(new URL(url).pathname));
    return has(/^\/careers\//) && has(/^\/assets\/common-/);
  });
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Every address that the page asked for. */
function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  return asked;
}

it('begins on the bus, loses the network, goes on, and is finished at home by link', async () => {
  const bus = await phone();
  await bus.goto(root);
  await link(bus, 'Begin, or continue').tap();
  await heading(bus, 'Your career finder');
  await button(bus, 'Begin').tap();
  await heading(bus, 'How well does it fit you?');
  for (const at of [1, 2, 3]) {
    await text(bus, `Statement ${at} of 20`).waitFor();
    // Not by touch: taps that follow so closely in one place count as one.
    await button(bus, 'Quite like me').click();
  }
  await text(bus, 'Saved').waitFor();

  await expect.poll(() => isKept(bus)).toBe(true);
  await bus.context().setOffline(true);
  await button(bus, 'Very like me').tap();
  await text(bus, 'Statement 5 of 20').waitFor();
  await text(bus, 'Not sent yet. Your answers are on this device and will be sent later.').waitFor();
  await button(bus, 'All parts').tap();
  await button(bus, 'Core values').tap();
  await heading(bus, 'Core values');
  for (const value of ['Independence', 'The sea and the land', 'Work well done'])
    await bus.getByRole('checkbox', { name: new RegExp(value) }).check({ force: true });
  await expect.poll(() => bus.getByRole('checkbox', { name: /Security/ }).isDisabled()).toBe(true);
  await bus.reload();
  await heading(bus, 'Core values');
  await link(bus, 'Log in').waitFor();
  const reference = (await keptReference(bus)) ?? '';
  expect((await finder.answersOf(reference)).data?.data.core_values_selected).toEqual([]);
  await bus.context().setOffline(false);
  await text(bus, 'Saved').waitFor();
  await bus.reload();
  await heading(bus, 'Core values');
  expect(await bus.getByRole('checkbox', { name: /Independence/ }).isChecked()).toBe(true);

  const home = await desk();
  const asked = listenTo(home);
  await home.goto(`${root}/overview#${reference}`);
  await heading(home, 'How well does it fit you?');
  await text(home, 'Statement 5 of 20').waitFor();
  expect(home.url()).not.toContain(reference);
  await tabTo(home, button(home, 'Quite like me'));
  for (let at = 5; at <= 20; at += 1) {
    await text(home, `Statement ${at} of 20`).waitFor();
    await home.keyboard.press('4');
  }
  await text(home, 'That’s all of them.').waitFor();
  await button(home, 'Continue').press('Enter');
  for (const [title, picks] of [
    ['Areas of interest', ['Marine engineering', 'Energy and environment', 'Education']],
    [
      'Path of pleasures',
      ['Something works again', 'A day outside', 'It suddenly adds up', 'Down a rabbit hole', 'To the last cent'],
    ],
    ['Activity grid', ['Put a boat in order', 'Find out why an engine']],
  ] as const) {
    await heading(home, title);
    expect(await button(home, 'Continue').isDisabled()).toBe(true);
    for (const name of picks) await home.getByRole('checkbox', { name }).press('Space');
    await button(home, 'Continue').press('Enter');
  }
  await heading(home, 'Where you might look');
  await home.getByRole('heading', { level: 3, name: 'Marine engineering' }).waitFor();
  const sum = home.getByRole('row', { name: /^Total/ }).first();
  const score = await home
    .getByText(/^Why \d+ points of 104\?$/)
    .first()
    .textContent();
  expect(score).toContain(`${(await sum.textContent())?.replace('Total', '')} points`);
  // The reference goes to two calls, and never into the address of a page or a Referer.
  const told = asked.filter((address) => address.includes(reference));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((address) => !/\/api\/career-finder\/user-(selections|report)/.test(address))).toEqual([]);
});

it('left open on one device and gone on with on another, shows what was picked there and takes nothing back', async () => {
  const [bus, home] = [await phone(), await desk()];
  const values = (page: Page) => page.getByRole('checkbox');
  const picked = (page: Page) =>
    values(page).evaluateAll((boxes) => boxes.flatMap((box, at) => ((box as HTMLInputElement).checked ? [at] : [])));
  await bus.goto(`${root}/core-values`);
  await heading(bus, 'Core values');
  await values(bus).nth(0).press('Space');
  await text(bus, 'Saved').waitFor();
  const reference = (await keptReference(bus)) ?? '';

  await home.goto(`${root}/overview#${reference}`);
  await heading(home, 'Core values');
  await values(home).nth(1).press('Space');
  const saved = async () => (await finder.answersOf(reference)).data?.data.core_values_selected ?? [];
  await expect.poll(async () => (await saved()).length).toBe(2);

  // The browser of these tests shows every window at once, so nobody can come back to one.
  await bus.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect.poll(() => picked(bus)).toEqual([0, 1]);
  await values(bus).nth(2).press('Space');
  await expect.poll(async () => (await saved()).length).toBe(3);
  await home.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect.poll(() => picked(home)).toEqual([0, 1, 2]);
});

it('has one career finder in two tabs: each goes on with what the other answered', async () => {
  const first = await desk();
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto(`${root}/personality-questionnaire`);
    // A page that nobody has touched yet reads what the device keeps only then.
    await button(page, 'Begin').click();
    await text(page, 'Statement 1 of 20').waitFor();
  }
  for (const at of [1, 2, 3]) {
    await text(first, `Statement ${at} of 20`).waitFor();
    await button(first, 'Quite like me').press('Enter');
  }
  await text(first, 'Saved').waitFor();
  const reference = (await keptReference(first)) ?? '';
  const saved = async () => (await finder.answersOf(reference)).data?.data.user_answer_selections.length ?? 0;
  await expect.poll(saved).toBe(3);

  await button(second, 'Very like me').press('Enter');
  await text(second, 'Statement 2 of 20').waitFor();
  await text(second, 'Saved').waitFor();
  expect(await keptReference(second)).toBe(reference);
  expect(await saved()).toBe(3);
  expect(await button(second, 'Quite like me').getAttribute('aria-pressed')).toBe('true');
  await second.reload();
  await text(second, 'Statement 4 of 20').waitFor();
});

it('in Maltese: the report by link, its PDF, the toolkit, and then nothing is left', async () => {
  const reference = await finder.finish(await finder.always(4));
  const page = await phone({ locale: 'mt' });
  await page.goto(`${root}/overview#${reference}`);
  await heading(page, 'Fejn tista’ tħares');
  await page.getByRole('heading', { level: 3, name: 'Inġinerija marittima' }).waitFor();
  await button(page, 'Ir-rapport bħala PDF').tap();
  const pdf = await link(page, 'Iftaħ il-PDF').getAttribute('href');
  expect((await fetch(pdf ?? '')).headers.get('content-type')).toBe('application/pdf');
  await link(page, 'Iddibatti mar-rapport').tap();
  await heading(page, 'Għodod għar-riflessjoni personali');
  await page.getByRole('radio', { name: 'M’għandix idea' }).check();
  await text(page, 'Tajjeb: m’hemmx x’tinsa. Ibda minn dak li terġa’ tagħmel, u ħalli s-setturi għall-aħħar.')
    .first()
    .waitFor();
  await page.goto(`${root}/overview`);
  await button(page, 'Ħassar kollox').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ħassar kollox' }).tap();
  await text(page, 'Tħassar kollox').waitFor();
  expect(
    await page.evaluate(() => [localStorage.getItem('userReference'), localStorage.getItem('careerFinder')]),
  ).toEqual([null, null]);
  expect((await finder.answersOf(reference)).response.status).toBe(404);
  await page.goto(`${root}/overview#${reference}`);
  await heading(page, 'Dan il-link ma jwassal imkien');
  await button(page, 'Kompli b’dak li hemm fuq dan l-apparat').tap();
  await button(page, 'Ibda').waitFor();
});
