import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { chooseGraduation, chooseSlot, pickSlot } from '../support/toga-pages.ts';
import { stageFitting } from '../support/togas.ts';
import { useTogas } from '../support/use-togas.ts';

const { db, sandbox, renter, held, pay: payFor, rented, leftIn, stateOf, untilState } = useTogas();
const { phone, desk } = useBrowser();

const book = '/services/togi-rentals/book';
const demo = { email: 'gulja.zammit@uni.example', password: 'Luzzu-2027' };

async function pay(page: Page, card: string): Promise<void> {
  await page.waitForURL('**/pay/*');
  await page.getByRole('textbox').fill(card);
  await page.keyboard.press('Enter');
}

it('is rented on a phone, in Maltese: a reload in the middle, a declined card, and the pass in the account', async () => {
  const slot = await stageFitting(db, { capacity: 2 });
  const graduate = await renter();
  const page = await phone({ buyer: graduate, locale: 'mt' });
  await page.goto('/services/togi-rentals');
  await link(page, 'Ibbukkja prova').tap();
  await heading(page, 'X’tixtieq tikri?');
  await page.getByText('€50.00').first().waitFor();
  await button(page, 'Kompli').tap();
  await heading(page, 'Meta tixtieq tipprova t-toga?');
  await chooseSlot(page, db, slot, 'Kompli');
  await heading(page, 'Għal min hi?');
  await page.getByLabel('Lawrja').fill('BA (Hons) Malti');
  await page.reload();
  await heading(page, 'Għal min hi?');
  expect(await page.getByLabel('Lawrja').inputValue()).toBe('BA (Hons) Malti');
  await chooseGraduation(page);
  await page.getByLabel('Tul, f’cm').fill('300');
  await page.getByLabel('Ras, f’cm').fill('57');
  await button(page, 'Kompli').tap();
  await page.getByRole('link', { name: /Daħħal numru sħiħ minn 120 sa 230$/ }).waitFor();
  await page.getByLabel('Tul, f’cm').clear();
  await page.getByLabel('Tul, f’cm').pressSequentially('1.7');
  await button(page, 'Kompli').tap();
  await page.getByRole('link', { name: /Daħħal numru sħiħ minn 120 sa 230$/ }).waitFor();
  // Whoever thinks in metres means centimetres.
  await page.getByLabel('Tul, f’cm').press('End');
  await page.getByLabel('Tul, f’cm').pressSequentially('2');
  expect(await page.getByLabel('Tul, f’cm').inputValue()).toBe('1.72');
  await button(page, 'Kompli').tap();
  await heading(page, 'Iċċekkja qabel ma tħallas');
  await page.getByText('172', { exact: false }).first().waitFor();
  expect(await leftIn(slot)).toBe(1);
  await page.reload();
  await heading(page, 'Iċċekkja qabel ma tħallas');
  await button(page, 'Ħallas €50.00').tap();
  await page.getByRole('link', { name: /Nifhem li wara l-ħlas/ }).waitFor();
  await page.getByRole('checkbox').check();
  await button(page, 'Ħallas €50.00').tap();
  await pay(page, '4000000000000002');
  await page.getByText('declined', { exact: false }).first().waitFor();
  await page.getByRole('textbox').fill('4242424242424242');
  await page.keyboard.press('Enter');
  await heading(page, 'Il-prova tiegħek hi bbukkjata');
  await page.getByRole('img', { name: /Il-kodiċi tal-kirja TOGA-/ }).waitFor();
  await page.getByText('Dar l-Istudenti. Ġib €50.00 fi flus kontanti').waitFor();
  await link(page, 'Ara l-kirja tiegħi').tap();
  await page.getByText('Ibbukkjata').first().waitFor();
  expect(await leftIn(slot)).toBe(1);
});

it('keeps what is ticked and not sent yet through a reload', async () => {
  const slot = await stageFitting(db);
  const page = await phone({ buyer: await renter() });
  await page.goto(book);
  await page.getByRole('radio', { name: /^Doctorate trencher/ }).check();
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: /^Doctorate trencher/ }).isChecked()).toBe(true);
  await button(page, 'Continue').tap();
  await heading(page, 'When would you like to try it on?');
  await pickSlot(page, db, slot);
  await page.reload();
  await expect.poll(() => page.locator(`input[value="${slot}"]`).isChecked()).toBe(true);
  await button(page, 'Continue').tap();
  await heading(page, 'Who is it for?');
});

it('shows the heading of a step that one goes back to, wherever that step was left', async () => {
  await stageFitting(db);
  const page = await phone({ buyer: await renter() });
  await page.goto(book);
  await button(page, 'Continue').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await button(page, 'Continue').tap();
  await heading(page, 'When would you like to try it on?');
  await button(page, 'Back').tap();
  await page.waitForURL(`**${book}`);
  await heading(page, 'What would you like to rent?');
  // A browser that goes back to where the step was left has done so by the second frame.
  const scrolled = page.evaluate(
    () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY)))),
  );
  expect(await scrolled).toBe(0);
});

