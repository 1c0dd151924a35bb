import { afterAll, expect, inject, it } from 'vitest';
import { makeOfficer } from '../support/accounts.ts';
import { holdBack } from '../support/hold-back.ts';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link, pressTwiceAtOnce } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { askFor, decide, evening, useRentals, wishFor } from '../support/rentals.ts';
import { pdf } from '../support/hostile-papers.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { pay } = useRentals();
const { phone, desk } = useBrowser();

it('asks for a room on a phone, in Maltese: a wrong end, a reload in the middle, sent and called off', async () => {
  const student = await stageSession(db);
  const page = await phone({ buyer: student, locale: 'mt', withoutWorker: true });
  await page.goto('/services/rentals');
  await link(page, 'Itlob kirja').first().tap();
  await heading(page, 'Itlob post jew apparat');
  await page.getByLabel('Post', { exact: true }).last().selectOption('jc-hall');
  await page.getByLabel('Data u ħin tal-bidu').fill('2036-03-04T18:00');
  await page.getByLabel('Data u ħin tat-tmiem').fill('2036-03-04T17:00');
  await page.getByLabel('Numru ta’ nies').fill('0');
  await page.getByLabel('Għalfejn hi?').fill('Prova tal-kor');
  const answer = await holdBack(page, '**/rentals/calendar/**');
  await page.reload();
  await expect.poll(() => page.getByLabel('Għalfejn hi?').inputValue()).toBe('Prova tal-kor');
  await page.getByText('Ma hemm xejn ibbukkjat hemmhekk').waitFor({ state: 'detached' });
  const below = () =>
    page.evaluate(() => {
      const topOf = (name: string) => document.getElementsByName(name)[0]?.getBoundingClientRect().top ?? 0;
      return topOf('people') - topOf('start');
    });
  const before = await below();
  await answer();
  await page.getByText('Ma hemm xejn ibbukkjat hemmhekk').waitFor();
  expect([before > 0, await below()]).toEqual([true, before]);
  await button(page, 'Iċċekkja t-talba').tap();
  await page.getByRole('link', { name: 'Id-data u l-ħin tat-tmiem iridu jkunu wara dawk tal-bidu' }).waitFor();
  await link(page, 'Numru ta’ nies: Daħħal numru sħiħ minn 1 sa 100000').waitFor();
  await page.getByLabel('Numru ta’ nies').fill('40');
  await page.getByLabel('Data u ħin tat-tmiem').fill('2036-03-04T21:00');
  await button(page, 'Iċċekkja t-talba').tap();
  await heading(page, 'Iċċekkja t-talba');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Għalfejn hi?').inputValue()).toBe('Prova tal-kor');
  await button(page, 'Iċċekkja t-talba').tap();
  await heading(page, 'Iċċekkja t-talba');
  expect(await page.getByText('Fejn tiġbor u trodd kollox').count()).toBe(0);
  await button(page, 'Ibgħat it-talba').tap();
  await page.getByText('Mibgħuta').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).toBe('H1');
  await button(page, 'Ħassar it-talba').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ħassar it-talba' }).tap();
  await page.getByText('Imħassra').first().waitFor();
  await link(page, 'Itlob xi ħaġa').waitFor();
  await expect.poll(focused).toBe('H1');
  const { data } = await clientOf(urls[0], student).GET('/rentals/requests');
  expect(data?.data).toMatchObject([{ state: 'cancelled', start: '2036-03-04T17:00:00.000Z', people: 40 }]);
});

it('shows what everything costs and its deposit without scrolling sideways, on the narrowest phone in Maltese', async () => {
  const page = await phone({ locale: 'mt', width: 320 });
  await page.goto('/services/rentals');
  const tables = page.getByRole('main').locator('section:has(> table)');
  await tables.nth(1).waitFor();
  const hidden = await tables.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(hidden).toEqual([0, 0]);
});

