import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { StaffRole } from '../../server/kernel/http/roles.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import { holdsWebAddress } from '../../server/kernel/text/web-address.ts';
import { type Person, stagePerson } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { clientOf } from '../support/client.ts';
import { complain, complainer } from '../support/complaining.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { hostileParts, inspect, oneLine } from '../support/hostile-pages.ts';
import { hostileTexts, packed, watchForScripts } from '../support/hostile-texts.ts';
import { type Mail, mailsTo } from '../support/mailbox.ts';
import { newMailbox } from '../support/registering.ts';
import { askFor, decide, evening } from '../support/rentals.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { stageStaff } from '../support/staff.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk } = useBrowser();
const { urls, dataDir } = inject('portal');
const [url] = urls;
const { contact } = readUnion(new URL('../../content', import.meta.url).pathname);

/** A name must not lead anywhere: the portal refuses those with an address. */
const hostileNames = hostileTexts.filter((text) => !holdsWebAddress(text));

/** Books places under hostile names, two for each, with a hostile answer, and pays. Returns the booking. */
async function bookUnder(person: Person, names: readonly string[]) {
  const show = await stage.show({ perPerson: 50, questions: [{ key: 'table', label: { en: 'Table', mt: 'Mejda' } }] });
  const attendees = Array.from({ length: Math.ceil(names.length / 2) }, (_, at) => ({
    ticket_id: show.kinds.student,
    first_name: names[2 * at] ?? '',
    last_name: names[2 * at + 1] ?? 'x',
    answers: { table: names.slice(2 * at, 2 * at + 2).join(' ') },
  }));
  const { data, error } = await person.client.POST('/bookings', {
    body: { occurrence_id: show.occurrenceId, attendees },
  });
  if (data === undefined) throw new Error(`The booking was refused: ${JSON.stringify(error)}`);
  const { id } = data.data;
  const params = { path: { booking: id } };
  const payment = await person.client.POST('/bookings/{booking}/pay', { params });
  expect(payment.error).toBeUndefined();
  await sandboxOf(dataDir).pay(payment.data?.data.session_id ?? '');
  const stateNow = async () => (await person.client.GET('/bookings/{booking}', { params })).data?.data.state;
  await expect.poll(stateNow).toBe('paid');
  return { id, occurrence: show.occurrenceId };
}

/** A page of no portal's: nothing stops a script there. */
async function openBlank(): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await (await sharedBrowser()).newContext();
  return { page: await context.newPage(), close: () => context.close() };
}

/** Counts what runs or loads something in a document, without showing it. */
const countRunning = (html: string): number =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')).filter(
    (element) =>
      element.matches('script, iframe, object, embed, base, meta[http-equiv]') ||
      Array.from(element.attributes).some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
  ).length;

/** Shows mails where nothing stops a script, unlike any page of the portal's, and finds what ran or was not shown as typed. */
async function inspectMails(mails: readonly Pick<Mail, 'html'>[], typed: readonly string[]): Promise<string[]> {
  const { page, close } = await openBlank();
  const signs = watchForScripts(page);
  let shown = '';
  for (const { html } of mails) {
    await page.setContent(html);
    signs.push(...(await hostileParts(page)));
    shown += oneLine(await page.locator('body').evaluate((body) => body.textContent));
  }
  await close();
  return [...signs, ...typed.filter((text) => !shown.includes(oneLine(text)))];
}

it('two hundred hostile names are shown as typed, to their owner, at the desk, at the door and in mails (C3)', async () => {
  const [first_name = '', last_name = ''] = hostileNames;
  const person = await stagePerson(stage.db, url, { first_name, last_name });
  const staff = await stageStaff(stage.db, url, 'admin');
  const [mine, office] = [await desk({ buyer: person }), await desk({ buyer: staff })];
  const signs = [watchForScripts(mine), watchForScripts(office)];
  const problems: string[] = [];
  for (const names of [hostileNames.slice(0, 100), hostileNames.slice(100)]) {
    const { id, occurrence } = await bookUnder(person, names);
    problems.push(...(await inspect(office, `/desk/bookings/${id}`, [...names, first_name])));
    problems.push(...(await inspect(office, `/desk/door/${occurrence}`, [])));
  }
  problems.push(...(await inspect(mine, '/account/bookings', hostileNames)));
  problems.push(...(await inspect(mine, '/account', [first_name])));
  problems.push(...(await inspect(office, `/desk/people/${person.id}`, [first_name, last_name])));
  problems.push(...(await inspectMails(await mailsTo(dataDir, person.email), hostileNames)));
  expect([...problems, ...signs.flat()]).toEqual([]);
});

