import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PASSWORD, signIn, statusOfToken } from '../support/accounts.ts';
import { change, field, part } from '../support/account-pages.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { pdf } from '../support/hostile-papers.ts';
import { linkIn, nthMailTo } from '../support/mailbox.ts';
import { usePeople } from '../support/use-people.ts';

const { phone, desk } = useBrowser();
const { urls, dataDir, db, settledPerson } = usePeople();
const [url] = urls;

it('shows every detail, and changes an address with its mistakes told', async () => {
  const person = await settledPerson();
  const page = await phone({ buyer: person });
  await page.goto('/account/my-details');
  await heading(page, 'My details');
  for (const [label, value] of [
    ['Full name', 'Ġużeppa Żammit Ħaż-Żebbuġ'],
    ['ID card or passport', 'ID card, 0123404M'],
    ['Nationality', 'Malta'],
    ['University email', person.email],
    ['Locality', 'Msida'],
    ['Postcode', 'MSD 2080'],
    ['Mobile number', '+356 7912 3456'],
    ['Personal email', 'gegexa@posta.example'],
    ['Academic entity', 'Faculty of Arts'],
    ['Course start year', '2026'],
    ['Expected graduation year', '2029'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect.poll(() => term.locator('xpath=following-sibling::dd[1]').textContent()).toBe(value);
  }

  await change(page, 'Contact details').tap();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);
  await expect.poll(focused).toBe('address_line_1');
  await button(page, 'Discard changes').tap();
  await expect.poll(focused).toBe('Change, Contact details');
  await change(page, 'Contact details').tap();
  await page.getByLabel('Locality').selectOption({ label: 'Xagħra' });
  await button(page, 'Save').tap();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: /^Enter your postcode: .* XRA and four digits/ }).tap();
  expect(await field(page, 'Postcode').evaluate((field) => field === document.activeElement)).toBe(true);
  await field(page, 'Postcode').fill('XRA 1022');
  await field(page, 'Mobile number').fill('+44 7911 123456');
  await expect.poll(() => field(page, 'Mobile number').inputValue()).toBe('7911 123456');
  expect(await field(page, 'Country code').inputValue()).toBe('+44');
  await button(page, 'Save').tap();
  await page.getByText('All changes saved').waitFor();
  await part(page, 'Contact details').getByText('XRA 1022').waitFor();
  const kept = await person.client.GET('/auth/me/details', { params: { query: { locale: 'en' } } });
  expect(kept.data?.data.contact).toMatchObject({ locality: 'xaghra', postcode: 'XRA1022' });
});

it('keeps what was typed into the details over a reload', async () => {
  const person = await settledPerson();
  const page = await desk({ buyer: person });
  await page.goto('/account/my-details');
  await change(page, 'About you').click();
  await field(page, 'First name').fill('Ċensa');
  await page.reload();
  await change(page, 'About you').click();
  expect(await field(page, 'First name').inputValue()).toBe('Ċensa');
  await button(page, 'Discard changes').click();
  await change(page, 'About you').click();
  expect(await field(page, 'First name').inputValue()).toBe('Ġużeppa');
});

it('changes the password by keyboard only, and signs the other device out', async () => {
  const person = await settledPerson();
  const other = await signIn(url, person.email);
  const fresh = 'Għasfur-Aħmar-88';
  const page = await desk({ buyer: person });
  await page.goto('/account/my-settings');
  await heading(page, 'Settings');
  await tabTo(page, 'Change password');
  await page.keyboard.press('Enter');
  await page.getByLabel('Current password', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'New password');
  await page.keyboard.type(fresh);
  await tabTo(page, 'Repeat the new password');
  await page.keyboard.type(`${fresh}!`);
  await page.keyboard.press('Enter');
  const problem = page.getByRole('alert');
  await problem.getByText('The passwords do not match').waitFor();
  expect(await problem.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(/^Error: /);
  await tabTo(page, 'Repeat the new password');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await page.getByText('Your password has been changed. All other devices are logged out.').waitFor();
  expect(await statusOfToken(url, other.token)).toBe(401);
  expect(await statusOfToken(url, person.token)).toBe(200);
  expect((await signIn(url, person.email, fresh)).token).not.toBe('');
});

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const nameOfFocus = () =>
    page.evaluate(() => {
      const { activeElement: focus } = document;
      const label = focus instanceof HTMLInputElement ? focus.labels?.[0] : focus;
      return label?.textContent?.trim();
    });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await nameOfFocus()) === name) return;
  }
  throw new Error(`Tab never comes to “${name}”`);
}

