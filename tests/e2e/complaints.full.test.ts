import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { stagePerson } from '../support/accounts.ts';
import { stageSession } from '../support/actors.ts';
import { complain, complainer, releaseBrake, takeTurn } from '../support/complaining.ts';
import { photoWithTraces } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { endSessions } from '../support/lost-connections.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { settles } from '../support/settles.ts';
import { stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';
import { formOf } from '../support/forms.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone, desk } = useBrowser();
beforeEach(() => releaseBrake(db));

const write = '/services/complaints/write';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, who: 'Without my name' | 'With my name', words: string): Promise<void> {
  await page.getByRole('radio', { name: who }).check({ force: true });
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption({ label: 'Rooms and facilities' });
  await text(page, 'What happened?').fill(words);
}

/** Waits for the code. The portal's clock stands still, so turns that other tests took have to be given back. */
async function codeShown(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await releaseBrake(db);
      return page.getByRole('heading', { level: 1, name: 'Keep this code' }).isVisible();
    })
    .toBe(true);
}

/** Every call of the page to the complaints' addresses. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (/\/api\/complaints?(?:\/|$|\?)/.test(request.url()) && !request.url().includes('/types')) calls.push(request);
  });
  return calls;
}

it('somebody complains without a name though logged in, is answered, and nobody is told who it was (D1)', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const person = await stagePerson(db, urls[0]);
  const page = await phone({ buyer: person });
  const calls = callsOf(page);
  await page.goto('/services/complaints');
  await link(page, 'Write a complaint').first().click();
  await heading(page, 'Write a complaint');
  await button(page, 'Send the complaint').click();
  await page.getByRole('alert').waitFor();
  const words = `Il-kamra kiesħa ${mark}`;
  await fill(page, 'Without my name', words);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `Maria-${mark}.jpg`, mimeType: 'image/jpeg', buffer: await photoWithTraces() });
  await page.getByRole('button', { name: `Remove Maria-${mark}.jpg` }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('complaint-files');
  // Typed text survives a reload; files have to be chosen again.
  await page.reload();
  expect(await text(page, 'What happened?').inputValue()).toContain(mark);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `Maria-${mark}.jpg`, mimeType: 'image/jpeg', buffer: await photoWithTraces() });
  await button(page, 'Send the complaint').click();

  await codeShown(page);
  await button(page, 'I’ve kept it').click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('navigation').getByRole('link').first().click();
  await page.goBack();
  await heading(page, 'Keep this code');
  const saved = page.waitForEvent('download');
  await button(page, 'Save it as a file').click();
  const [code = ''] = /(?:\w{4}-){4}\w{4}/.exec(await readFile(await (await saved).path(), 'utf8')) ?? [];
  await button(page, 'I’ve kept it').click();
  await heading(page, 'Your complaint has arrived');
  expect(await page.content()).not.toContain(code);

  const staff = await stageStaff(db, urls[0], 'complaints');
  const { caseOf } = complainer(() => ({ url: urls[0], db, staff }));
  const office = await desk({ buyer: staff });
  await office.goto('/desk');
  await office.getByRole('link', { name: /complaints? to answer/ }).click();
  await office.goto(`/desk/complaints/${await caseOf(words)}`);
  await heading(office, 'Rooms and facilities');
  await office.getByText('Anonymous', { exact: true }).waitFor();
  const file = office.waitForEvent('download');
  await button(office, 'Save File 1').click();
  expect((await file).suggestedFilename()).not.toContain('Maria');
  await office.getByRole('combobox', { name: 'Who will look into it?' }).selectOption({ value: staff.id });
  await button(office, 'Assign').click();
  await office.getByText('Being looked into').first().waitFor();
  await expect.poll(() => focused(office)).toBe('Rooms and facilities');
  await text(office, 'Your answer').fill(`It-tisħin jissewwa ${mark}`);
  await office
    .locator('input[type=file]')
    .setInputFiles({ name: 'skeda.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await button(office, 'Remove skeda.pdf').waitFor();
  await button(office, 'Send the answer').click();
  await office.getByText('Answered', { exact: true }).first().waitFor();

  await link(page, 'Read the reply').click();
  await heading(page, 'Read the reply');
  await text(page, 'Your code').fill('AAAA-AAAA-AAAA-AAAA-AAAA');
  await button(page, 'Open').click();
  await page.getByRole('alert').waitFor();
  await text(page, 'Your code').fill(code.toLowerCase().replaceAll('-', ' '));
  await button(page, 'Open').click();
  await page.getByText(`It-tisħin jissewwa ${mark}`).waitFor();
  await page.getByText('New', { exact: true }).waitFor();
  const reply = page.waitForEvent('download');
  await page.getByRole('listitem').filter({ hasText: 'It-tisħin jissewwa' }).getByRole('button').click();
  expect((await reply).suggestedFilename()).toMatch(/\.pdf$/);
  await text(page, 'Write back').fill('Grazzi.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `Maria-${mark}.jpg`, mimeType: 'image/jpeg', buffer: await photoWithTraces() });
  await button(page, 'Send').click();
  await page.getByText('Grazzi.', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toContain('Grazzi.');
  expect(await text(page, 'Write back').inputValue()).toBe('');
  // The day alone is known of what comes without a name: the desk is shown no time.
  await office.reload();
  const passage = office.getByRole('listitem').filter({ hasText: 'The complainant wrote' });
  expect(await passage.innerText()).toMatch(/^The complainant wrote \w{3} \d{1,2} \w{3}$/);

  const told = calls.map((call) => `${call.method()} ${new URL(call.url()).pathname.replace(/[\da-f-]{36}$/, '…')}`);
  // It is sent once more for each turn that another test took.
  expect(told.filter((call, at) => call !== told[at - 1] || !call.startsWith('POST'))).toEqual([
    'GET /api/complaint/challenge',
    'POST /api/complaint',
    'GET /api/complaints/anonymous',
    'GET /api/complaints/anonymous',
    'GET /api/complaints/anonymous/files/…',
    'POST /api/complaints/anonymous/messages',
  ]);
  for (const call of calls) {
    const headers = await call.allHeaders();
    const sentAlong = ['authorization', 'cookie', 'referer'].filter((name) => headers[name] !== undefined);
    expect([sentAlong, call.url().includes(code), JSON.stringify(headers).includes(person.token)]).toEqual([
      [],
      false,
      false,
    ]);
  }
});

it('a reply begun under one code is not offered under another', async () => {
  const codes: string[] = [];
  for (const feedback of ['L-ewwel ilment', 'It-tieni ilment']) {
    await releaseBrake(db);
    codes.push((await complain(urls[0], { feedback })).code);
  }
  const page = await phone();
  await page.goto('/services/complaints/feedback');
  const openBy = async (code = '') => {
    await text(page, 'Your code').fill(code);
    await button(page, 'Open').click();
    await text(page, 'Write back').waitFor();
  };
  await openBy(codes[0]);
  await text(page, 'Write back').fill('Għall-ewwel wieħed biss');
  await button(page, 'Close and forget the code').click();
  await openBy(codes[1]);
  await page.getByText('It-tieni ilment', { exact: true }).waitFor();
  expect(await text(page, 'Write back').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('wieħed biss');
});

it.each([
  ['/services/complaints/write', 'Write a complaint'],
  ['/services/complaints/feedback', 'Read the reply'],
])('%s needs no account of somebody whose session has just ended either', async (path, title) => {
  const student = await stageSession(db);
  const page = await phone({ buyer: student, withoutWorker: true });
  await endSessions(db, student);
  const learnt = page.waitForResponse((answer) => answer.status() === 401);
  await page.goto(path);
  await heading(page, title);
  await page.mouse.move(100, 100);
  await learnt;
  await settles(page);
  await heading(page, title);
  expect(new URL(page.url()).pathname).toBe(path);
});

it('waits for its turn by itself, keeps what was written while the network is away, and sends it once', async () => {
  const words = `Wieħed biss ${crypto.randomUUID()}`;
  const page = await phone();
  await page.goto(write);
  await fill(page, 'Without my name', words);
  expect(await page.getByRole('radio', { name: 'With my name' }).isDisabled()).toBe(true);
  await page.context().setOffline(true);
  await button(page, 'Send the complaint').click();
  await page.getByText('We couldn’t send it.').first().waitFor();
  await page.context().setOffline(false);
  // Somebody else has the turn.
  const giveBack = await takeTurn(db, urls[0], 1);
  await button(page, 'Send the complaint').click();
  await page.getByText('Waiting for your turn').first().waitFor();
  await button(page, 'Stop waiting').press('Enter');
  await expect.poll(() => focused(page)).toBe('Send the complaint');
  await button(page, 'Send the complaint').press('Enter');
  await page.getByText('Waiting for your turn').first().waitFor();
  await giveBack();
  await codeShown(page);
  // Whoever writes the code on paper says so, and can take it back.
  const written = page.getByRole('checkbox', { name: 'I’ve written the whole code down' });
  await written.check();
  await written.uncheck();
  await button(page, 'I’ve kept it').click();
  await page.getByRole('alert').waitFor();
  await heading(page, 'Keep this code');
  await written.check();
  await button(page, 'I’ve kept it').click();
  await heading(page, 'Your complaint has arrived');
  const staff = await stageStaff(db, urls[0], 'complaints');
  const { caseOf } = complainer(() => ({ url: urls[0], db, staff }));
  // Throws unless it arrived exactly once.
  await caseOf(words);
});

it('with a name, the complaint stands in the account and the answer is announced by mail', async () => {
  const person = await stagePerson(db, urls[0], { first_name: 'Ġorġina', last_name: 'Ħili' });
  const page = await phone({ buyer: person });
  await page.goto(write);
  await fill(page, 'With my name', 'Il-lift ma jaħdimx.');
  await button(page, 'Send the complaint').dblclick();
  await heading(page, 'Your complaint has arrived');
  await link(page, 'See your complaints').click();
  await heading(page, 'My complaints');
  const { id } = await db
    .selectFrom('complaints')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const staff = await stageStaff(db, urls[0], 'complaints');
  await staff.client.POST('/desk/complaints/{complaint}', {
    params: { path: { complaint: id } },
    body: { event: 'complaint.answer', seen: '1', text: 'Qed jissewwa.' },
    bodySerializer: formOf,
  });
  expect((await nthMailTo(dataDir, person.email)).text).toContain('/account/complaints');
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Your complaint has been answered' }).waitFor();
  await page.goto('/account/complaints');
  await page.getByText('1 new answer').waitFor();
  await link(page, 'Rooms and facilities').click();
  await page.getByText('Qed jissewwa.').waitFor();
  await text(page, 'Write back').fill('Tajjeb.');
  await button(page, 'Send').click();
  await page.getByText('Tajjeb.', { exact: true }).waitFor();
  await page.getByText('Being looked into').waitFor();
  // What was just written has no answer: the desk is asked before it closes, and the complainant may still write.
  const office = await desk({ buyer: staff });
  await office.goto(`/desk/complaints/${id}`);
  await button(office, 'Close the complaint').click();
  await office.getByRole('dialog').getByRole('heading', { name: 'Close it without an answer?' }).waitFor();
  await button(office, 'Keep it open').click();
  expect(await office.getByText('Being looked into').count()).toBeGreaterThan(0);
  await button(office, 'Close the complaint').click();
  await button(office, 'Close it anyway').click();
  await button(office, 'Reopen it').waitFor();
  await page.reload();
  await page.getByText('This complaint is closed. If you write back, it opens again.').waitFor();
});
