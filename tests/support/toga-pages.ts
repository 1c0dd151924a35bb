import type { Page } from 'playwright-core';
import type { Database } from '../../server/kernel/db/database.ts';
import { button } from './checkout-pages.ts';

/** Chooses this slot in the list of its day. */
export async function pickSlot(page: Page, db: Database, slot: string): Promise<void> {
  const found = db.selectFrom('toga_fittings').select('starts_at').where('id', '=', slot);
  const { starts_at } = await found.executeTakeFirstOrThrow();
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Malta' }).format(starts_at);
  await page.getByRole('combobox').selectOption(day);
  await page.locator(`input[value="${slot}"]`).check({ force: true });
}

/** Chooses this slot, and goes on. */
export async function chooseSlot(page: Page, db: Database, slot: string, submit: string): Promise<void> {
  await pickSlot(page, db, slot);
  await button(page, submit).click();
}

/** Chooses the last graduation: a staged slot can be later than the first one. */
export async function chooseGraduation(page: Page): Promise<void> {
  const days = page.getByRole('combobox');
  await days.locator('option').nth(1).waitFor({ state: 'attached' });
  // By its value: the days before the slot leave the list once the slots are known.
  await days.selectOption(await days.locator('option').last().getAttribute('value'));
}