it('signs another device out', async () => {
  const person = await settledPerson();
  const other = await signIn(url, person.email);
  const page = await desk({ buyer: person });
  await page.goto('/account/my-settings');
  const devices = part(page, 'Where you’re logged in');
  await devices.getByText('This device').waitFor();
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await devices.getByRole('button', { name: /^Log out/ }).waitFor({ state: 'detached' });
  expect(await statusOfToken(url, other.token)).toBe(401);
  expect(await statusOfToken(url, person.token)).toBe(200);
});

it('saves all data of the account as a file', async () => {
  const person = await settledPerson();
  const page = await desk({ buyer: person });
  await page.goto('/account/my-settings');
  const { name, bytes } = await fileSavedBy(page, () => button(page, 'Download my data').click());
  expect(name).toBe('my-data.json');
  const everything: unknown = JSON.parse(bytes.toString('utf8'));
  expect(everything).toMatchObject({ account: { email: person.email } });
  expect(bytes.toString('utf8')).toContain('Triq il-Kbira');
});

it('deletes the account after the days of grace, unless it is kept', async () => {
  const person = await settledPerson();
  const page = await phone({ buyer: person });
  await page.goto('/account/my-settings');
  await button(page, 'Delete my account').tap();
  const question = page.getByRole('dialog');
  await field(question, 'Enter your password to confirm').fill('not my password');
  await question.getByRole('button', { name: 'Delete my account' }).tap();
  await question.getByRole('alert').waitFor();
  await field(question, 'Enter your password to confirm').fill(PASSWORD);
  await question.getByRole('button', { name: 'Delete my account' }).tap();
  await page.getByRole('dialog', { name: 'You are logged out' }).getByRole('button', { name: 'Continue' }).tap();
  await page.waitForURL(`${url}/`);
  await link(page, 'Log in').first().waitFor();
  expect(await statusOfToken(url, person.token)).toBe(401);

  await page.goto('/login?redirectPath=/account');
  await field(page, 'Email address').fill(person.email);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
  await page.getByRole('heading', { name: /^Your account will be deleted on / }).waitFor();
  await button(page, 'Keep my account').tap();
  await page.getByRole('heading', { name: /^Your account will be deleted on / }).waitFor({ state: 'detached' });
  const row = db.selectFrom('users').select('deletion_due_at').where('id', '=', person.id);
  expect(await row.executeTakeFirst()).toEqual({ deletion_due_at: null });
});

