import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PASSWORD, signIn } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { hasValue, type Sending, sendThroughLosses } from '../support/lost-forms.ts';
import { enterDesk, stageStaffWithApp } from '../support/lost-desk.ts';
import { at, clearReports, useRar } from '../support/rar-portal.ts';
import { answerAll, beginReport, type Officer, stageResults, stageSentReport } from '../support/rar-reports.ts';
import { settles } from '../support/settles.ts';
import { wordsOf } from '../support/words.ts';

const june = '2027-06-01T10:00:00Z';
const rar = useRar({ withSite: true });
const { phone } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');

/** An officer, with the address that they log in with again. */
async function officerOf(organisation: string): Promise<Person & Officer> {
  const officer = await rar.officer(organisation);
  const row = rar.db().selectFrom('users').select('email').where('id', '=', officer.id);
  return { ...officer, ...(await row.executeTakeFirstOrThrow()) };
}

type Person = { id: string; email: string; token: string };

/** Sends something of a page through all losses. */
async function losing(person: Person, path: string, sending: (page: Page) => Sending): Promise<void> {
  const page = await at(await phone({ buyer: person, withoutWorker: true }), june);
  await page.goto(path);
  await sendThroughLosses(page, rar.db(), person, sending(page));
}

/** The same person in a session of now. */
const again = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await signIn(rar.url(), person.email, PASSWORD)),
});

/** A button that sends at once; the report is read again after it. */
const press = { fill: async () => undefined, kept: async () => undefined, isPress: true, asksAgain: true };

/** How often this happened to a report. */
const times = async (report: string, event: string) =>
  (
    await rar
      .db()
      .selectFrom('transitions')
      .select('id')
      .where('row_id', '=', report)
      .where('event', '=', event)
      .execute()
  ).length;

it('a report is sent once, and taken back once', async () => {
  const officer = await officerOf('medika');
  const report = await beginReport(officer, 'medika');
  await answerAll(rar.db(), officer, 'medika', report);
  await losing(officer, '/rar/current/report', (page) => ({
    ...press,
    send: t('rar:send.submit'),
    notSent: t('rar:send.failed'),
    call: '/submit',
    done: page.getByText(t('rar:report.submitted')),
  }));
  expect(await times(report, 'report.submit')).toBe(1);

  const ask = (page: Page) => page.getByRole('button', { name: t('rar:sent.withdraw') }).click();
  await losing(await again(officer), '/rar/current/report', (page) => ({
    ...press,
    fill: ask,
    kept: ask,
    send: page.getByRole('dialog').getByRole('button', { name: t('rar:sent.withdraw') }),
    notSent: t('rar:sent.notWithdrawn'),
    call: '/withdraw',
    done: page.getByRole('heading', { name: t('rar:send.title') }),
  }));
  expect(await times(report, 'report.withdraw')).toBe(1);
});

it('a report that could not be sent says so, although what is read after it gets no answer', async () => {
  const officer = await officerOf('medika');
  await clearReports(rar.db());
  await answerAll(rar.db(), officer, 'medika', await beginReport(officer, 'medika'));
  const page = await at(await phone({ buyer: officer, withoutWorker: true }), june);
  await page.goto('/rar/current/report');
  await page.getByRole('button', { name: t('rar:send.submit') }).waitFor();
  await settles(page);
  const end = Promise.withResolvers<void>();
  await page.route('**/submissions**', async (route) => {
    if (route.request().method() === 'POST') return route.abort('internetdisconnected');
    await end.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: t('rar:send.submit') }).click();
  await page.getByText(t('rar:send.failed')).waitFor();
  end.resolve();
  await page.unrouteAll({ behavior: 'wait' });
});

