import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { stageStaff } from '../support/staff.ts';
import { useTogas } from '../support/use-togas.ts';

const { urls, db, renter, rented, graduateOn, stateOf } = useTogas();
const { phone, desk } = useBrowser();

/** A paid rental of somebody with a name of their own. */
async function rentedBy(name: string) {
  const graduate = await renter();
  await db.updateTable('users').set({ last_name: name }).where('id', '=', graduate.id).execute();
  return { ...(await rented(graduate)), graduate };
}

async function find(page: Page, reference: string, next = 'Note the size'): Promise<void> {
  await page.getByRole('searchbox').fill(reference);
  await button(page, 'Search').click();
  await page.getByRole('link', { name: new RegExp(reference) }).click();
  await button(page, next).waitFor();
}

it('notes the size, hands over, takes back and keeps the deposit of what is damaged, on a phone', async () => {
  const rental = await rentedBy(`Saliba-${crypto.randomUUID().slice(0, 8)}`);
  await graduateOn(rental.id, 0);
  const page = await phone({ buyer: await stageStaff(db, urls[0], 'services') });
  await page.goto('/desk');
  await link(page, 'Togas').tap();
  await heading(page, 'Togas');
  await find(page, rental.reference);
  await button(page, 'Note the size').tap();
  await button(page, 'Note the size').tap();
  await page.getByRole('link', { name: 'Size of the toga: This information is required' }).waitFor();
  await page.getByLabel('Size of the toga').selectOption('M');
  await button(page, 'Note the size').tap();
  await button(page, 'Hand over and take €50.00').tap();
  await button(page, 'Take everything back').tap();
  await button(page, 'Give €50.00 back').waitFor();
  await button(page, 'Keep the deposit').tap();
  await page.getByLabel('Why the deposit is kept').fill('A tear in the sleeve.');
  await button(page, 'Keep the deposit').tap();
  await page.getByText('A tear in the sleeve.').waitFor();
  expect(await stateOf(rental.id)).toBe('deposit_kept');
});

it('shows on the pass the size of everything that fitted', async () => {
  const graduate = await renter();
  const { id } = await rented(graduate, { pieces: ['toga', 'sash', 'trencher'] });
  const staff = await stageStaff(db, urls[0], 'services');
  const fitted = { event: 'toga.fit', size: 'L', cap_size: 'S' } as const;
  await staff.client.POST('/desk/togas/{rental}', { params: { path: { rental: id } }, body: fitted });
  const page = await phone({ buyer: graduate });
  await page.goto('/account/toga');
  await page.getByText('Toga: L', { exact: true }).waitFor();
  await page.getByText('Trencher: S', { exact: true }).waitFor();
});

it('asks for no size of a toga where only a cap or a sash is rented', async () => {
  const [cap, sash] = [
    await rented(await renter(), { pieces: ['trencher'] }),
    await rented(await renter(), { pieces: ['sash'] }),
  ];
  const page = await desk({ buyer: await stageStaff(db, urls[0], 'services') });
  await page.goto(`/desk/togas/${cap.id}`);
  await button(page, 'Note the size').click();
  await page.getByLabel('Size of the cap').selectOption('L');
  expect(await page.getByLabel('Size of the toga').count()).toBe(0);
  await button(page, 'Note the size').click();
  await page.getByText('Trencher: L').first().waitFor();
  await page.goto(`/desk/togas/${sash.id}`);
  await button(page, 'It fits').click();
  await page.getByText('To be collected', { exact: true }).first().waitFor();
});

