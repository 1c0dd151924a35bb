import { expect, inject, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { admission, deviceAt } from '../support/doors.ts';
import { fileSavedBy, pagesOf } from '../support/download.ts';
import { isFocused, tabTo } from '../support/keyboard.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { useTickets } from '../support/use-tickets.ts';
import { isFull } from '../support/size.ts';

const { stage, hold, pay, doorkeeper } = useTickets();
const { phone, desk } = useBrowser();

it.runIf(isFull)('gives a booking back from My bookings, and the money with it', async () => {
  const show = await stage.show({ seats: 20 });
  const buyer = await stage.buyer();
  const booking = await buyTwoPlaces(inject('portal'), buyer, show);
  const page = await phone({ buyer });
  await page.goto('/account/bookings');
  await heading(page, 'My bookings');
  const { bytes } = await fileSavedBy(page, () =>
    page.getByRole('button', { name: /^Download tickets \(PDF\)/ }).tap(),
  );
  expect(pagesOf(bytes)).toBe(2);

  await page.getByRole('button', { name: /^Cancel booking/ }).tap();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await question.getByText('We’ll refund €20.00 to the card you paid with.').waitFor();
  await question.getByRole('button', { name: 'Keep the tickets' }).tap();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Cancel booking/ }).tap();
  await question.getByRole('button', { name: 'Cancel booking' }).tap();
  await page.getByText(`Your booking has been cancelled: ${show.slug}`).waitFor();
  await expect
    .poll(() => stage.db.selectFrom('bookings').select('state').where('id', '=', booking).execute())
    .toEqual([{ state: 'refunded' }]);
  await page.reload();
  await page.getByText('€20.00 refunded.').waitFor();
  const { count } = await stage.db
    .selectFrom('seats')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('occurrence_id', '=', show.occurrenceId)
    .where('state', '!=', 0)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

it('prints each place with its code, and nothing that can be pressed', async () => {
  const show = await stage.show({ seats: 20 });
  const buyer = await stage.buyer();
  await buyTwoPlaces(inject('portal'), buyer, show);
  const page = await phone({ buyer });
  await page.goto('/account/bookings');
  await heading(page, 'My bookings');
  await button(page, 'Print or save as PDF').waitFor();
  const codes = page.getByRole('img', { name: /^Ticket code: / });
  expect(await codes.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => codes.count()).toBe(2);
  const { width = 0 } = (await codes.first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  const printed = await page.locator('body').innerText();
  const kept = await stage.db
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
    .select(['code', 'reference'])
    .where('bookings.occurrence_id', '=', show.occurrenceId)
    .execute();
  for (const { code, reference } of kept) {
    expect(printed).toContain(code);
    expect(printed).toContain(reference);
  }
  expect(printed).toContain('Żaren Buħaġiar');
  expect(printed).not.toContain('Add to calendar');
  expect(printed).not.toContain('Kept on this phone');
  // The bar is the wordmark alone.
  expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Għaqda Studenti']);
  await page.pdf();
  const corner = await page.evaluate(() => getComputedStyle(document.body, '::before').content);
  expect(corner).toMatch(/\/account\/bookings\\a ?\d+ \w+ \d{4}"$/);
  for (const role of ['button', 'contentinfo'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0);
  }
});

it.runIf(isFull)('changes the name on a ticket', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  await buyTwoPlaces(inject('portal'), buyer, show);
  const page = await desk({ buyer });
  await page.goto('/');
  await link(page, 'Your account, Żaren Buħaġiar').click();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'My bookings' }).click();
  await page
    .getByRole('button', { name: /^Change name/ })
    .first()
    .click();
  await page.getByLabel('First name').fill('Ċensa');
  await button(page, 'Save name').click();
  await page.getByText('Ċensa Buħaġiar', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Ċensa Buħaġiar', { exact: true }).waitFor();
});

it.runIf(isFull)(
  'gives one ticket of a booking back by keyboard alone, in Maltese, and says why it cannot',
  async () => {
    const show = await stage.show({ seats: 20 });
    const buyer = await stage.buyer();
    await buyTwoPlaces(inject('portal'), buyer, show);
    const page = await desk({ buyer, locale: 'mt' });
    await page.goto('/account/bookings');
    const cancelOne = page.getByRole('button', { name: /^Ħassar il-biljett.*siġġu 2$/ });
    await tabTo(page, cancelOne);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Trid tħassar dan il-biljett?' });
    await question.getByText('€10.00 jingħataw lura fuq il-karta li ħallast biha').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await isFocused(cancelOne)).toBe(true);

    const cancelHours = (hours: number) =>
      stage.db.updateTable('events').set({ cancel_hours: hours }).where('slug', '=', show.slug).execute();
    await cancelHours(24 * 365);
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'Ħassar il-biljett' }));
    await page.keyboard.press('Enter');
    await question.getByRole('alert').getByText('Tard wisq biex tħassar din il-prenotazzjoni.').waitFor();
    await cancelHours(48);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });

    const news = 'Dan il-biljett tħassar: Żaren Buħaġiar, Platea, filliera A, siġġu 2';
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(news);
    const line = page.getByRole('listitem').filter({ hasText: 'siġġu 2' });
    await line.getByText('Imħassar', { exact: true }).waitFor();
    await page.getByText('Rifużjoni mogħtija: €10.00.').waitFor();
    await page.getByText('Total: €20.00').waitFor();
    expect(await page.getByRole('button', { name: /^Ħassar il-biljett/ }).count()).toBe(0);
  },
);

it.runIf(isFull)(
  'offers no changes to a ticket that somebody has come in with, and still all of them to the others',
  async () => {
    const sale = await hold({ startsInDays: 1, cancelHours: 0 }, 3);
    const [used] = (await pay(sale)).attendees;
    const door = deviceAt(await doorkeeper(), sale.show, 'Main');
    await door.send([admission({ id: used?.id ?? '', code: used?.code ?? '' })]);
    const page = await phone({ buyer: sale.buyer, width: 320 });
    await page.goto('/account/bookings');
    const places = page.getByRole('article').getByRole('listitem');
    const ways = (at: number) => places.nth(at).getByRole('button').allTextContents();
    await places.first().getByText('Used at the door', { exact: true }).waitFor();
    expect(await ways(0)).toEqual([]);
    expect((await ways(1)).map((words) => words.split(',')[0])).toEqual([
      'Add name',
      'Send to someone',
      'Cancel ticket',
    ]);
    await page
      .getByText('Someone has already come in with one of these tickets. You can still cancel the others')
      .waitFor();
    expect(await button(page, 'Cancel booking').count()).toBe(0);
    expect(await audit(page, 'en', 'a used ticket')).toEqual([]);

    for (const cancelled of [1, 2]) {
      await places
        .nth(1)
        .getByRole('button', { name: /^Cancel ticket/ })
        .tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel ticket' }).tap();
      await expect.poll(() => page.getByText('Cancelled', { exact: true }).count()).toBe(cancelled);
    }
    await page.getByText('so the booking can’t be cancelled any more').waitFor();
  },
);