it('crops a profile picture by keyboard and shows it in the bar', async () => {
  const person = await settledPerson();
  const page = await desk({ buyer: person });
  await page.goto('/account/my-details');
  const red = { create: { width: 600, height: 400, channels: 3 as const, background: '#c4321f' } };
  const blue = await sharp({ create: { ...red.create, width: 300, background: '#0b55ae' } })
    .png()
    .toBuffer();
  const buffer = await sharp(red)
    .composite([{ input: blue, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'ritratt.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('application', { name: 'Picture to move' }).focus();
  // As far to the left as the picture goes, then zoomed in.
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowLeft');
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('+');
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowLeft');
  await button(page, 'Save the picture').click();
  await page.getByText('Your picture has been saved.').waitFor();
  await page.getByRole('banner').locator('img').waitFor();
  const kept = await person.client.GET('/auth/profile-picture', {
    params: { query: { locale: 'en' } },
    parseAs: 'arrayBuffer',
  });
  const { channels } = await sharp(Buffer.from(kept.data ?? new ArrayBuffer())).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual(
    [0x0b, 0x55, 0xae].map((value) => Math.round(value / 16)),
  );
  await button(page, 'Remove the picture').click();
  await page.getByText('Your picture has been removed.').waitFor();
  expect(await page.getByRole('banner').locator('img').count()).toBe(0);
});

it('makes a new password by the mailed link, once', async () => {
  const person = await settledPerson();
  const page = await phone();
  await page.goto('/login');
  await link(page, 'Forgot your password?').tap();
  await heading(page, 'Forgot your password?');
  await field(page, 'Email address').fill(person.email);
  await button(page, 'Send the link').tap();
  await heading(page, 'Check your inbox');
  const mailed = linkIn(await nthMailTo(dataDir, person.email)).url;
  const address = mailed.pathname + mailed.hash;
  await page.goto(address);
  await heading(page, 'Create a password');
  expect(page.url()).not.toContain('#');
  await field(page, 'New password').fill('Għasfur-Aħmar-88');
  await field(page, 'Repeat the new password').fill('Għasfur-Aħmar-88');
  await button(page, 'Save the password').tap();
  await page.getByRole('heading', { level: 1, name: 'Merħba, Ġużeppa' }).waitFor();

  const again = await phone();
  await again.goto(address);
  await field(again, 'New password').fill('Għasfur-Aħmar-89');
  await field(again, 'Repeat the new password').fill('Għasfur-Aħmar-89');
  await button(again, 'Save the password').tap();
  await again.getByText(/^Invalid current email or missing token\./).waitFor();
  await link(again, 'Ask for a new link').tap();
  await heading(again, 'Forgot your password?');
});

it('refuses a file of another kind as soon as it is chosen', async () => {
  const person = await settledPerson();
  const page = await phone({ buyer: person });
  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Not a PDF') };
  await page.goto('/account/career-documents');
  const document = page.getByLabel('Choose a file');
  await document.setInputFiles(notes);
  await page.getByText('Choose a PDF, JPG or PNG file').first().waitFor();
  expect(await document.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').count()).toBe(0);
  // Another wrong one is refused aloud again, in the same words.
  const said = page.getByRole('status').filter({ hasText: 'Choose a PDF, JPG or PNG file' });
  const first = await said.evaluateHandle((region) => region.firstElementChild);
  expect(await first.evaluate((words) => words?.textContent)).toContain('Choose a PDF');
  await document.setInputFiles({ ...notes, name: 'more-notes.pdf' });
  await expect.poll(() => said.evaluate((region, before) => region.firstElementChild !== before, first)).toBe(true);
  await document.setInputFiles({ ...notes, buffer: pdf() });
  await page.getByText('Choose a PDF, JPG or PNG file').first().waitFor({ state: 'detached' });

  await page.goto('/account/parking-permit');
  const front = page.getByRole('group', { name: 'Driving licence, front' });
  await front.locator('input[name]').setInputFiles({ ...notes, name: 'licence.jpg', mimeType: 'image/jpeg' });
  await front.getByText('Choose a photo in JPG or PNG').first().waitFor();
  expect(await front.locator('img').count()).toBe(0);
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b55ae' } })
    .png()
    .toBuffer();
  await front.locator('input[name]').setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer });
  await front.locator('img').waitFor();
  expect(await front.getByText('Choose a photo in JPG or PNG').count()).toBe(0);
});

it('uploads, downloads and deletes a career document', async () => {
  const person = await settledPerson();
  const page = await phone({ buyer: person });
  await page.goto('/account/career-documents');
  const cv = pdf();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'CV ta’ Ġużeppa.pdf', mimeType: 'application/pdf', buffer: cv });
  expect(await field(page, 'Name').inputValue()).toBe('CV ta’ Ġużeppa');
  await button(page, 'Upload').tap();
  await page.getByText('Uploaded: CV ta’ Ġużeppa').waitFor();
  const { name, bytes } = await fileSavedBy(page, () =>
    page.getByRole('button', { name: /^Download.*CV ta’ Ġużeppa$/ }).tap(),
  );
  expect(name).toBe('CV ta’ Ġużeppa.pdf');
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  await page.getByRole('button', { name: /^Delete.*CV ta’ Ġużeppa$/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await page.getByText('Deleted: CV ta’ Ġużeppa').waitFor();
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
});
