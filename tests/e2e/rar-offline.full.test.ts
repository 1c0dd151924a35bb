import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { contactField, officersField, openSection, saved } from '../support/rar-pages.ts';
import { at, useRar } from '../support/rar-portal.ts';
import { beginReport } from '../support/rar-reports.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const june = '2027-06-01T10:00:00Z';

it('is written on without network from what the device keeps, and signing out leaves none of it there', async () => {
  await rar.setClock(june);
  const officer = await rar.officer('soqrat', 'Ġwanna');
  await beginReport(officer, 'soqrat');
  const page = await at(await desk({ buyer: officer }), june);
  await openSection(page, 'committee');
  await officersField(page).fill('Ġwanna: president');
  await saved(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kept report'));
      const data = await (await caches.match('/rar/kept/soqrat.json'))?.text();
      return [...names.toSorted(), data?.includes('Ġwanna: president')];
    });
  await expect.poll(kept).toEqual(['kept report', 'kept report data', true]);

  const context = page.context();
  await context.setOffline(true);
  await page.goto('/rar/current/report');
  const lastSeen = page.getByText(/^Without a connection, you see the report as it was on 1 June 2027/);
  await lastSeen.waitFor();
  await page.getByRole('link', { name: 'Committee and statute' }).click();
  await expect.poll(() => officersField(page).inputValue()).toBe('Ġwanna: president');
  await contactField(page).fill('Ġwanna, 2340 2340');
  await page.getByText(t('rar:status.offline')).waitFor();
  await page.reload();
  await expect.poll(() => contactField(page).inputValue()).toBe('Ġwanna, 2340 2340');

  await context.setOffline(false);
  await saved(page);
  await expect.poll(() => lastSeen.count()).toBe(0);
  // The session ends while something is typed: it waits for the same officer's return.
  const release = await holdBack(page, /\/questions\/contact/);
  await contactField(page).fill('Ġwanna, 2340 9999');
  const over = { expires_at: new Date(0) };
  await rar.db().updateTable('sessions').set(over).where('id', '=', officer.sessionId).execute();
  await release();
  await page.waitForURL(/\/login/);
  const { token } = await rar.again(officer);
  await context.addCookies([{ name: 'su_token', value: token, url: rar.url() }]);
  await openSection(page, 'committee');
  await expect.poll(() => contactField(page).inputValue()).toBe('Ġwanna, 2340 9999');
  await saved(page);

  await page.goto('/account');
  await page.getByRole('button', { name: t('shell:logout') }).click();
  // The home page opens once its code is there.
  await page.waitForURL('/');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => name.startsWith('kept ')),
      ...Object.keys(localStorage).filter((name) => name.startsWith('form:')),
    ]);
  await expect.poll(left).toEqual([]);

  // The same without network: what waits goes with the officer, and isn't sent for the next one.
  const next = await rar.officer('soqrat', 'Ġwanna');
  await context.addCookies([{ name: 'su_token', value: next.token, url: rar.url() }]);
  await openSection(page, 'committee');
  await expect.poll(kept).toEqual(['kept report', 'kept report data', true]);
  await context.setOffline(true);
  await contactField(page).fill('Ġwanna, 2340 0000');
  await page.getByText(t('rar:status.offline')).waitFor();
  await page.getByRole('button', { name: t('shell:menu') }).click();
  const menu = page.getByRole('dialog');
  const leave = menu.getByRole('button', { name: t('shell:logout') });
  if (!(await leave.isVisible())) await menu.getByText(t('shell:sections.account'), { exact: true }).click();
  await leave.click();
  await expect.poll(left).toEqual([]);
  expect(await page.getByText('Ġwanna').count()).toBe(0);
  // This browser has opened the home page before, and so has its code.
  await page.waitForURL('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(false);
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const written = rar.db().selectFrom('rar_revisions').select('value').where('question', '=', 'contact');
  expect(JSON.stringify(await written.execute())).not.toContain('0000');
});