it('an appeal is made once, with what was typed, and rooms keep the order they were put in', async () => {
  const officer = await officerOf('soqrat');
  await clearReports(rar.db());
  await stageResults(rar.db(), 'soqrat', 2026, new Date(june));
  const words = 'Il-lista fiha ħamsa u sittin isem.';
  await losing(officer, '/rar/current/results', (page) => ({
    fill: async () => {
      await page.getByLabel(t('rar:appeals.question')).selectOption('member-count');
      await page.getByLabel(t('rar:appeals.text')).fill(words);
    },
    kept: async () => {
      await hasValue(page, t('rar:appeals.question'), 'member-count');
      await hasValue(page, t('rar:appeals.text'), words);
    },
    send: t('rar:appeals.submit'),
    call: '/appeals',
    done: page.getByText(t('rar:appeals.waits')).first(),
    asksAgain: true,
  }));
  expect(await rar.db().selectFrom('rar_appeals').select('text').execute()).toEqual([{ text: words }]);

  let wished = '';
  await losing(await again(officer), '/rar/current/results', (page) => {
    const rooms = page.getByRole('region', { name: t('rar:wishes.title') }).getByRole('listitem');
    return {
      fill: async () => {
        await page
          .getByRole('button', { name: new RegExp(`^${t('rar:wishes.add')} `) })
          .last()
          .click();
        wished = await rooms.first().innerText();
      },
      kept: () => expect.poll(() => rooms.first().innerText()).toBe(wished),
      send: t('rar:wishes.submit'),
      call: '/wishes',
      done: page.getByText(t('rar:wishes.saved')),
      isPress: true,
    };
  });
  expect(await rar.db().selectFrom('rar_wishes').select('organisation').execute()).toEqual([
    { organisation: 'soqrat' },
  ]);
});

it('an order of rooms that another officer saved meanwhile is shown beside one’s own, and either can stand', async () => {
  const [first, second] = [await officerOf('soqrat'), await officerOf('soqrat')];
  await clearReports(rar.db());
  await stageResults(rar.db(), 'soqrat', 2026, new Date(june));
  const open = async (officer: Person) => {
    const page = await at(await phone({ buyer: officer, withoutWorker: true }), june);
    await page.goto('/rar/current/results');
    const part = page.getByRole('region', { name: t('rar:wishes.title') });
    const adds = part.getByRole('button', { name: new RegExp(`^${t('rar:wishes.add')} `) });
    return { page, part, adds, wished: part.getByRole('list').first().getByRole('listitem') };
  };
  const overtaken = t('rar:wishes.overtaken');
  const [one, other] = [await open(first), await open(second)];
  await one.adds.last().click();
  await expect.poll(() => one.wished.count()).toBe(1);
  const own = await one.wished.first().innerText();

  await other.adds.first().click();
  await other.part.getByRole('button', { name: t('rar:wishes.submit') }).click();
  await other.part.getByText(t('rar:wishes.saved')).waitFor();
  expect(await other.part.getByText(overtaken).count()).toBe(0);
  const theirs = await other.wished.first().locator('strong').innerText();

  // The page that doesn't know of it yet can't replace it.
  await one.part.getByRole('button', { name: t('rar:wishes.submit') }).click();
  await one.part.getByRole('alert').filter({ hasText: 'Another officer has saved an order' }).waitFor();
  await one.part.getByText(overtaken).waitFor();
  const told = one.part.getByRole('list').first();
  expect(await told.innerText()).toContain(theirs);
  expect(await one.part.innerText()).toContain(own);
  await one.part.getByRole('button', { name: t('rar:wishes.take') }).click();
  await expect.poll(() => one.part.getByText(overtaken).count()).toBe(0);
  await expect.poll(() => one.wished.locator('strong').allInnerTexts()).toEqual([theirs]);
  await one.page.reload();
  await expect.poll(() => one.wished.locator('strong').allInnerTexts()).toEqual([theirs]);
});

it('a reader’s points and their reason are saved once, as they were typed', async () => {
  await clearReports(rar.db());
  const report = await stageSentReport(rar.db(), 'medika');
  const staff = await stageStaffWithApp(rar.db(), rar.url(), 'reports');
  const reader = { ...staff, ...(await rar.again(staff)) };
  const why = 'Il-lista tgħid tmienja u ħamsin.';
  await losing(reader, `/desk/rar/${report}`, (page) => {
    const question = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'How many members did you have' }) });
    return {
      fill: async () => {
        await question.getByLabel('Your points').fill('29');
        await question.getByLabel(/^Why/).fill(why);
      },
      kept: async () => {
        await expect.poll(() => question.getByLabel('Your points').inputValue()).toBe('29');
        await expect.poll(() => question.getByLabel(/^Why/).inputValue()).toBe(why);
      },
      send: question.getByRole('button', { name: 'Save my points' }),
      call: '/scores/',
      done: question.getByText('Ħarries Żerafa: 29'),
      enter: (opened) => enterDesk(opened, rar.url()),
    };
  });
  const scores = rar.db().selectFrom('rar_scores').select(['points', 'note']).where('report_id', '=', report);
  expect(await scores.execute()).toEqual([{ points: 29, note: why }]);
});
