import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { checkoutOf } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { stageTickets } from '../support/doors.ts';
import { invitationIn, nthMailTo } from '../support/mailbox.ts';
import { ruler } from '../support/ruler.ts';
import { settles } from '../support/settles.ts';
import { type Show, stageOtherDate } from '../support/stage.ts';
import { useShares } from '../support/use-shares.ts';
import { useTickets } from '../support/use-tickets.ts';
import { useWaiting } from '../support/use-waiting.ts';
import { wordsOf } from '../support/words.ts';

const { stage, hold, pay, update, dataDir } = useTickets();
const { apart, friend } = useShares();
const { soldOut, waiter, person } = useWaiting();
const browser = useBrowser();
const { phone } = browser;
const { openDoor } = doorPages(stage, browser);

/** No line can break within it. */
const longWord = 'Ħ'.repeat(60);
const names = { first_name: longWord, last_name: longWord };
/** The longest title that an event has, of words that are as long as words get. */
const rename = ({ slug }: Show) => {
  const title = 'Konstantinopolitanizzazzjonijiet '.repeat(3).trim();
  return stage.db
    .updateTable('events')
    .set({ title: JSON.stringify({ en: title, mt: title }) })
    .where('slug', '=', slug)
    .execute();
};

/** Opens addresses one after the other; returns what is wider than a phone there. */
async function widthsAt(page: Page, addresses: readonly string[], then?: (page: Page) => Promise<unknown>) {
  const { tooWide, measure } = ruler(page);
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settles(page);
    await measure(address.replace(/#.*/, ''));
  }
  await then?.(page);
  await settles(page);
  await measure('after that');
  return tooWide;
}

const locales = ['en', 'mt'] as const;
const inMain = (page: Page) => page.getByRole('main').getByRole('button');

it.each(locales)('places that everyone pays for themselves fit a phone, in %s', async (locale) => {
  const { sale, tokens } = await apart({ seats: 4 }, 3);
  await rename(sale.show);
  await update(sale, ...sale.booking.attendees.map(({ id }) => ({ id, ...names })));
  const buyer = await phone({ buyer: sale.buyer, locale });
  expect(await widthsAt(buyer, [checkoutOf(sale.show), '/account/bookings'])).toEqual([]);
  const guest = await phone({ buyer: await friend(), locale });
  const take = (page: Page) => inMain(page).first().tap();
  expect(await widthsAt(guest, [`/tickets/share#token=${tokens[0]}`], take)).toEqual([]);
});

it.each(locales)('a ticket that is given away fits a phone, in %s', async (locale) => {
  const sale = await hold({ seats: 4 });
  await rename(sale.show);
  await update(sale, ...sale.booking.attendees.map(({ id }) => ({ id, ...names })));
  const { attendees } = await pay(sale);
  const email = `${locale}${'x'.repeat(58)}@${'z'.repeat(50)}.example`;
  const page = await phone({ buyer: sale.buyer, locale });
  const t = wordsOf(locale);
  const send = async () => {
    await page
      .getByRole('button', { name: t('transfers:send.button') })
      .first()
      .tap();
    await page.getByRole('textbox', { name: t('transfers:send.email') }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByText(email).first().waitFor();
  };
  expect(await widthsAt(page, ['/account/bookings'], send)).toEqual([]);
  expect(attendees).toHaveLength(2);
  const other = await phone({ locale });
  const { path } = invitationIn(await nthMailTo(dataDir, email));
  expect(await widthsAt(other, [path])).toEqual([]);
});

it.each(locales)('a waiting list fits a phone, in %s', async (locale) => {
  const { show } = await soldOut({ seats: 2 });
  await rename(show);
  const address = `/tickets/receive?of=${show.slug}.${show.occurrenceId}`;
  expect(await widthsAt(await phone({ buyer: await person(), locale }), [address])).toEqual([]);
  const waiting = await waiter(show, 2);
  expect(await widthsAt(await phone({ buyer: waiting, locale }), [address, '/account/bookings'])).toEqual([]);
});

it.each(locales)('a change of date fits a phone, in %s', async (locale) => {
  const sale = await hold({ seats: 40 });
  await rename(sale.show);
  await update(sale, ...sale.booking.attendees.map(({ id }) => ({ id, ...names })));
  await pay(sale);
  await stageOtherDate(stage.db, sale.show, { seats: 40, startsInDays: 40, cents: { student: 1200, guest: 1500 } });
  const page = await phone({ buyer: sale.buyer, locale });
  const t = wordsOf(locale);
  const changeDate = page.getByRole('button', { name: t('bookings:date.button') }).first();
  const change = async () => {
    // What the portal says about a date may be a second old.
    await expect
      .poll(async () =>
        page
          .reload()
          .then(() => settles(page))
          .then(() => changeDate.count()),
      )
      .toBe(1);
    await changeDate.tap();
    await page
      .getByRole('button', { name: new RegExp(`^${t('bookings:date.choose')}`) })
      .first()
      .tap();
    await page.waitForURL(/\/check$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  expect(await widthsAt(page, ['/account/bookings'], change)).toEqual([]);
});

it.each(locales)('the door fits a phone, with the longest names, in %s', async (locale) => {
  const show = await stage.show();
  await rename(show);
  const [ticket] = await stageTickets(stage.db, show, 1);
  await stage.db
    .updateTable('attendees')
    .set(names)
    .where('code', '=', ticket?.code ?? '')
    .execute();
  const page = await openDoor(show.occurrenceId, longWord.slice(0, 40), { locale });
  const { tooWide, measure } = ruler(page);
  await measure('the door');
  await page.getByRole('button', { name: locale === 'en' ? 'Code' : 'Kodiċi', exact: true }).tap();
  await page
    .getByRole('textbox')
    .last()
    .fill(ticket?.code ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(longWord).first().waitFor();
  // The count of each door comes once the entry has been sent.
  await page
    .getByRole('listitem')
    .filter({ hasText: longWord.slice(0, 40) })
    .waitFor();
  await measure('the verdict');
  expect(tooWide).toEqual([]);
});

it.each(locales)(
  'what is said about a choice of seats covers no button of a narrow phone’s map, in %s',
  async (locale) => {
    const sale = await hold({ seats: 40 });
    const page = await phone({ buyer: sale.buyer, locale, width: 320 });
    const t = wordsOf(locale);
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(checkoutOf(sale.show));
    await tool(t('checkout:tools.find')).tap();
    await tool(t('checkout:best.pick')).tap();
    const said = page.getByRole('status').filter({ hasText: t('checkout:best.together', { count: 2 }) });
    await said.waitFor();
    const isFree = (name: string) =>
      tool(name).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isFree(t('checkout:tools.find'))).toBe(true);
    expect(await isFree(t('checkout:tools.legend'))).toBe(true);
  },
);
