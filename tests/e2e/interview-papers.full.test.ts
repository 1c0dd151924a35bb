import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { bookInterview } from '../support/interviews.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';

const { urls, dataDir } = inject('portal');
const [url] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());
// The hourly upkeep lays out the slots of the next expo.
beforeAll(async () => void (await fetch(`${url}/test/sweep/rows`, { method: 'POST' })));
const { phone, desk } = useBrowser();

it('a career document is previewed, replaced and deleted, and says for which interview it is attached', async () => {
  const student = await stageSession(db);
  const client = clientOf(url, student);
  const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV 2026' });
  const { data: cv } = await upload<{ id: string }>(`${url}/api/auth/career/files`, student.token, form);
  const path = { params: { path: { interview: await bookInterview(db, client) } } };
  await client.PUT('/careers/interviews/{interview}/cv', { ...path, body: { cv: cv.id } });

  const page = await phone({ buyer: student });
  const act = (verb: string, name: string) => page.getByRole('button', { name: new RegExp(`^${verb}.*${name}$`) });
  await page.goto('/account/career-documents');
  await page.getByText(/^Attached for Korriera, /).waitFor();
  await act('Preview', 'CV 2026').tap();
  const preview = page.getByRole('dialog', { name: 'CV 2026' });
  await link(page, 'Open the PDF').waitFor();
  expect(await link(page, 'Open the PDF').getAttribute('href')).toMatch(/^blob:/);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  await expect.poll(() => act('Preview', 'CV 2026').evaluate((each) => each === document.activeElement)).toBe(true);

  await act('Replace', 'CV 2026').tap();
  const row = page.getByRole('listitem').filter({ hasText: 'CV 2026' });
  await row.getByRole('button', { name: 'Replace', exact: true }).tap();
  await row.getByRole('alert').waitFor();
  await row
    .locator('input[type=file]')
    .setInputFiles({ name: 'another.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await row.getByLabel('Name').fill('CV 2027');
  await row.getByRole('button', { name: 'Replace', exact: true }).tap();
  await page.getByText('Replaced: CV 2027').waitFor();
  await act('Preview', 'CV 2027').waitFor();
  expect(await page.getByLabel('Name').count()).toBe(1);
  const { data } = await client.GET('/careers/interviews/{interview}', path);
  expect(data?.data.cv).toMatchObject({ file_name: 'CV 2027' });

  await act('Delete', 'CV 2027').tap();
  const asking = page.getByRole('dialog');
  await asking.getByText(/These companies won’t see it any more: Korriera/).waitFor();
  await asking.getByRole('button', { name: 'Keep it' }).tap();
  await asking.waitFor({ state: 'hidden' });
  await act('Delete', 'CV 2027').tap();
  await asking.getByRole('button', { name: 'Delete' }).tap();
  await page.getByText('Deleted: CV 2027').waitFor();
  expect((await client.GET('/careers/interviews/{interview}', path)).data?.data.cv).toBeNull();
});

it('the desk finds an interview, calls it off with a reason, and lays out a day', async () => {
  const student = await stageSession(db, { first_name: 'Ħamallu', last_name: `Żrinżo` });
  const id = await bookInterview(db, clientOf(url, student));
  const page = await desk({ buyer: await stageStaff(db, url, 'careers') });
  await page.goto('/desk/interviews');
  await page.getByRole('searchbox').fill(student.email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 interview' }).waitFor();
  await page.locator(`a[href$="${id}"]`).click();
  await heading(page, 'Ħamallu Żrinżo');
  await button(page, 'Call it off').click();
  await button(page, 'Call it off').click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Why is it called off?').fill('The recruiter is ill.');
  await button(page, 'Call it off').click();
  await page.getByText('Called off').first().waitFor();
  await page.getByText('The recruiter is ill.').waitFor();
  expect(await button(page, 'Call it off').count()).toBe(0);
  const own = await phone({ buyer: student });
  await own.goto('/account/interviews');
  await own.getByText('Called off').first().waitFor();

  await link(page, 'Interviews').first().click();
  await link(page, 'Companies and slots').click();
  await heading(page, 'Companies and slots');
  const hours = page.locator('form').first();
  await hours.getByLabel('Company').selectOption('pulis-zahra');
  await expect.poll(() => hours.getByLabel('Morning from').inputValue()).toBe('09:30');
  expect(await hours.getByLabel('Morning until').inputValue()).toBe('11:45');
  expect(await hours.getByLabel('Afternoon from').inputValue()).toBe('');
  await hours.getByLabel('Morning from').fill('10:00');
  await hours.getByLabel('until').first().fill('');
  await button(page, 'Save the hours').click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Morning until/ })
    .waitFor();
  await hours.getByLabel('until').first().fill('09:00');
  await button(page, 'Save the hours').click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /must be after the start/ })
    .waitFor();
  const asking = page.getByRole('dialog', { name: 'Remove 9 slots?' });
  await hours.getByLabel('until').first().fill('10:05');
  await button(page, 'Save the hours').click();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await asking.waitFor({ state: 'hidden' });
  await page.getByRole('row').filter({ hasText: '09:30 – 11:45: 0 of 9 slots taken' }).first().waitFor();
  await button(page, 'Save the hours').click();
  await asking.getByRole('button', { name: 'Remove them and save' }).click();
  await page
    .getByText(/room for at least one interview/)
    .first()
    .waitFor();
  expect(await hours.getByLabel('Morning from').inputValue()).toBe('10:00');
  await hours.getByLabel('until').first().fill('11:00');
  await button(page, 'Save the hours').click();
  await page.getByRole('dialog', { name: 'Remove 5 slots?' }).getByRole('button', { name: 'Remove them' }).click();
  const outcome = page.getByText(/^Saved: Pulis, Zahra u Imsieħba, .*4 slots\.$/);
  await outcome.waitFor();
  expect(await outcome.evaluate((words) => words.closest('[tabindex]') === document.activeElement)).toBe(true);
  await page.getByRole('row').filter({ hasText: '10:00 – 11:00: 0 of 4 slots taken' }).first().waitFor();
});