it('says where to collect things once they are paid for', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const equipment = [{ id: 'calculator', quantity: 1 }];
  const asked = await askFor(client, { ...evening(), venue: null, equipment });
  const staff = await stageStaff(db, urls[0], 'services');
  await decide(staff.client, asked.id, 'request.approve');
  const page = await phone({ buyer: student });
  await page.goto(`/account/rentals/${asked.id}`);
  await page.getByRole('button', { name: /^Pay €/ }).waitFor();
  expect(await page.getByText('Student House').filter({ visible: true }).count()).toBe(0);
  await pay(client, asked.id);
  await page.reload();
  await page.getByText('Where to collect and return it').waitFor();
  await page.getByText('Student House', { exact: true }).waitFor();
});

it('answers a question of the staff from the account’s first page, for an organisation', async () => {
  const organisation = { id: 'kor-tal-kampus', name: 'Il-Kor tal-Kampus' };
  const student = await makeOfficer(db, await stageSession(db), organisation.id);
  const client = clientOf(urls[0], student);
  const asked = await askFor(client, {
    organisation: organisation.id,
    venue: null,
    equipment: [{ id: 'folding-tables', quantity: 4 }],
    start: '2037-03-04T18:00',
    end: '2037-03-05T18:00',
  });
  const staff = await stageStaff(db, urls[0], 'services');
  await decide(staff.client, asked.id, 'request.ask_back', 'Four tables for a hundred people?');
  const page = await desk({ buyer: student });
  await page.goto('/account');
  await page.getByRole('heading', { name: 'The staff have a question about your request' }).waitFor();
  await link(page, 'See my request').click();
  await page.getByText('Four tables for a hundred people?').waitFor();
  await link(page, 'Change it').click();
  await heading(page, 'Change your request');
  await page.getByText('20 of 20 left on all those days.').waitFor();
  expect(await page.getByLabel('Folding tables').inputValue()).toBe('4');
  await page.getByLabel('Folding tables').fill('21');
  await button(page, 'Check your request').click();
  await page.getByRole('link', { name: /from 0 to 20/ }).waitFor();
  await page.getByLabel('Folding tables').fill('20');
  await page.getByLabel('Me', { exact: true }).check();
  await page.getByLabel('Folding tables').waitFor({ state: 'hidden' });
  await page.getByLabel(organisation.name).check();
  await button(page, 'Check your request').click();
  await page.getByText('20 × Folding tables').first().waitFor();
  await button(page, 'Send request').click();
  await page.getByText('Nothing is kept for you until then').waitFor();
  await link(page, 'Venues and equipment').first().click();
  await link(page, '20 × Folding tables').waitFor();
  const fellow = await phone({ buyer: await makeOfficer(db, await stageSession(db), organisation.id) });
  await fellow.goto(`/account/rentals/${asked.id}`);
  await fellow.getByText('is the only one who can change it').waitFor();
  expect(await button(fellow, 'Call it off').count()).toBe(0);
});

it('says how many of a thing are left on every day of a hire', async () => {
  const lent = { venue: null, equipment: [{ id: 'lab-coat', quantity: 4 }] };
  const day = { start: '2037-05-06T10:00', end: '2037-05-06T12:00' };
  const other = await askFor(clientOf(urls[0], await stageSession(db)), { ...lent, ...day });
  await decide((await stageStaff(db, urls[0], 'services')).client, other.id, 'request.approve');
  const page = await phone({ buyer: await stageSession(db), withoutWorker: true });
  await page.goto('/services/rentals/request');
  await page.getByLabel('Equipment').check();
  await page.getByLabel('Start date and time').fill('2037-05-05T10:00');
  await page.getByText('25 of 25 left on that day.').waitFor();
  await page.getByLabel('End date and time').fill('2037-05-06T00:00');
  await page.getByText('25 of 25 left on that day.').waitFor();
  await page.getByLabel('End date and time').fill('2037-05-07T10:00');
  await page.getByText('21 of 25 left on all those days.').waitFor();
});

