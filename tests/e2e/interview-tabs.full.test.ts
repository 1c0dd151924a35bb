import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
// The hourly upkeep lays out the slots of the next expo.
beforeAll(async () => void (await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' })));
const { phone } = useBrowser();

const changed = 'Your interview has changed in the meantime';

async function chooseSlot(page: Page, action: string): Promise<void> {
  await page
    .getByRole('radio', { name: /morning/ })
    .first()
    .check();
  await button(page, 'Continue').tap();
  await heading(page, 'Which time?');
  await page.getByRole('radio', { disabled: false }).last().check();
  await button(page, action).tap();
}

it('says so where another tab has cancelled the interview that is moved or cancelled here', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const page = await phone({ buyer: student });
  const book = async () => {
    await chooseSlot(page, 'Continue');
    await button(page, 'Continue').tap();
    await button(page, 'Book the interview').tap();
    await heading(page, 'Your interview is booked');
  };
  const cancelElsewhere = async () => {
    const { data } = await client.GET('/careers/interviews');
    const { id = '' } = data?.data.find(({ state }) => state === 'booked') ?? {};
    const path = { params: { path: { interview: id } } };
    expect((await client.DELETE('/careers/interviews/{interview}', path)).response.ok).toBe(true);
  };
  const told = () => page.getByRole('alert').filter({ hasText: changed }).waitFor();

  await page.goto('/careers/careers-expo/companies/arkata-labs/interview');
  await book();
  await button(page, 'Move the interview').tap();
  await heading(page, 'Choose another slot');
  await cancelElsewhere();
  await chooseSlot(page, 'Take this slot');
  await heading(page, 'When would you like your interview?');
  await told();

  await book();
  await cancelElsewhere();
  await button(page, 'Cancel the interview').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the interview' }).tap();
  await heading(page, 'When would you like your interview?');
  await told();
});

it('keeps the focus, and says what was uploaded, where a CV is added on the way', async () => {
  const page = await phone({ buyer: await stageSession(db) });
  await page.goto('/careers/careers-expo/companies/arkata-labs/interview');
  await chooseSlot(page, 'Continue');
  await heading(page, 'Would you like to attach a CV?');
  await button(page, 'Upload a document').press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
  await expect.poll(focused).toBe('file');
  // With a file chosen but not uploaded, nobody goes on without it.
  expect(await button(page, 'Continue').isVisible()).toBe(false);
  await button(page, 'Cancel').press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Upload a document');
  await button(page, 'Continue').waitFor();
  await button(page, 'Upload a document').press('Enter');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Karriera.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await button(page, 'Upload').press('Enter');
  await page.getByText('Uploaded: Karriera').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Uploaded: Karriera');
  expect(await page.getByRole('radio', { name: /^Karriera/ }).isChecked()).toBe(true);
});