it('comes back from the provider without paying, and lets the slot go', async () => {
  const graduate = await renter();
  const slot = await stageFitting(db);
  const { id } = await held(graduate, { occurrence: slot });
  const page = await desk({ buyer: graduate });
  await page.goto('/account');
  await page.getByRole('heading', { name: 'You haven’t paid for your toga yet' }).waitFor();
  await link(page, 'See my rental').click();
  await heading(page, 'Check before you pay');
  await page.getByRole('checkbox').check();
  await button(page, 'Pay €55.00').click();
  await page.waitForURL('**/pay/*');
  await page.getByText('Cancel and go back').click();
  await page.getByText('You haven’t paid yet').waitFor();
  expect(await stateOf(id)).toBe('awaiting_payment');
  expect(await button(page, 'Change').count()).toBe(0);
  await button(page, 'Give up this slot').click();
  await heading(page, 'What would you like to rent?');
  await page.getByRole('alert').filter({ hasText: 'You’ve given up the slot' }).waitFor();
  expect([await stateOf(id), await leftIn(slot)]).toEqual(['ended', 1]);
  await button(page, 'Continue').click();
  await chooseSlot(page, db, slot, 'Continue');
  await expect.poll(() => page.getByLabel('Height, in cm').inputValue()).toBe('172');
});

it('loses nothing but the slot when somebody else is quicker, and the time when it runs out', async () => {
  const graduate = await renter();
  const [slot, other] = [await stageFitting(db), await stageFitting(db)];
  const page = await desk({ buyer: graduate });
  await page.goto(book);
  await button(page, 'Continue').click();
  await heading(page, 'When would you like to try it on?');
  await chooseSlot(page, db, slot, 'Continue');
  await heading(page, 'Who is it for?');
  await page.getByLabel('Degree').fill('BSc');
  await chooseGraduation(page);
  await page.getByLabel('Height, in cm').fill('172');
  await page.getByLabel('Head, in cm').fill('57');
  await held(await renter(), { occurrence: slot });
  await button(page, 'Continue').click();
  await page.getByText('That slot has just been taken').waitFor();
  await chooseSlot(page, db, other, 'Continue');
  await heading(page, 'Who is it for?');
  expect(await page.getByLabel('Degree').inputValue()).toBe('BSc');
  await button(page, 'Continue').click();
  await heading(page, 'Check before you pay');
  await db
    .updateTable('toga_rentals')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', graduate.id)
    .execute();
  await page.getByRole('checkbox').check();
  await button(page, 'Pay €50.00').click();
  await page.getByText('Your slot is no longer held').waitFor();
  await heading(page, 'When would you like to try it on?');
});

it('moves a fitting in the account, and keeps what is full from being chosen', async () => {
  const graduate = await renter();
  const slot = await stageFitting(db);
  const { id, fitting } = await rented(graduate);
  await untilState(id, 'booked');
  const page = await phone({ buyer: graduate });
  await page.goto('/account/toga');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await button(page, 'Move the fitting').tap();
  await button(page, 'Cancel').tap();
  await expect.poll(focused).toBe('Move the fitting');
  await button(page, 'Move the fitting').tap();
  await button(page, 'Take this slot').tap();
  // It is the graduate's own slot: nothing has moved, and nothing is said to have.
  await expect.poll(focused).toBe('Move the fitting');
  await button(page, 'Move the fitting').tap();
  await chooseSlot(page, db, slot, 'Take this slot');
  await button(page, 'Move the fitting').waitFor();
  await expect.poll(focused).toContain('Your fitting has moved');
  expect([await leftIn(slot), await leftIn(fitting.id)]).toEqual([0, 1]);
});

it('says that there is no other slot for a fitting, and leads back', async () => {
  const graduate = await renter();
  const { id } = await rented(graduate);
  await untilState(id, 'booked');
  const page = await phone({ buyer: graduate, withoutWorker: true });
  await page.route('**/api/toga-fitting/dates*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/account/toga');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await button(page, 'Move the fitting').tap();
  await expect.poll(focused).toBe('Every other slot is taken at the moment.');
  await button(page, 'Cancel').tap();
  await expect.poll(focused).toBe('Move the fitting');
});

it('loses nothing that was typed while the network is away, or when the session ends', async () => {
  const graduate = await renter();
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', demo.email)
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ password_hash }).where('id', '=', graduate.id).execute();
  const slot = await stageFitting(db);
  const page = await phone({ buyer: graduate });
  await page.goto(book);
  await button(page, 'Continue').tap();
  await heading(page, 'When would you like to try it on?');
  await chooseSlot(page, db, slot, 'Continue');
  await heading(page, 'Who is it for?');
  await chooseGraduation(page);
  await page.getByLabel('Degree').fill('BSc Ċkejkna');
  await page.getByLabel('Height, in cm').fill('172');
  await page.getByLabel('Head, in cm').fill('57');
  await page.context().setOffline(true);
  await button(page, 'Continue').tap();
  await page.getByText('We couldn’t reach the portal').waitFor();
  expect(await page.getByLabel('Degree').inputValue()).toBe('BSc Ċkejkna');
  await page.context().setOffline(false);
  await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', graduate.id).execute();
  await button(page, 'Continue').tap();
  await page.getByLabel('Email address').fill(graduate.email);
  expect(await leftIn(slot)).toBe(1);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await button(page, 'Log in').tap();
  await heading(page, 'Who is it for?');
  expect(await page.getByLabel('Degree').inputValue()).toBe('BSc Ċkejkna');
  await button(page, 'Continue').tap();
  await heading(page, 'Check before you pay');
  expect(await leftIn(slot)).toBe(0);
});

it('is paid once in two tabs', async () => {
  const graduate = await renter();
  const { id } = await held(graduate);
  const page = await desk({ buyer: graduate });
  await page.goto(`${book}/check`);
  await heading(page, 'Check before you pay');
  await sandbox.pay(await payFor(graduate, id));
  await untilState(id, 'booked');
  await page.getByRole('checkbox').check();
  await button(page, 'Pay €55.00').click();
  await heading(page, 'Your fitting is booked');
});