it('leaves out the one week that is taken, and takes it back, on a phone', async () => {
  const hours = { start: '2038-05-12T18:00', end: '2038-05-12T21:00', venue: 'jc-hall' };
  const staff = await stageStaff(db, urls[0], 'services');
  const other = await askFor(clientOf(urls[0], await stageSession(db)), hours);
  await decide(staff.client, other.id, 'request.approve');
  const student = await stageSession(db);
  const { data } = await clientOf(urls[0], student).POST('/rentals/requests', {
    body: wishFor({ ...hours, start: '2038-05-05T18:00', end: '2038-05-05T21:00', repeats_until: '2038-05-19' }),
  });
  const page = await phone({ buyer: student });
  await page.goto(`/account/rentals/${data?.data.id}`);
  await page.getByText('The venue is taken at one of these times').waitFor();
  await button(page, 'Leave out this week').tap();
  await page.getByText('All 2 times').waitFor();
  await page.getByText('Wed 12 May', { exact: true }).waitFor();
  await button(page, 'Ask for every week again').tap();
  await button(page, 'Leave out this week').tap();
  // What stands above goes away, and the button moves up.
  await page.getByText('All 2 times').waitFor();
  await button(page, 'Send request').tap();
  await page.getByText('Nothing is kept for you until then').waitFor();
});

it('sends a request once when its button is pressed twice at once', async () => {
  const student = await stageSession(db);
  const { data } = await clientOf(urls[0], student).POST('/rentals/requests', {
    body: wishFor({ venue: 'jc-hall', start: '2039-05-04T18:00', end: '2039-05-04T21:00' }),
  });
  const page = await phone({ buyer: student });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`${data?.data.id}/send`)) sent.push(request.method());
  });
  await page.goto(`/account/rentals/${data?.data.id}`);
  await pressTwiceAtOnce(button(page, 'Send request'));
  await page.getByText('Nothing is kept for you until then').waitFor();
  expect(sent).toEqual(['POST']);
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('shows how a request stands that another tab has called off meanwhile', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const { data } = await client.POST('/rentals/requests', {
    body: wishFor({ venue: 'jc-hall', start: '2039-06-04T18:00', end: '2039-06-04T21:00' }),
  });
  const request = data?.data.id ?? '';
  const page = await phone({ buyer: student });
  await page.goto(`/account/rentals/${request}`);
  await button(page, 'Send request').waitFor();
  await client.DELETE('/rentals/requests/{request}', { params: { path: { request } } });
  await button(page, 'Send request').tap();
  await page.getByRole('alert').filter({ hasText: 'no longer possible' }).waitFor();
  await button(page, 'Send request').waitFor({ state: 'hidden' });
});

it('keeps what was chosen for a venue and for equipment, whichever is asked for in the end', async () => {
  const page = await phone({ buyer: await stageSession(db) });
  await page.goto('/services/rentals/request');
  const kind = (name: string) => page.getByRole('radio', { name }).check({ force: true });
  const venue = page.getByRole('combobox', { name: 'Venue' });
  await venue.selectOption('jc-hall');
  await page.getByLabel('Every week until (optional)').fill('2040-05-30');
  await kind('Equipment');
  await venue.waitFor({ state: 'hidden' });
  await page.getByLabel('E-bike').fill('999');
  await page.reload();
  await expect.poll(() => page.getByLabel('E-bike').inputValue()).toBe('999');
  await kind('A venue');
  expect(await venue.inputValue()).toBe('jc-hall');
  expect(await page.getByLabel('Every week until (optional)').inputValue()).toBe('2040-05-30');
  await page.getByLabel('Start date and time').fill('2040-05-02T18:00');
  await page.getByLabel('End date and time').fill('2040-05-02T21:00');
  await page.getByLabel('Number of people').fill('20');
  await page.getByLabel('What is it for?').fill('A rehearsal');
  // What isn't asked for in the end is in nobody's way.
  await button(page, 'Check your request').tap();
  await heading(page, 'Check your request');
});

it('says which document was removed, and keeps the focus beside the others', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const { data } = await client.POST('/rentals/requests', { body: wishFor(evening()) });
  const request = data?.data.id ?? '';
  const page = await desk({ buyer: student });
  await page.goto(`/account/rentals/${request}`);
  const files = ['one.pdf', 'two.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: pdf() }));
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Remove one.pdf' }).press('Enter');
  await page.getByRole('status').getByText('Removed: one.pdf').waitFor();
  await page.locator('h2:focus').getByText('Documents').waitFor();
  await page.getByRole('button', { name: 'Remove two.pdf' }).press('Enter');
  await page.getByRole('status').getByText('Removed: two.pdf').waitFor();
  await page.locator('h2:focus').getByText('Documents').waitFor();
});
