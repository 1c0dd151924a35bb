import { expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { contactField, saved } from '../support/rar-pages.ts';
import { at, useRar } from '../support/rar-portal.ts';
import { act, answerAll, beginReport, type Officer, officersOf } from '../support/rar-reports.ts';
import { stageStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { phone, desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const mt = wordsOf('mt');
const june = '2027-06-01T10:00:00Z';

/** A report that an officer has just sent. */
async function sentBy(officer: Officer, organisation: string): Promise<string> {
  const report = await beginReport(officer, organisation);
  await officersOf(organisation, () => report).save(officer, 'officers', 'Ġanna\nĊensu', 0);
  await answerAll(rar.db(), officer, organisation, report);
  await officersOf(organisation, () => report).submit(officer);
  return report;
}

const stateOf = async (report: string) =>
  (await rar.db().selectFrom('rar_reports').select('state').where('id', '=', report).executeTakeFirst())?.state;

it('taking a report back asks first, and from then on the page says that nothing is sent', async () => {
  await rar.setClock(june);
  const officer = await rar.officer('medika');
  const report = await sentBy(officer, 'medika');
  const page = await at(await desk({ buyer: officer }), june);
  const asking = page.getByRole('dialog');
  const until = 'Wednesday 30 June 2027, 23:59';

  await page.goto('/rar/current/report');
  expect(await page.getByText('Ġanna').innerText()).toBe('Ġanna\nĊensu');
  await page.getByText(t('rar:sent.canWithdraw', { until })).waitFor();
  await page.getByRole('button', { name: t('rar:sent.withdraw') }).click();
  await asking.getByText(t('rar:sent.withdrawBody', { until })).waitFor();
  expect(await audit(page, 'en', 'taking back')).toEqual([]);
  await asking.getByRole('button', { name: t('rar:sent.keep') }).click();
  expect(await stateOf(report)).toBe('submitted');
  await page.getByRole('button', { name: t('rar:sent.withdraw') }).click();
  await asking.getByRole('button', { name: t('rar:sent.withdraw') }).click();

  await page.getByText(t('rar:withdrawn.title')).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(t('rar:withdrawn.how', { until }));
  expect(await stateOf(report)).toBe('withdrawn');
  await page.reload();
  await page.getByText(t('rar:withdrawn.title')).waitFor();
});

it('a report that is taken back too late stays sent, and the page says so', async () => {
  const lastMinute = '2027-06-30T21:59:30Z';
  await rar.setClock(lastMinute);
  const officer = await rar.officer('insiteu');
  const report = await sentBy(officer, 'insiteu');
  const page = await at(await phone({ buyer: officer, locale: 'mt' }), lastMinute);
  await page.goto('/rar/current/report');
  const withdraw = page.getByRole('button', { name: mt('rar:sent.withdraw') });
  await withdraw.click();
  await rar.setClock('2027-06-30T22:00:30Z');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: mt('rar:sent.withdraw') })
    .click();
  const told = page.getByRole('alert').getByText(mt('rar:sent.stays'));
  await told.waitFor();
  await expect.poll(() => withdraw.count()).toBe(0);
  await told.waitFor();
  expect(await stateOf(report)).not.toBe('withdrawn');
});

it('on the last day, the pages count the hours and minutes until a moment that they name', async () => {
  const evening = '2027-06-30T20:00:30Z';
  await rar.setClock(evening);
  const officer = await rar.officer('soqrat');
  const page = await at(await desk({ buyer: officer }), evening);
  const until = 'Wednesday 30 June 2027, 23:59';
  await page.goto('/rar/current');
  await page.getByText(until).waitFor();
  await page.getByText(/1 hour and 5\d minutes/).waitFor();
  await page.goto('/rar/current/report');
  await page.getByText(until).waitFor();
  await beginReport(officer, 'soqrat');
  await page.reload();
  await page.getByText(/^It’s due today: 1 hour and 5\d minutes left$/).waitFor();
  await page.getByText(t('rar:list.closes', { until })).waitFor();
  await page.getByRole('button', { name: t('rar:send.submit') }).click();
  await page.getByRole('alert').getByRole('link').first().click();
  await page
    .getByRole('link', { name: t('rar:write.back') })
    .first()
    .click();
  await page.getByText(/^\d+ answers are missing$/).waitFor();
  await page.clock.fastForward('01:58:00');
  await page.getByText(/^It’s due today: 1 minute left$/).waitFor();
});

it('what the readers ask stands first, each with its link, and sending it back unchanged asks first', async () => {
  await rar.setClock(june);
  const officer = await rar.officer('lehen');
  const report = await sentBy(officer, 'lehen');
  const july = '2027-07-05T10:00:00Z';
  await rar.setClock(july);
  await rar.sweep();
  const reader = await rar.again(await stageStaff(rar.db(), rar.url(), 'reports'));
  const requests = [{ question: 'contact', reason: 'Which phone number?' }];
  expect(await act(reader, report, { event: 'report.return', requests })).toBe('returned');

  const page = await at(await desk({ buyer: await rar.again(officer) }), july);
  const send = page.getByRole('button', { name: t('rar:send.submit') });
  await page.goto('/rar/current/report');
  await page.getByText(t('rar:returned.lead', { count: 1 })).waitFor();
  await page.getByText('Which phone number?').waitFor();
  await send.click();
  await page.getByRole('dialog').getByText(t('rar:returned.unchangedHow')).waitFor();
  expect(await audit(page, 'en', 'sending unchanged')).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('rar:returned.goOn') })
    .click();
  expect(await stateOf(report)).toBe('returned');
  await page.getByRole('link', { name: /Who answers the readers’ questions/ }).click();
  await contactField(page).fill('Ġanna, 2340 2340');
  await saved(page);
  await page
    .getByRole('link', { name: t('rar:write.back') })
    .first()
    .click();
  await send.click();
  await page.getByText(t('rar:report.submitted_again')).waitFor();

  // The desk no longer waits for the answer that came.
  const room = await at(await desk({ buyer: reader }), july);
  await room.goto(`/desk/rar/${report}`);
  await room
    .getByRole('term')
    .filter({ hasText: t('deskRar:sentAgainAt') })
    .waitFor();
  expect(await room.getByText(t('deskRar:return.until')).count()).toBe(0);
});

it('an organisation that was late learns it on every page of the report', async () => {
  const july = '2027-07-05T10:00:00Z';
  await rar.setClock(july);
  const page = await at(await desk({ buyer: await rar.officer('pont') }), july);
  for (const path of ['/rar', '/rar/current', '/rar/current/report']) {
    await page.goto(path);
    await page.getByText(/^The deadline was 30 June 2027 at 23:59, and your organisation sent no report\./).waitFor();
  }
});
