import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { stageRide } from '../support/carpooling.ts';
import { clientOf } from '../support/client.ts';
import { complain } from '../support/complaining.ts';
import { askFor, evening } from '../support/rentals.ts';
import { at, clearReports, useRar } from '../support/rar-portal.ts';
import { beginReport, officersOf } from '../support/rar-reports.ts';
import { openSection } from '../support/rar-pages.ts';
import { ruler } from '../support/ruler.ts';
import { settles } from '../support/settles.ts';
import { openStage } from '../support/stage.ts';
import { holdToga } from '../support/togas.ts';
import { wordsOf } from '../support/words.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone } = useBrowser();
const rar = useRar({ withSite: true });
const { phone: officersPhone } = useBrowser({ urlOf: rar.url });

/** No line can break within it. */
const longWord = 'Ħ'.repeat(60);
const names = { first_name: longWord, last_name: longWord };
const text = `${longWord} ${longWord}`;
const locales = ['en', 'mt'] as const;

/** Writes the long word into everything that takes free text. */
async function fillAll(page: Page): Promise<void> {
  for (const field of await page.getByRole('main').locator('textarea, input:not([type]), input[type=text]').all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill(longWord);
}

it.each(locales)(
  'services and what was asked of them fit a phone, with the longest names and words, in %s',
  async (locale) => {
    const student = await stageSession(db, names);
    const client = clientOf(urls[0], student);
    const asked = await askFor(client, { ...evening(), purpose: text, access_needs: text });
    await complain(urls[0], { anonymous: 'false', token: student.token, feedback: text });
    await holdToga(db, client, 'BSc');
    const page = await phone({ locale, buyer: student });
    const { tooWide, measure } = ruler(page);
    const addresses = ['/services/rentals', '/services/rentals/request', '/account/rentals']
      .concat([`/account/rentals/${asked.id}`])
      .concat(['/services/complaints/write', '/account/complaints', '/services/togi-rentals/book', '/account/toga'])
      .concat(['/careers/career-finder', '/careers/career-finder/questionnaire', '/account/interviews'])
      .concat(['/careers/careers-expo/my-day', '/careers/careers-expo/companies/arkata-labs/interview', '/account'])
      .concat(['/services/carpooling', '/account/carpooling', '/account/carpooling/book']);
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await fillAll(page);
      await measure(address);
    }
    expect(tooWide).toEqual([]);
  },
);

it.each(locales)('a shared ride fits a phone, with the longest names, in %s', async (locale) => {
  const { driver, passenger } = await stageRide(db, urls[0], locale === 'en' ? 'C-4' : 'C-5');
  await db.updateTable('users').set(names).where('id', 'in', [driver.id, passenger.id]).execute();
  for (const buyer of [driver, passenger]) {
    const page = await phone({ locale, buyer });
    const { tooWide, measure } = ruler(page);
    for (const address of ['/account/carpooling', '/account/carpooling/bookings', '/account/carpooling/book']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settles(page);
      await measure(address);
    }
    expect(tooWide).toEqual([]);
  }
});

it('a yearly report fits a phone, with the longest words in every answer', async () => {
  /** The language with the longer words. */
  const locale = 'mt';
  await clearReports(rar.db());
  const officer = await rar.officer('medika', longWord);
  const report = await beginReport(officer, 'medika');
  const { sections } = await officersOf('medika', () => report).read(officer);
  const page = await at(await officersPhone({ locale, buyer: officer }), '2027-06-01T10:00:00Z');
  const { tooWide, measure } = ruler(page);
  for (const { slug } of sections) {
    await openSection(page, slug);
    await settles(page);
    for (const add of await page.getByRole('button', { name: wordsOf(locale)('rar:write.event.add') }).all())
      await add.click();
    await fillAll(page);
    await measure(slug);
  }
  await page.clock.fastForward('00:20');
  await settles(page);
  for (const address of [
    '/rar',
    '/rar/current',
    '/rar/current/report',
    '/rar/current/regulations',
    '/rar/current/results',
    '/rar/history',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settles(page);
    await measure(address);
  }
  expect(tooWide).toEqual([]);
});
