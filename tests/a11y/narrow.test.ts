import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { answers, type Person, stagePerson } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, press } from '../support/checkout-pages.ts';
import { ruler } from '../support/ruler.ts';
import { registrarOf, skip } from '../support/registering.ts';
import { sandboxOf } from '../support/sandbox.ts';
import type { Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';
import { isFull } from '../support/size.ts';

const stage = useStage();
const { phone } = useBrowser();
const { urls, dataDir } = inject('portal');
const [url] = urls;
/** The language with the longer words. */
const locale = 'mt';
const t = wordsOf(locale);

/** No line can break within it. */
const longName = 'Ħ'.repeat(60);
const names = { first_name: longName, last_name: longName };
/** One page of each layout that shows prose, from lists of people to tables. */
const proseAddresses = [
  '/',
  '/media/news',
  '/media/events/tindifa-majjistral',
  '/about/su-today',
  '/about/representation/student-organisations',
  '/about/representation/student-representatives',
  '/initiatives/kokka-fondi/green-fund',
  '/initiatives/mental-wellbeing',
  '/initiatives/tedx-conferences/il-hoss',
  '/services/complaints',
  '/services/rentals',
  '/careers/career-finder/self-reflection-toolkit',
  '/careers/career-finder/student-career-resource-hub/cv',
  '/contact-us',
] as const;
/** The most that one person may book. */
const most = 10;

/** Books the most places that one person may have, each with a long name. */
async function bookMost(person: Person, show: Show): Promise<string> {
  const attendees = show.guids.slice(0, most).map((guid, at) => ({
    ticket_id: show.kinds.student,
    seat: { guid },
    ...names,
    ...(at === 0 && { email: `${'x'.repeat(60)}@${'y'.repeat(50)}.example` }),
  }));
  const { data } = await person.client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  return data?.data.id ?? '';
}

it('every step of a booking fits a phone, with the most places and the longest names', async () => {
  const person = await stagePerson(stage.db, url, names);
  const show = await stage.show({ seats: 40, perPerson: most });
  const booking = await bookMost(person, show);
  const page = await phone({ locale, buyer: person });
  const { tooWide, measure } = ruler(page);
  const changing = (what: string) => page.getByRole('button', { name: new RegExp(`^${t('common:change')} ${what}`) });

  await page.goto(checkoutOf(show));
  await heading(page, t('checkout:check.heading'));
  await page.getByText(`${longName} ${longName}`).first().waitFor();
  await measure('the answers');
  await changing(t('checkout:steps.seats')).click();
  await page.getByRole('gridcell').first().waitFor();
  await button(page, t('checkout:tools.find')).click();
  await measure('the seats');
  await button(page, t('checkout:seats.more')).click();
  await button(page, t('checkout:seats.asList')).click();
  await measure('the seats as a list');
  await button(page, t('checkout:holdFailed.change')).click();
  await heading(page, t('checkout:tickets.heading'));
  await measure('the tickets');
  await press(page, t('checkout:tickets.submitSeats'));
  await page
    .getByRole('gridcell')
    .or(button(page, t('checkout:seats.asList')))
    .first()
    .waitFor();
  await press(page, t('checkout:seats.submit'));
  await heading(page, t('checkout:attendees.heading'));
  await page.getByLabel(t('checkout:attendees.firstName')).first().fill('');
  await press(page, t('checkout:attendees.submit'));
  await page.getByRole('alert').waitFor();
  await measure('the names');

  const params = { path: { booking } };
  const payment = await person.client.POST('/bookings/{booking}/pay', { params });
  await page.goto(checkoutOf(show));
  await heading(page, t('payment:waiting.heading'));
  await measure('waiting for the payment');
  await sandboxOf(dataDir).pay(payment.data?.data.session_id ?? '');
  await heading(page, t('checkout:paid.heading'));
  await measure('the end');
  expect(tooWide).toEqual([]);
});

it.runIf(isFull)('the way in to a booking fits a phone', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await phone({ locale });
  const { tooWide, measure } = ruler(page);
  for (const address of [`/media/events/${show.slug}`, '/login', '/recover-password', checkoutOf(show)]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await measure(address);
  }
  expect(tooWide).toEqual([]);
});