it('says what is overdue, and gives nothing back for it', async () => {
  const { graduate, ...rental } = await rentedBy('Xerri');
  await graduateOn(rental.id, -3);
  await db.updateTable('toga_rentals').set({ state: 'collected' }).where('id', '=', rental.id).execute();
  const page = await desk({ buyer: await stageStaff(db, urls[0], 'admin') });
  await visit(page, `/desk/togas?filter=late&search=${rental.reference}`);
  await page.getByRole('link', { name: new RegExp(rental.reference) }).click();
  await page.getByText('This should be back by now').waitFor();
  expect(await audit(page, 'en', 'a rental')).toEqual([]);
  const mine = await phone({ buyer: graduate });
  await mine.goto('/account/toga');
  await mine.getByText('Everything should be back by now').waitFor();
  expect(await mine.getByText('Enjoy your day').count()).toBe(0);
  await mine.getByText('Overdue', { exact: true }).waitFor();
  await mine.goto('/account');
  await mine.getByRole('heading', { name: 'Your toga is overdue' }).waitFor();
  await mine.goto('/account/toga');
  // Nothing comes back after the deposit of what is out is kept: that is asked first.
  await button(page, 'Keep the deposit').click();
  await page.getByText('Everything is still out').waitFor();
  await button(page, 'Cancel').click();
  expect(await stateOf(rental.id)).toBe('collected');
  await button(page, 'Take everything back').click();
  await page.getByText('Back late, deposit to keep').first().waitFor();
  expect(await button(page, 'Give €50.00 back').count()).toBe(0);
  await button(page, 'Keep the deposit').click();
  await expect.poll(() => stateOf(rental.id)).toBe('deposit_kept');
  await mine.reload();
  await mine.getByText(/^Everything was due back on /).waitFor();
});

it('notes what turns up after its deposit was kept', async () => {
  const { graduate, ...rental } = await rentedBy('Debono');
  await graduateOn(rental.id, -3);
  await db.updateTable('toga_rentals').set({ state: 'collected' }).where('id', '=', rental.id).execute();
  const page = await desk({ buyer: await stageStaff(db, urls[0], 'services') });
  await visit(page, `/desk/togas/${rental.id}`);
  await button(page, 'Keep the deposit').click();
  await page.getByLabel('Why the deposit is kept').fill('It never came back.');
  await button(page, 'Keep the deposit').click();
  await page.getByText('this never came back').waitFor();
  const mine = await phone({ buyer: graduate });
  await mine.goto('/account');
  await mine.getByRole('heading', { name: 'Your toga still has to come back' }).waitFor();
  await mine.goto('/account/toga');
  await mine.getByText('Missing', { exact: true }).waitFor();
  await mine.getByText('It never came back.').waitFor();
  await button(page, 'Take everything back').click();
  await page.getByText('Brought back').waitFor();
  expect(await stateOf(rental.id)).toBe('deposit_kept');
  await mine.reload();
  await mine.getByText('Deposit kept', { exact: true }).waitFor();
  expect(await mine.getByText('still has to come back').count()).toBe(0);
});

it('lists a graduation with its year until everything from it is back', async () => {
  const rental = await rentedBy('Micallef');
  await graduateOn(rental.id, -500);
  const out = db.updateTable('toga_rentals').set({ state: 'collected' }).where('id', '=', rental.id);
  const { graduation_day: day } = await out.returning('graduation_day').executeTakeFirstOrThrow();
  const page = await desk({ buyer: await stageStaff(db, urls[0], 'services') });
  await page.goto('/desk/togas');
  const days = page.locator('a[href^="/desk/togas/days/"]');
  const over = page.locator(`a[href="/desk/togas/days/${day}"]`);
  await over.waitFor();
  for (const each of await days.all()) {
    const year = (await each.getAttribute('href'))?.match(/\d{4}/)?.[0] ?? '';
    expect((await each.innerText()).endsWith(` ${year}`)).toBe(year !== String(new Date().getFullYear()));
  }
  await find(page, rental.reference, 'Take everything back');
  await button(page, 'Take everything back').click();
  await expect.poll(() => stateOf(rental.id)).not.toBe('collected');
  await page.goto('/desk/togas');
  await days.first().waitFor();
  expect(await over.count()).toBe(0);
});