it('so are two hundred texts in complaints, requests, answers, reasons and messages (C3)', async () => {
  const person = await stagePerson(stage.db, url);
  const staff = await stageStaff(stage.db, url, 'admin');
  const roles: StaffRole[] = ['services', 'complaints'];
  await stage.db.updateTable('users').set({ roles }).where('id', '=', staff.id).execute();
  const [mine, office] = [await desk({ buyer: person }), await desk({ buyer: staff })];
  const signs = [watchForScripts(mine), watchForScripts(office)];
  const problems: string[] = [];

  const [all = ''] = packed(8000);
  await complain(url, { token: person.token, anonymous: 'false', feedback: all });
  const { data } = await person.client.GET('/auth/complaints');
  const complaint = data?.data[0]?.id ?? '';
  const { handle } = complainer(() => ({ url, db: stage.db, staff }));
  await handle(complaint, { event: 'complaint.assign', assignee: staff.id });
  await handle(complaint, { event: 'complaint.answer', seen: '1', text: all });
  problems.push(...(await inspect(mine, `/account/complaints/${complaint}`, [all])));
  problems.push(...(await inspect(office, `/desk/complaints/${complaint}`, [all])));

  for (const text of packed(1000)) {
    const { id } = await askFor(person.client, { ...evening(), purpose: text, access_needs: text });
    await decide(staff.client, id, 'request.decline', text);
    problems.push(...(await inspect(mine, `/account/rentals/${id}`, [text])));
    problems.push(...(await inspect(office, `/desk/rentals/${id}`, [text])));
  }

  const email = newMailbox();
  const anybody = clientOf(url, undefined, fetchFrom(addresses()()));
  for (const message of packed(4900)) {
    const name = hostileTexts[3] ?? '';
    await anybody.POST('/contact', { body: { name, email, topic: 'funds', message } });
  }
  const received = async () =>
    (await mailsTo(dataDir, contact.email)).filter(({ raw }) => raw.includes(`Reply-To: ${email}\r\n`));
  await expect.poll(async () => (await received()).length).toBe(packed(4900).length);
  problems.push(...(await inspectMails(await received(), hostileTexts)));
  const declined = async () => (await mailsTo(dataDir, person.email)).length;
  await expect.poll(declined).toBeGreaterThan(packed(1000).length);
  problems.push(...(await inspectMails(await mailsTo(dataDir, person.email), hostileTexts)));
  expect([...problems, ...signs.flat()]).toEqual([]);
});

/** The addresses that show what stands in them. */
const echoing = [
  (text: string) => `/search?q=${text}`,
  (text: string) => `/media/events?search=${text}`,
  (text: string) => `/media/news?search=${text}&category=${text}`,
  (text: string) => `/careers/careers-expo/companies?search=${text}&area=${text}`,
  (text: string) => `/about/representation/student-organisations?search=${text}`,
  (text: string) => `/contact-us?search=${text}&topic=${text}`,
  (text: string) => `/login?redirectPath=${text}`,
  (text: string) => `/media/events/${text}`,
];

it('two hundred hostile addresses make no part of a page, as it is sent and as it runs (C3)', async () => {
  const page = await desk();
  const signs = watchForScripts(page);
  const problems: string[] = [];
  for (const [at, address] of echoing.entries())
    problems.push(...(await inspect(page, address(encodeURIComponent(packed(95)[at] ?? '')), [])));
  const count = (html: string) => blank.evaluate(countRunning, html);
  const { page: blank, close } = await openBlank();
  for (const [at, text] of hostileTexts.entries()) {
    const address = echoing[at % echoing.length] ?? String;
    const [plain, hostile] = await Promise.all(
      ['x y', text].map(async (each) => (await fetch(url + address(encodeURIComponent(each)))).text()),
    );
    if ((await count(plain ?? '')) !== (await count(hostile ?? ''))) problems.push(`${address('…')} with ${text}`);
  }
  await close();
  expect([...problems, ...signs]).toEqual([]);
});

it('the detectors find every kind of text that becomes part of a page', async () => {
  const { page, close } = await openBlank();
  const signs = watchForScripts(page);
  await page.setContent(`<p>${hostileTexts[0]}</p>${hostileTexts.slice(150, 153).join('')}`);
  await expect.poll(() => signs.length).toBeGreaterThan(1);
  expect(await hostileParts(page)).not.toEqual([]);
  const html = hostileTexts[0] ?? '';
  expect(await inspectMails([{ html }], [])).not.toEqual([]);
  expect(await page.evaluate(countRunning, html)).toBe(1);
  await close();
});
