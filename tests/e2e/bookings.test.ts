import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy, pagesOf } from '../support/download.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone, desk } = useBrowser();

it('gives a booking back from My bookings, and the money with it', async () => {
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
  for (const role of ['button', 'navigation', 'contentinfo'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0);
  }
});

it('changes the name on a ticket', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  await buyTwoPlaces(inject('portal'), buyer, show);
  const page = await desk({ buyer });
  await page.goto('/');
  await link(page, 'Your account, Żaren Buħaġiar').click();
  await link(page, 'My bookings').click();
  await page
    .getByRole('button', { name: /^Change name/ })
    .first()
    .click();
  await page.getByLabel('First name').fill('Ċensa');
  await button(page, 'Save name').click();
  await page.getByText('Ċensa Buħaġiar').waitFor();
  await page.reload();
  await page.getByText('Ċensa Buħaġiar').waitFor();
});
