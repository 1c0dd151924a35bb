import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { tabTo } from '../support/keyboard.ts';
import { stageInterviewSlot } from '../support/interviews.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
// The hourly upkeep lays out the slots of the next expo.
beforeAll(async () => void (await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' })));
const { phone, desk } = useBrowser();

const engineers = '/careers/careers-expo/companies/spiteri-dalli-inginiera';
const hotel = '/careers/careers-expo/companies/lukanda-xlukkajr';

it('books two interviews that don’t clash, moves one, and cancels the other; the company opens its list', async () => {
  const student = await stageSession(db, { first_name: 'Ġorġa', last_name: 'Ħaber' });
  const page = await phone({ buyer: student });
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check();
  const goOn = () => button(page, 'Continue').tap();

  await page.goto(engineers);
  await link(page, 'Book an interview').tap();
  await heading(page, 'When would you like your interview?');
  await goOn();
  await page.getByRole('alert').waitFor();
  await choose(/morning/);
  await goOn();
  await heading(page, 'Which time?');
  await page.reload();
  await heading(page, 'Which time?');
  await choose(/^10:30/);
  await goOn();
  await heading(page, 'Would you like to attach a CV?');
  // The slot is held: a reload comes back to it.
  await page.reload();
  await page.getByText(/We’re holding your slot until/).waitFor();
  await button(page, 'Upload a document').tap();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `CV Ġorġa ${'ħ'.repeat(50)}.pdf`, mimeType: 'application/pdf', buffer: pdf() });
  await button(page, 'Upload').tap();
  await page.getByRole('radio', { name: /^CV Ġorġa/ }).waitFor();
  expect(await page.getByRole('radio', { name: /^CV Ġorġa/ }).isChecked()).toBe(true);
  // A name without a space breaks, so that the page is no wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await goOn();
  await heading(page, 'Is everything right?');
  await page.getByText('CV Ġorġa').waitFor();
  await page.goBack();
  await heading(page, 'Would you like to attach a CV?');
  await goOn();
  await button(page, 'Book the interview').tap();
  await heading(page, 'Your interview is booked');

  await page.goto(`${hotel}/interview`);
  await choose(/morning/);
  await goOn();
  const clashing = page.getByRole('radio', { name: /^10:30.*You’re with Spiteri Dalli Inġiniera at 10:30/ });
  await clashing.waitFor();
  expect(await clashing.isDisabled()).toBe(true);
  const tooClose =
    /^10:45.*No time to be there early: you’re with Spiteri Dalli Inġiniera from 10:30 to 10:45.*Too close/;
  expect(await page.getByRole('radio', { name: tooClose }).isDisabled()).toBe(true);
  await choose(/^11:15/);
  await goOn();
  await heading(page, 'Would you like to attach a CV?');
  await choose(/^No CV/);
  await goOn();
  await button(page, 'Book the interview').tap();
  await heading(page, 'Your interview is booked');

  await page.goto(`${engineers}/interview`);
  await button(page, 'Move the interview').tap();
  await heading(page, 'Choose another slot');
  await choose(/morning/);
  await goOn();
  await choose(/^09:45/);
  await button(page, 'Take this slot').tap();
  await heading(page, 'Your interview has moved');
  await page.getByText('09:45 – 10:00').waitFor();

  await page.goto(`${hotel}/interview`);
  await button(page, 'Cancel the interview').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the interview' }).tap();
  await heading(page, 'You’ve cancelled your interview');
  const { data } = await clientOf(urls[0], student).GET('/careers/interviews');
  expect(data?.data.map(({ company, state }) => [company.slug, state])).toEqual([
    ['spiteri-dalli-inginiera', 'booked'],
    ['lukanda-xlukkajr', 'cancelled'],
  ]);
  const day = (data?.data[0]?.start ?? '').slice(0, 10);
  await page.goto('/account/interviews');
  await page.getByRole('button', { name: /^Change.*Spiteri Dalli Inġiniera$/ }).waitFor();
  await page.getByRole('button', { name: /^Add to my calendar.*Spiteri Dalli Inġiniera$/ }).waitFor();
  await page.getByRole('link', { name: /^Move or cancel.*Spiteri Dalli Inġiniera$/ }).waitFor();

  await page.goto('/careers/careers-expo/my-day');
  await page.getByText('Be there by 09:35.', { exact: false }).waitFor();
  const inkOnPaper = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media: 'print', colorScheme });
    return page.getByText('CV: CV Ġorġa').evaluate((words) => getComputedStyle(words).color);
  };
  expect(await inkOnPaper('dark')).toBe(await inkOnPaper('light'));
  await page.emulateMedia({ media: null, colorScheme: null });

  // The desk makes the link; the company opens it on a tablet, without an account.
  const staff = await desk({ buyer: await stageStaff(db, urls[0], 'careers') });
  await staff.goto('/desk/interviews');
  await link(staff, 'Companies and slots').click();
  const form = staff.locator('form').last();
  await form.getByLabel('Company').selectOption('spiteri-dalli-inginiera');
  await form.getByLabel('Day').selectOption(day);
  await button(staff, 'Make a link').click();
  const address = await staff.getByLabel(/^Link of Spiteri Dalli Inġiniera for /).inputValue();
  const tablet = await desk();
  const asked: string[] = [];
  tablet.on('request', (request) => asked.push(request.url()));
  await tablet.goto(address);
  await tablet.getByRole('heading', { name: 'Ġorġa Ħaber' }).waitFor();
  await tablet.getByText(/^Shortly before each interview begins/).waitFor();
  const [download] = await Promise.all([tablet.waitForEvent('download'), button(tablet, 'CV of Ġorġa Ħaber').click()]);
  expect(download.suggestedFilename()).toBe('Ġorġa Ħaber.pdf');
  expect(asked.filter((url) => url.includes(address.split('#')[1] ?? ''))).toEqual([]);
  await tablet.goto('/careers/interview-list#wrong');
  await tablet.getByRole('alert').filter({ hasText: 'This link is incomplete.' }).waitFor();

  // A link never stands under another company's name.
  await form.getByLabel('Company').selectOption('bank-tal-port');
  await expect.poll(() => staff.getByText('Copy this link now').count()).toBe(0);
  await form.getByLabel('Company').selectOption('spiteri-dalli-inginiera');
  expect(await staff.locator('#issued-link').count()).toBe(0);
  const end = staff.getByRole('button', { name: /^End the link of Spiteri Dalli Inġiniera for / });
  await end.click();
  const asking = staff.getByRole('dialog', { name: /^End the link of Spiteri Dalli Inġiniera for .*\?$/ });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await asking.waitFor({ state: 'hidden' });
  await end.click();
  await asking.getByRole('button', { name: 'End the link' }).click();
  const ended = staff.getByText(/^Ended: the link of Spiteri Dalli Inġiniera for /);
  await ended.waitFor();
  expect(await ended.evaluate((words) => words.closest('[tabindex]') === document.activeElement)).toBe(true);
  expect(await end.count()).toBe(0);
  await tablet.goto(address);
  await tablet.getByRole('alert').filter({ hasText: 'This link doesn’t work.' }).waitFor();
});

