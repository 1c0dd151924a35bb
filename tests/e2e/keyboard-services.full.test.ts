import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
import { listen } from '../support/aloud.ts';
import { useBrowser } from '../support/browser.ts';
import { type Rider, stageRiders } from '../support/carpooling.ts';
import { button, cards, heading, link } from '../support/checkout-pages.ts';
import { releaseBrake } from '../support/complaining.ts';
import { fileSavedBy } from '../support/download.ts';
import { pdf } from '../support/hostile-papers.ts';
import {
  arriveAt,
  chooseFile,
  chooseOption,
  chooseRadio,
  isFocused,
  tabTo,
  typeDate,
  typeInto,
  use,
} from '../support/keyboard.ts';
import { stageFitting } from '../support/togas.ts';
import { useTogas } from '../support/use-togas.ts';

const { db, renter } = useTogas();
const { desk } = useBrowser();
const [url] = inject('portal').urls;
beforeEach(() => releaseBrake(db));

/** Attaches a file after one that is refused and one that is removed again: each is said, and the focus stays, or goes `home`. */
async function attach(page: Page, home: Locator): Promise<void> {
  const field = page.locator('input[type=file]');
  const file = { name: 'Ċertifikat.pdf', mimeType: 'application/pdf', buffer: pdf() };
  const isSaid = await listen(page);
  await chooseFile(page, field, { ...file, buffer: Buffer.from('notes') });
  await isSaid(/^Choose a PDF, JPG or PNG file$/);
  expect(await isFocused(field)).toBe(true);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await chooseFile(page, field, file);
  await isSaid(/^Added: Ċertifikat\.pdf$/);
  expect(await isFocused(field)).toBe(true);
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await tabTo(page, button(page, 'Remove Ċertifikat.pdf'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await isSaid(/^Removed: Ċertifikat\.pdf$/);
  await expect.poll(() => isFocused(home)).toBe(true);
  await chooseFile(page, field, file);
  await button(page, 'Remove Ċertifikat.pdf').waitFor();
}

it('rents a toga by keyboard alone, and pays for it', async () => {
  const slot = await stageFitting(db, { capacity: 2 });
  const page = await desk({ buyer: await renter() });
  await page.goto('/services/togi-rentals');
  await use(page, link(page, 'Book a fitting').first());
  await arriveAt(page, 'What would you like to rent?');
  await use(page, button(page, 'Continue'));
  await arriveAt(page, 'When would you like to try it on?');
  const { starts_at } = await db
    .selectFrom('toga_fittings')
    .select('starts_at')
    .where('id', '=', slot)
    .executeTakeFirstOrThrow();
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Malta' }).format(starts_at);
  await chooseOption(page, page.getByRole('combobox'), day);
  await chooseRadio(page, page.locator(`input[value="${slot}"]`));
  await use(page, button(page, 'Continue'));
  await arriveAt(page, 'Who is it for?');
  await typeInto(page, page.getByLabel('Degree'), 'BSc');
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.press('End');
  await typeInto(page, page.getByLabel('Height, in cm'), '172');
  await typeInto(page, page.getByLabel('Head, in cm'), '57');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Check before you pay');
  await use(page, page.getByRole('checkbox'), 'Space');
  await use(page, button(page, 'Pay €50.00'));
  await page.waitForURL('**/pay/*');
  await typeInto(page, page.getByRole('textbox'), cards.pays);
  await page.keyboard.press('Enter');
  await heading(page, 'Your fitting is booked');
  await use(page, link(page, 'See my rental'));
  await page.getByText('Booked').first().waitFor();
});

it('asks for a venue, then for equipment, by keyboard alone', async () => {
  const page = await desk({ buyer: await renter() });
  await page.goto('/services/rentals');
  for (const [way, what] of [
    ['Ask for a rental', 'A venue'],
    ['Ask for something', 'Equipment'],
  ] as const) {
    await use(page, link(page, way).first());
    await arriveAt(page, 'Ask for a venue or equipment');
    await chooseRadio(page, page.getByRole('radio', { name: what }));
    if (what === 'A venue') await chooseOption(page, page.getByRole('combobox', { name: 'Venue' }), 'jc-hall');
    await typeDate(page, page.getByLabel('Start date and time'), '03', '2041', '1000');
    await typeDate(page, page.getByLabel('End date and time'), '03', '2041', '1100');
    if (what === 'Equipment') await typeInto(page, page.getByLabel('E-bike'), '1');
    await typeInto(page, page.getByLabel('Number of people'), '20');
    await typeInto(page, page.getByLabel('What is it for?'), 'A rehearsal');
    await use(page, button(page, 'Check your request'));
    await arriveAt(page, 'Check your request');
    await attach(page, page.getByRole('heading', { name: 'Documents' }));
    await use(page, button(page, 'Send request'));
    await page.getByText('Nothing is kept for you until then').waitFor();
    await page.locator('h1:focus').waitFor();
    await use(page, link(page, 'Venues and equipment').first());
  }
});

it('complains by keyboard alone, with a name and without one', async () => {
  const page = await desk({ buyer: await renter() });
  await page.goto('/services/complaints');
  for (const who of ['With my name', 'Without my name']) {
    await use(page, link(page, 'Write a complaint').first());
    await arriveAt(page, 'Write a complaint');
    await chooseRadio(page, page.getByRole('radio', { name: who }));
    await chooseOption(page, page.getByRole('combobox', { name: 'What is it about?' }), 'Rooms and facilities');
    await typeInto(page, page.getByRole('textbox', { name: 'What happened?' }), 'Il-lift ma jaħdimx.');
    await attach(page, page.locator('input[type=file]'));
    await use(page, button(page, 'Send the complaint'));
    if (who === 'Without my name') {
      await expect
        .poll(async () => {
          await releaseBrake(db);
          return page.getByRole('heading', { level: 1, name: 'Keep this code' }).isVisible();
        })
        .toBe(true);
      await arriveAt(page, 'Keep this code');
      const { bytes } = await fileSavedBy(page, () => use(page, button(page, 'Save it as a file')));
      expect(bytes.toString()).toMatch(/(?:\w{4}-){4}\w{4}/);
      await use(page, button(page, 'I’ve kept it'));
    }
    await arriveAt(page, 'Your complaint has arrived');
    if (who === 'Without my name') return;
    await use(page, link(page, 'See your complaints'));
    await arriveAt(page, 'My complaints');
  }
});

it('books a carpool by keyboard alone, with a passenger who was looked up', async () => {
  const [driver] = (await stageRiders(db, url, 1)) as [Rider];
  await db.updateTable('carpool_people').set({ accepted_at: null }).where('user_id', '=', driver.id).execute();
  const letters = crypto.randomUUID().replaceAll(/[^a-f]/g, '');
  const name = `Wiżżu${letters}`;
  await stageRiders(db, url, 1, { names: { first_name: name, last_name: 'Zerafa' } });
  const page = await desk({ buyer: driver });
  await page.goto('/services/carpooling');
  await use(page, link(page, 'Book a space').first());
  await arriveAt(page, 'When are you driving?');
  await chooseRadio(page, page.getByRole('radio').last());
  await use(page, button(page, 'Continue'));
  await arriveAt(page, 'Who’s coming with you?');
  await typeInto(page, page.getByRole('searchbox'), name);
  await page.keyboard.press('Enter');
  await use(page, button(page, `Add ${name} Z.`));
  await button(page, `Remove ${name} Z.`).waitFor();
  await page.locator(':is(h2, h3):focus').waitFor();
  await use(page, button(page, 'Continue'));
  await arriveAt(page, 'Where will you park?');
  await use(page, button(page, 'Choose from a list'));
  await chooseOption(page, page.getByRole('combobox', { name: 'Row' }), 'D, ');
  await chooseOption(page, page.getByRole('combobox', { name: 'Space' }), '1');
  await use(page, button(page, 'Take this space'));
  await page.getByText('You’ve chosen: Row D').waitFor();
  await use(page, button(page, 'Continue'));
  await arriveAt(page, 'The rules of carpooling');
  await use(page, button(page, 'Accept the rules'));
  await arriveAt(page, 'Check your booking');
  await use(page, button(page, 'Book the space'));
  await arriveAt(page, 'Carpooling booked');
  await use(page, link(page, 'See the pass'));
  await arriveAt(page, 'My rides');
  await page.getByRole('img', { name: 'Pass for the barrier' }).waitFor();

  await use(page, page.getByRole('button', { name: /^Change passengers/ }));
  const isSaid = await listen(page);
  await use(page, button(page, `Remove ${name} Z.`));
  await isSaid(/^A minimum of 1 passenger is required$/);
  await isSaid(/^You have unsaved changes\.$/);
  await page.locator('h3:focus').waitFor();
  await use(page, button(page, 'Discard unsaved changes'));
  await page.getByText(`${name} Z.`).waitFor();
  await page.locator('h3:focus').waitFor();
});

it('comes to the report of the career finder by keyboard alone', async () => {
  const page = await desk();
  await page.goto('/careers/career-finder');
  await use(page, link(page, 'Begin, or continue'));
  await arriveAt(page, 'Your career finder');
  await use(page, button(page, 'Begin'));
  await arriveAt(page, 'How well does it fit you?');
  for (let at = 1; at <= 20; at += 1) {
    await page.getByText(`Statement ${at} of 20`, { exact: true }).waitFor();
    await use(page, button(page, 'Quite like me'));
  }
  await page.getByText('That’s all of them.', { exact: true }).waitFor();
  await use(page, button(page, 'Continue'));
  for (const [title, picks] of [
    ['Areas of interest', 3],
    ['Path of pleasures', 5],
    ['Activity grid', 2],
    ['Core values', 3],
  ] as const) {
    await arriveAt(page, title);
    for (let at = 0; at < picks; at += 1) await use(page, page.getByRole('checkbox').nth(at), 'Space');
    await use(page, button(page, 'Continue'));
  }
  await arriveAt(page, 'Where you might look');
});