it.runIf(isFull)(
  'every step of the registration fits a phone, with the longest names, and is counted once',
  async () => {
    const registrar = registrarOf(url, stage.db);
    const claimed = await registrar.begin();
    const page = await phone({ locale });
    const { tooWide, measure } = ruler(page);
    const counted: string[] = [];
    const count = async () =>
      counted.push(/Pass \d+ minn \d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'not counted');
    const open = async (token: string | null, segment = '') => {
      if (token !== null) await page.context().addCookies([{ name: 'su_token', value: token, url }]);
      await page.goto(`/register${segment}`);
      await page.getByRole('main').locator('form, dl').first().waitFor();
      await measure(`/register${segment}`);
      await count();
    };
    await open(null);
    await open(claimed.token, '/verify');

    const registration = await registrar.proved();
    const { client, token } = registration;
    const contact = { ...answers.contact, address_line_1: 'Ħ'.repeat(120), address_line_2: 'Ġ'.repeat(120) };
    await client.POST('/auth/register/nationality', { body: { ...answers.personal, ...names } });
    await client.POST('/auth/register/contact-details', { body: contact });
    await client.POST('/auth/register/academic-details', { body: answers.academic });
    for (const segment of ['/details', '/contact-info', '/course', '/parking-permit']) await open(token, segment);
    await skip(registration, 'PARKING');
    await open(token, '/student-card');
    await skip(registration, 'STUDENT_CARD');
    await open(token, '/solidarity-fund');
    await skip(registration, 'SOLIDARITY_FUND');
    await open(token, '/volunteer');
    await page.getByRole('radio', { name: t('registration:volunteering.yes') }).check();
    await button(page, t('common:continue')).click();
    await heading(page, t('registration:check.heading'));
    await page.getByText(longName).first().waitFor();
    await measure('the last look');
    await count();
    expect(counted).toEqual(counted.map((_, at) => `Pass ${at + 1} minn ${counted.length}`));
    expect(tooWide).toEqual([]);
  },
);

it.runIf(isFull)('every page of the account fits a phone, with the longest names', async () => {
  const person = await stagePerson(stage.db, url, { email: `${'x'.repeat(60)}@uni.example`, ...names });
  const address_line_1 = 'Ħ'.repeat(120);
  const { contact, academic, personal } = answers;
  await person.client.PUT('/auth/me', {
    body: { personal: { ...personal, ...names }, contact: { ...contact, address_line_1 }, academic },
  });
  const show = await stage.show({ seats: 40 });
  await bookMost(person, show);
  const page = await phone({ locale, buyer: person });
  const { tooWide, measure } = ruler(page);
  for (const address of ['', '/bookings', '/student-card', '/parking-permit', '/career-documents', '/my-settings']) {
    await page.goto(`/account${address}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await measure(`/account${address}`);
  }
  await page.goto('/account/my-details', { waitUntil: 'networkidle' });
  const change = page.getByRole('button', { name: new RegExp(`^${t('account:details.change')}`) });
  await change.first().waitFor();
  for (let open = await change.count(); open > 0; open = await change.count()) await change.first().click();
  await measure('the forms of the details');
  expect(tooWide).toEqual([]);
});

/** The titles of the page with a word that a line breaks within. */
const brokenTitles = (page: Page) =>
  page.evaluate(() => {
    const isBroken = (text: Text) =>
      Array.from(text.data.matchAll(/[^\s-]+/g)).some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
      });
    const textsIn = (title: Element) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      return texts;
    };
    const titles = Array.from(document.querySelectorAll('h1, h2, h3, main li > a'));
    return titles.filter((title) => textsIn(title).some(isBroken)).map(({ textContent }) => textContent);
  });

it.runIf(isFull).each(['en', 'mt'] as const)(
  'no title is broken within a word on the narrowest phone: %s',
  async (language) => {
    const page = await phone({ locale: language, width: 320 });
    const broken: string[] = [];
    for (const address of ['/', '/initiatives/tedx-conferences', '/media/events/tedx-dar-l-istudenti']) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      for (const title of await brokenTitles(page)) broken.push(`${address}: ${title}`);
    }
    expect(broken).toEqual([]);
  },
);

/** The articles of the page that end a line, each with a noun after them that would fit a line with it. */
const partedArticles = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const topOf = (text: Node, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const parted: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { index, 0: pair } of (text.nodeValue ?? '').matchAll(/(?<!\S)\p{L}{1,5}-\p{L}{1,12}(?!\S)/gu)) {
        if (topOf(text, index + pair.length - 1) > topOf(text, index) + 8) parted.push(pair);
      }
    }
    return parted;
  });

it.runIf(isFull)('no Maltese article is parted from its noun, in titles and in prose', async () => {
  const page = await phone({ locale, width: 320 });
  const parted: string[] = [];
  for (const address of proseAddresses) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const pair of await partedArticles(page)) parted.push(`${address}: ${pair}`);
  }
  expect(parted).toEqual([]);
});

it.runIf(isFull).each(['en', 'mt'] as const)('the home page fits a small phone at 200 %: %s', async (language) => {
  const page = await phone({ locale: language });
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
});

it.runIf(isFull)('the bar fits a small phone at 200 %, also for somebody who is logged in', async () => {
  const page = await phone({ buyer: await stage.buyer() });
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/account/bookings');
  await page.getByRole('banner').getByRole('link', { name: /Żaren/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  // A usual one keeps it in one line.
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
});

it.runIf(isFull)(
  'the longest word of the services fits its tile in one piece, and the drawing is as wide as the tile',
  async () => {
    const page = await phone({ locale });
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/');
    const tile = page.getByRole('main').getByRole('link', { name: t('shell:pages.carpooling') });
    const edges = await tile.evaluate((tile) =>
      [tile, tile.querySelector('svg')].map((each) => each?.getBoundingClientRect().right ?? 0),
    );
    expect(edges[1]).toBe(edges[0]);
    const lines = await tile.getByText(t('shell:pages.carpooling'), { exact: true }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  },
);