it.each([
  ['booked', 'Book the interview'],
  ['given up', 'Give up this slot'],
])('a slot that another tab has left for another company’s can’t be %s any more', async (_, press) => {
  const student = await stageSession(db);
  const page = await phone({ buyer: student });
  await page.goto(`${hotel}/interview`);
  await page.getByRole('radio', { name: /morning/ }).check();
  await button(page, 'Continue').tap();
  await page.getByRole('radio', { disabled: false }).first().check();
  await button(page, 'Continue').tap();
  await page.getByRole('radio', { name: /^No CV/ }).check();
  await button(page, 'Continue').tap();
  await heading(page, 'Is everything right?');
  const slot = await stageInterviewSlot(db);
  const client = clientOf(urls[0], student);
  await client.POST('/careers/interviews', { body: { slot } });
  await button(page, press).tap();
  await page.getByRole('alert').filter({ hasText: 'This slot is no longer held for you' }).waitFor();
  await heading(page, 'When would you like your interview?');
  const { data } = await client.GET('/careers/interviews');
  expect(data?.data.map(({ state, slot: of }) => [state, of])).toEqual([['held', slot]]);
});

it('books by keyboard alone, in Maltese', async () => {
  const student = await stageSession(db);
  const page = await desk({ buyer: student, locale: 'mt' });
  await page.goto('/careers/careers-expo/companies/skola-tal-wied/interview');
  await heading(page, 'Meta tixtieq l-intervista?');
  const use = async (control: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  await use(page.getByRole('radio').first(), 'Space');
  await use(button(page, 'Kompli'), 'Enter');
  await heading(page, 'Liema ħin?');
  await use(page.getByRole('radio', { disabled: false }).first(), 'Space');
  await use(button(page, 'Kompli'), 'Enter');
  await heading(page, 'Trid tehmeż CV?');
  await use(button(page, 'Kompli'), 'Enter');
  await heading(page, 'Kollox sew?');
  await use(button(page, 'Ibbukkja l-intervista'), 'Enter');
  await heading(page, 'L-intervista tiegħek hi bbukkjata');
  await use(link(page, 'Ara l-intervisti tiegħi'), 'Enter');
  await heading(page, 'Intervisti');
  await page.getByText('Ibbukkjata').waitFor();
});

it('a company’s page shows when the last of its slots ends', async () => {
  const page = await desk();
  await page.goto(hotel);
  // One interview, at noon, is all of this afternoon.
  await page.getByText(/^12:00 – 12:15, 1 slot left$/).waitFor();
});

it('lets go of a slot that was refused, and says why', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const page = await phone({ buyer: student });
  await page.goto('/careers/careers-expo/companies/arkata-labs/interview');
  await page
    .getByRole('radio', { name: /morning/ })
    .first()
    .check();
  await button(page, 'Continue').tap();
  const chosen = page.getByRole('radio', { disabled: false }).first();
  const id = (await chosen.getAttribute('value')) ?? '';
  await chosen.check();
  const { ends_at: startsAt } = await db
    .selectFrom('interview_slots')
    .select('ends_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A company that no other test looks for on this day.
  const slot = await stageInterviewSlot(db, { company: 'skola-tal-wied', startsAt });
  const { data: held } = await client.POST('/careers/interviews', { body: { slot } });
  const path = { params: { path: { interview: held?.data.id ?? '' } } };
  await client.POST('/careers/interviews/{interview}/confirm', { ...path, body: { cv: null } });
  await button(page, 'Continue').tap();
  await page.getByRole('alert').filter({ hasText: 'Another interview of yours leaves no time' }).waitFor();
  const refused = page.locator(`input[value="${id}"]`);
  await expect.poll(() => refused.isDisabled()).toBe(true);
  expect(await refused.isChecked()).toBe(false);
  await page.reload();
  await heading(page, 'Which time?');
  await expect.poll(() => refused.isDisabled()).toBe(true);
  expect(await refused.isChecked()).toBe(false);
});

it('finds a stand on the floor plan, with the filter and by keyboard', async () => {
  const page = await desk();
  await page.goto('/careers/careers-expo');
  await page.getByRole('list', { name: 'Careers Expo' }).getByRole('listitem').nth(2).waitFor();
  await link(page, 'See the floor plan').click();
  await heading(page, 'Floor plan');
  await page.getByRole('heading', { name: '11 companies' }).waitFor();
  await page.getByRole('navigation', { name: 'Business area' }).getByRole('link', { name: 'Education' }).click();
  await page.getByRole('heading', { name: '1 company' }).waitFor();
  const stand = page.getByRole('gridcell', { name: 'Stand A1, Arkata Labs' });
  await stand.waitFor();
  await link(page, 'All').click();
  await page.getByRole('heading', { name: '11 companies' }).waitFor();
  await tabTo(page, stand);
  await page.keyboard.press('Space');
  await page.getByRole('status').getByRole('link', { name: 'Arkata Labs' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('gridcell', { name: /^Stand A2, / }).waitFor();
  await page.goto('/careers/careers-expo/floor-plan?area=nonsense');
  await page.getByRole('heading', { name: '11 companies' }).waitFor();
  expect(await link(page, 'All').getAttribute('aria-current')).not.toBeNull();
});
