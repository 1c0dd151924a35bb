import { inject, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PAGE_TEXTS } from 'checkout-sandbox/page-texts';
import { PASSWORD, stagePerson } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { codeIn, nthMailTo } from '../support/mailbox.ts';
import { newMailbox, wrongCode } from '../support/registering.ts';
import {
  type Answering,
  applyForPermit,
  cancelPayment,
  enterCode,
  openAccount,
  payWith,
  tellAddress,
  tellStudies,
  tellWhoOneIs,
} from '../support/registration-pages.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';

const stage = useStage();
const { phone, desk } = useBrowser();
const { urls, dataDir } = inject('portal');

const inMaltese: Answering = {
  words: wordsOf('mt'),
  nationality: 'Malta',
  locality: 'L-Imsida',
  entity: 'Fakultà tal-Arti',
  course: 'BA (Hons) fil-Malti',
  enrolment: 'Full-time, binhar',
};
const inEnglish: Answering = {
  words: wordsOf('en'),
  nationality: 'Malta',
  locality: 'Msida',
  entity: 'Faculty of Arts',
  course: 'BA (Hons) in Maltese',
  enrolment: 'Full-time, day',
};
const mt = inMaltese.words;
const en = inEnglish.words;

async function logIn(page: Page, email: string, words = mt): Promise<void> {
  await page.getByLabel(words('auth:email')).fill(email);
  await page.getByLabel(words('auth:password'), { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('shell:login') })
    .click();
}

/** From the first page to the first offer, with the code that was really mailed. */
async function comeToParking(page: Page, email: string, answering: Answering): Promise<void> {
  const { words } = answering;
  await page.goto('/register');
  await openAccount(page, words, { email, password: PASSWORD });
  await enterCode(page, words, codeIn(await nthMailTo(dataDir, email)));
  await tellWhoOneIs(page, answering);
  await tellAddress(page, answering);
  await tellStudies(page, answering);
}

const order = (page: Page, what: 'studentCard' | 'solidarityFund', price: string, words = mt) =>
  button(page, words(`registration:${what}.submit`, { price })).click();

it('registers on a phone in Maltese with everything paid, and goes on at another device', async () => {
  const email = newMailbox();
  const first = await phone({ locale: 'mt' });
  await comeToParking(first, email, inMaltese);
  await applyForPermit(first, mt, '€7.00');
  await payWith(first, 'pays', 'mt');
  await heading(first, mt('registration:studentCard.heading'));
  await first.context().close();

  const other = await phone({ locale: 'mt', dark: true, width: 320 });
  await other.goto('/login?redirectPath=/account');
  await logIn(other, email);
  await heading(other, mt('registration:studentCard.heading'));
  // A step that is not due cannot be opened by its address.
  await other.goto('/register/volunteering');
  await heading(other, mt('registration:studentCard.heading'));

  await order(other, 'studentCard', '€5.00');
  await payWith(other, 'pays', 'mt');
  await heading(other, mt('registration:solidarityFund.heading'));
  await order(other, 'solidarityFund', '€1.00');
  await payWith(other, 'pays', 'mt');
  await heading(other, mt('registration:volunteering.heading'));
  await other.getByRole('radio', { name: mt('registration:volunteering.yes') }).check();
  await button(other, mt('common:continue')).click();
  await heading(other, mt('registration:check.heading'));
  await button(other, mt('registration:check.submit')).click();
  await heading(other, mt('registration:registered.headingNamed', { name: 'Ġużeppa' }));
  await other.getByRole('button', { name: mt('shell:print') }).waitFor();

  await other.goto('/account/parking-permit');
  await other.getByText(mt('account:permit.state.under_review')).first().waitFor();
  await other.goto('/account/student-card');
  await other.getByRole('main').getByText('Ġużeppa Żammit').filter({ visible: true }).first().waitFor();
});

it('keeps the car for another try when the permit’s payment is cancelled', async () => {
  const page = await phone();
  await comeToParking(page, newMailbox(), inEnglish);
  await applyForPermit(page, en, '€7.00');
  await heading(page, PAGE_TEXTS.en.title);
  await cancelPayment(page);
  await heading(page, en('registration:studentCard.heading'));
  await button(page, en('registration:problems.tryStep')).click();
  await heading(page, en('registration:parking.heading'));
  const plate = page.getByLabel(en('details:number_plate'), { exact: true });
  await expect.poll(() => plate.inputValue()).toBe('LUZ 027');
});

it('goes on to the step that follows when a card is declined or a payment left, and leads back to what was not paid or left open', async () => {
  const email = newMailbox();
  const page = await desk();
  await comeToParking(page, email, inEnglish);
  await button(page, en('registration:parking.skip')).click();
  await heading(page, en('registration:studentCard.heading'));
  await order(page, 'studentCard', '€5.00', en);
  await cancelPayment(page);
  await heading(page, en('registration:solidarityFund.heading'));
  await page.getByText(en('registration:problems.payment.STUDENT_CARD')).waitFor();

  await order(page, 'solidarityFund', '€1.00', en);
  await payWith(page, 'declined');
  await page.getByText(PAGE_TEXTS.en.errors.declined).first().waitFor();
  await cancelPayment(page);
  await heading(page, en('registration:volunteering.heading'));
  await page.getByText('An error occurred while processing your donation. Please try again.').waitFor();
  await button(page, en('registration:problems.tryStep')).click();
  await heading(page, en('registration:solidarityFund.heading'));
  await order(page, 'solidarityFund', '€1.00', en);
  await heading(page, PAGE_TEXTS.en.title);
  await page.goto('/register/solidarity-fund');
  await heading(page, en('payment:waiting.heading'));
  await page.context().setOffline(true);
  await heading(page, en('payment:waitingFailed.heading'));
  await page.context().setOffline(false);
  await button(page, en('common:tryAgain')).click();
  await heading(page, en('payment:waiting.heading'));
  await button(page, en('payment:resume')).click();
  await payWith(page, 'pays');
  await heading(page, en('registration:volunteering.heading'));
});

it('tells who reads a mailbox that it has an account, and nobody else', async () => {
  const owner = await stagePerson(stage.db, urls[0]);
  const page = await phone();
  await page.goto('/register');
  await openAccount(page, en, { email: owner.email, password: PASSWORD });
  const code = codeIn(await nthMailTo(dataDir, owner.email));
  await enterCode(page, en, wrongCode(code));
  await page.getByRole('alert').getByText(en('registration:problems.codeWrong')).first().waitFor();
  expect(await page.getByText(en('registration:accountExists.heading')).count()).toBe(0);
  await enterCode(page, en, code);
  await heading(page, en('registration:accountExists.heading'));
  await link(page, en('registration:accountExists.forgot')).waitFor();
});

it('promises that one can log out and go on later only once the code is entered: before that, nobody can log in', async () => {
  const email = newMailbox();
  const page = await phone();
  await page.goto('/register');
  await openAccount(page, en, { email, password: PASSWORD });
  const promise = page.getByText(en('shell:prompts.later'));
  expect(await promise.isVisible()).toBe(false);
  await enterCode(page, en, codeIn(await nthMailTo(dataDir, email)));
  await heading(page, en('registration:personal.heading'));
  expect(await promise.isVisible()).toBe(true);
});
