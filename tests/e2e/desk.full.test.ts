import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeAt } from '../../server/kernel/staff/second-factor.ts';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const { urls, dataDir, db, person, paidPermit, permitOf } = usePurchases();
const { phone, desk } = useBrowser();

/** Somebody whose paid application waits for the staff, under a unique name. */
async function waiting(name: string) {
  const owner = await person();
  await db.updateTable('users').set({ first_name: 'Wistin', last_name: name }).where('id', '=', owner.id).execute();
  return { owner, id: await paidPermit(owner), fullName: `Wistin ${name}` };
}

async function portalTime(): Promise<Date> {
  return new Date((await fetch(`${urls[0]}/healthz`)).headers.get('date') ?? '');
}

async function find(page: Page, words: string, fullName: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await button(page, 'Search').click();
  await link(page, fullName).click();
  await heading(page, fullName);
}

it('lets staff in with a second factor, and decides on permits on a phone', async () => {
  const { token } = await stageStaff(db, urls[0], 'services', { withSecondFactor: false });
  const mark = crypto.randomUUID().slice(0, 8);
  const [first, second] = [await waiting(`Agius-${mark}`), await waiting(`Borg-${mark}`)];
  const page = await phone({ buyer: { token } });
  await page.goto('/desk');
  await heading(page, 'Set up a second factor');
  await button(page, 'Set up the app').click();
  await page.getByRole('img', { name: 'QR code for your app' }).waitFor();
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('000000');
  await button(page, 'Confirm').click();
  await page.getByRole('alert').waitFor();
  await code.fill(codeAt(secret, await portalTime()));
  await button(page, 'Confirm').click();
  await heading(page, 'Keep your recovery codes');
  expect(await page.getByText(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/).count()).toBe(10);
  await button(page, 'I’ve kept them').click();

  await heading(page, 'The desk');
  await page.getByRole('link', { name: /permits? to check/ }).click();
  await find(page, mark, first.fullName);
  for (const side of ['front', 'back']) await page.getByRole('img', { name: `Driving licence, ${side}` }).waitFor();
  await button(page, 'Decline').click();
  await button(page, 'Decline').click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'Why is it declined?' }).fill('The photo is blurred.');
  await button(page, 'Decline').click();
  await page.getByText('Declined', { exact: true }).first().waitFor();
  expect((await nthMailTo(dataDir, first.owner.email, 2)).text).toContain('The photo is blurred.');

  // The session keeps its second factor after a reload.
  await page.reload();
  await heading(page, first.fullName);
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Parking permits' }).click();
  await find(page, mark, second.fullName);
  await button(page, 'Approve').click();
  await page.getByText('Valid', { exact: true }).first().waitFor();
  await expect.poll(async () => (await permitOf(second.owner))?.state).toBe('valid');
  expect(await page.getByRole('listitem').filter({ hasText: 'Approved' }).innerText()).toContain('Ħarries Żerafa');
});

it('is for the staff alone, and each sees their own rooms', async () => {
  const student = await person();
  const page = await desk({ buyer: student });
  await page.goto('/desk/permits');
  await page.getByText('Your account has no role at the desk.').waitFor();
  await page.getByRole('link', { name: 'Back to the home page' }).waitFor();
  const { token } = await stageStaff(db, urls[0], 'door');
  const keeper = await desk({ buyer: { token } });
  await keeper.goto('/desk');
  await keeper.getByText('Nothing is waiting in your rooms.').waitFor();
  const own = keeper.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  expect(await own.allInnerTexts()).toEqual(['What’s waiting', 'Doors']);
  await keeper.goto('/desk/rar');
  await heading(keeper, 'Yearly reports');
  await keeper.getByText('You need a role that opens this room.').waitFor();
  await keeper.getByRole('link', { name: 'What’s waiting' }).last().click();
  await keeper.getByText('Nothing is waiting in your rooms.').waitFor();
  expect((await fetch(`${urls[0]}/desk`)).headers.get('x-robots-tag')).toBe('noindex');
});

it.each(['en', 'mt'] as const)('tells in %s whose role was taken away, also after a reload', async (locale) => {
  const t = wordsOf(locale);
  const { id, token } = await stageStaff(db, urls[0], 'services');
  const page = await phone({ locale, buyer: { token } });
  await page.goto('/desk/togas');
  await heading(page, t('desk:room.togas'));
  await db.updateTable('users').set({ roles: [] }).where('id', '=', id).execute();
  await page.reload();
  await page.getByText(t('desk:noRole')).waitFor();
  await expect.poll(() => page.title()).toContain(t('desk:title'));
  await page.getByRole('link', { name: t('shell:backHome') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

it('finds a person, logs them out and closes the account, and saves a table', async () => {
  const { token } = await stageStaff(db, urls[0], 'admin');
  const mark = crypto.randomUUID().slice(0, 8);
  const { owner, fullName } = await waiting(`Camilleri-${mark}`);
  const page = await desk({ buyer: { token } });
  await page.goto('/desk/people');
  await heading(page, 'People');
  await find(page, mark, fullName);
  await button(page, 'Close the account').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the account' }).click();
  await button(page, 'Open the account again').waitFor();
  expect((await owner.client.GET('/auth/me')).response.status).toBe(401);
  await page.goto('/desk/permits');
  const { bytes } = await fileSavedBy(page, () => button(page, 'Save all as a table (CSV)').click());
  expect(bytes.toString()).toContain(owner.email);
});

it.each([
  ['en', 'Services, Yearly reports'],
  ['mt', 'Servizzi, Rapporti annwali'],
] as const)('says in %s what a person’s roles are', async (locale, roles) => {
  const { token } = await stageStaff(db, urls[0], 'admin');
  const colleague = await stageStaff(db, urls[0], 'services');
  await db
    .updateTable('users')
    .set({ roles: ['services', 'reports'] })
    .where('id', '=', colleague.id)
    .execute();
  const page = await desk({ locale, buyer: { token } });
  await page.goto(`/desk/people/${colleague.id}`);
  await page.getByText(roles, { exact: true }).waitFor();
});

it.each(['en', 'mt'] as const)('is accessible in %s', async (locale) => {
  const t = wordsOf(locale);
  const { token } = await stageStaff(db, urls[0], 'admin');
  const { owner, id } = await waiting('Ħ'.repeat(40));
  await db
    .insertInto('stuck')
    .values({
      what: 'refund',
      id: crypto.randomUUID(),
      tries: 3,
      last_error: 'Error: could not refund',
      data: JSON.stringify(null),
      since: new Date(),
      last_tried_at: new Date(),
      next_try_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  const page = await desk({ locale, buyer: { token } });
  const problems: string[] = [];
  for (const address of [
    '/desk',
    '/desk/permits',
    `/desk/permits/${id}`,
    '/desk/people?search=example',
    `/desk/people/${owner.id}`,
    '/desk/stuck',
  ]) {
    await visit(page, address);
    problems.push(...(await audit(page, locale, address)));
  }
  const unsure = await stageStaff(db, urls[0], 'services', { withSecondFactor: false });
  const outside = await desk({ locale, buyer: unsure });
  await visit(outside, '/desk');
  await outside.getByRole('button', { name: t('desk:setUp.begin') }).click();
  await outside.getByRole('img').first().waitFor();
  problems.push(...(await audit(outside, locale, 'setting up')));
  expect(problems).toEqual([]);
});