it('counts the stock of a graduation, saves its picking list and lays out a day of fittings', async () => {
  const rental = await rentedBy('Zahra');
  const { date } = rental.graduation;
  const page = await desk({ buyer: await stageStaff(db, urls[0], 'services'), locale: 'mt' });
  await page.goto('/desk/togas');
  await page.locator(`a[href="/desk/togas/days/${date}"]`).click();
  await page.getByRole('link', { name: rental.reference }).waitFor();
  const saved = await fileSavedBy(page, () => button(page, 'Niżżel il-lista').click());
  expect(saved.name).toBe(`togas-${date}.csv`);
  expect(saved.bytes.toString()).toContain(rental.reference);
  await page.getByLabel('Toga: XS').fill('-1');
  await button(page, 'Issejvja l-istokk').click();
  await page.getByRole('link', { name: /Daħħal numru sħiħ/ }).waitFor();
  await page.getByLabel('Toga: XS').fill('4000');
  await button(page, 'Issejvja l-istokk').click();
  await page.getByText('L-istokk ġie ssejvjat.').waitFor();
  expect(await audit(page, 'mt', 'a graduation')).toEqual([]);
  await visit(page, '/desk/togas/fittings');
  expect(await audit(page, 'mt', 'fittings')).toEqual([]);
  const day = `2033-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;
  await page.getByLabel('Jum', { exact: true }).fill(day);
  await page.getByLabel('Persuni f’daqqa').fill('3');
  await button(page, 'Ippjana').click();
  await page.getByText('0 minn 27').first().waitFor();
});

/** A phone on the stock of the first graduation, and a colleague who counts it too. */
async function countTogether() {
  const page = await phone({ buyer: await stageStaff(db, urls[0], 'services') });
  const { client } = await stageStaff(db, urls[0], 'services');
  const [graduation] = (await client.GET('/desk/toga-days')).data?.data ?? [];
  const params = { path: { day: graduation?.date ?? '' } };
  const countOf = async (size: string) =>
    (await client.GET('/desk/toga-days/{day}', { params })).data?.data.stock.find(
      (line) => line.piece === 'toga' && line.size === size,
    )?.quantity;
  const count = (size: string, quantity: number) =>
    client.PUT('/desk/toga-days/{day}', { params, body: { stock: [{ piece: 'toga', size, quantity }] } });
  await page.goto(`/desk/togas/days/${params.path.day}`);
  const field = (size: string) => page.getByLabel(`Toga: ${size}`, { exact: true });
  const save = () => button(page, 'Save the stock').tap();
  return { page, countOf, count, field, save };
}

it('counts beside a colleague, and undoes nothing that they counted', async () => {
  const { page, countOf, count, field, save } = await countTogether();
  await field('S').fill('2017');
  await count('L', 2018);
  await save();
  await page.getByText('The stock is saved.').waitFor();
  expect(await field('L').inputValue()).toBe('2018');
  expect([await countOf('S'), await countOf('L')]).toEqual([2017, 2018]);
  const answered = page.waitForResponse(/\/api\/desk\/toga-days\//);
  await save();
  expect((await answered).status()).toBe(200);
  expect([await countOf('S'), await countOf('L')]).toEqual([2017, 2018]);
});

it('keeps a count over a reload, and undoes nothing that a colleague counted meanwhile', async () => {
  const { page, countOf, count, field, save } = await countTogether();
  await field('S').fill('2019');
  await count('L', 2020);
  await page.reload();
  await page.getByText('A colleague has put in: 2020').waitFor();
  expect(await field('S').inputValue()).toBe('2019');
  await save();
  await page.getByText('The stock is saved.').waitFor();
  expect([await countOf('S'), await countOf('L')]).toEqual([2019, 2020]);
});

it('tells who counts what a colleague has counted, and shows the count first', async () => {
  const { page, countOf, count, field, save } = await countTogether();
  await field('S').fill('2021');
  await count('S', 2022);
  await save();
  await page.getByRole('alert').filter({ hasText: 'Someone has changed this' }).waitFor();
  await page.getByText('A colleague has put in: 2022').waitFor();
  expect([await countOf('S'), await field('S').inputValue()]).toEqual([2022, '2021']);
  await save();
  await page.getByText('The stock is saved.').waitFor();
  expect(await countOf('S')).toBe(2021);
});
