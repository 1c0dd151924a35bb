import { describe, expect, inject, it } from 'vitest';
import { answers, stagePerson } from '../support/accounts.ts';
import { auditsOn, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { complainer, releaseBrake } from '../support/complaining.ts';
import { finderAt } from '../support/finding.ts';
import { usePurchases } from '../support/purchasing.ts';
import { registrarOf, skip, wrongCode } from '../support/registering.ts';
import { askFor, decide, evening, useRentals, wishFor } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';

const stage = useStage();
const { desk } = useBrowser();
const [url] = inject('portal').urls;
const { pay } = useRentals();
const { person: purchaser, opened, orderCard } = usePurchases();
const registrar = registrarOf(url, stage.db);

const registerSteps = [
  '/register/details',
  '/register/contact-info',
  '/register/course',
  '/register/parking-permit',
] as const;
const finderParts = [
  'overview',
  'personality-questionnaire',
  'path-of-pleasures',
  'areas-of-interest',
  'activity-grid',
  'report',
] as const;

describe.each(['en', 'mt'] as const)('in %s', (locale) => {
  const t = wordsOf(locale);

  it('every step of the registration is accessible', async () => {
    const claimed = await registrar.begin();
    const page = await desk({ locale });
    const { problems, here, at } = auditsOn(page, locale);
    const as = (token: string) => page.context().addCookies([{ name: 'su_token', value: token, url }]);
    await at('/register');
    await button(page, t('registration:account.submit')).click();
    await page.getByRole('alert').first().waitFor();
    await here('/register with mistakes');
    await as(claimed.token);
    await visit(page, '/register/verify');
    const [code = ''] = await registrar.codesFor(claimed.email);
    await page.getByLabel(t('registration:verification.code'), { exact: true }).fill(wrongCode(code));
    await button(page, t('registration:verification.submit')).click();
    await page.getByRole('alert').first().waitFor();
    await here('/register/verify with a wrong code');

    const registration = await registrar.proved();
    const { client, token } = registration;
    await client.POST('/auth/register/nationality', { body: answers.personal });
    await client.POST('/auth/register/contact-details', { body: answers.contact });
    await client.POST('/auth/register/academic-details', { body: answers.academic });
    await as(token);
    for (const address of registerSteps) await at(address);
    await skip(registration, 'PARKING');
    await at('/register/student-card');
    await skip(registration, 'STUDENT_CARD');
    await at('/register/solidarity-fund');
    await skip(registration, 'SOLIDARITY_FUND');
    await at('/register/volunteer');
    await page.getByRole('radio', { name: t('registration:volunteering.yes') }).check();
    await button(page, t('common:continue')).click();
    await heading(page, t('registration:check.heading'));
    await here('the last look at the registration');
    await button(page, t('registration:check.submit')).click();
    await heading(page, t('registration:registered.headingNamed', { name: 'Ġużeppa' }));
    await here('the end of the registration');
    expect(problems).toEqual([]);
  });

  it('a request for a room is accessible from the form to its end, and so are complaints', async () => {
    const person = await stagePerson(stage.db, url);
    const { client } = await stageStaff(stage.db, url, 'services');
    const page = await desk({ locale, buyer: person });
    const { problems, here, at } = auditsOn(page, locale);
    await visit(page, '/services/rentals/request');
    await button(page, t('rentals:form.submit')).click();
    await page.getByRole('alert').first().waitFor();
    await here('/services/rentals/request with mistakes');
    const draft = await person.client.POST('/rentals/requests', { body: wishFor(evening()) });
    await at(`/services/rentals/request/${draft.data?.data.id}`);
    await at(`/account/rentals/${draft.data?.data.id}`);
    const asked = await askFor(person.client, evening());
    await decide(client, asked.id, 'request.ask_back', 'Għal kemm nies?');
    await at(`/account/rentals/${asked.id}`);
    const paid = await askFor(person.client, { ...evening(), venue: 'temi-zammit-hall' });
    await decide(client, paid.id, 'request.approve');
    await at(`/account/rentals/${paid.id}`);
    await pay(person.client, paid.id);
    await visit(page, `/account/rentals/${paid.id}`);
    await button(page, t('rentals:mine.cancel')).click();
    await page.getByRole('dialog').waitFor();
    await here('calling off a rental');
    await at('/account/rentals');

    await visit(page, '/services/complaints/write');
    await button(page, t('complaints:write.send')).click();
    await page.getByRole('alert').first().waitFor();
    await here('/services/complaints/write with mistakes');
    await page.getByRole('radio', { name: t('complaints:write.named') }).check({ force: true });
    await page.getByRole('combobox', { name: t('complaints:write.type') }).selectOption('other');
    await page.getByRole('textbox', { name: t('complaints:write.feedback') }).fill('Il-kamra kiesħa');
    await button(page, t('complaints:write.send')).click();
    await heading(page, t('complaints:sent.heading'));
    await here('a complaint has arrived');
    const { data } = await person.client.GET('/auth/complaints');
    const complaint = data?.data[0]?.id ?? '';
    const staff = await stageStaff(stage.db, url, 'complaints');
    const { handle } = complainer(() => ({ url, db: stage.db, staff }));
    await handle(complaint, { event: 'complaint.assign', assignee: staff.id });
    await handle(complaint, { event: 'complaint.answer', seen: '1', text: 'Qed jissewwa.' });
    await at('/account/complaints');
    await at(`/account/complaints/${complaint}`);
    expect(problems).toEqual([]);
  });

  it('a complaint without a name is accessible from its code to the reply', async () => {
    const page = await desk({ locale });
    const { problems, here } = auditsOn(page, locale);
    await visit(page, '/services/complaints/write');
    await page.getByRole('radio', { name: t('complaints:write.anonymous') }).check({ force: true });
    await page.getByRole('combobox', { name: t('complaints:write.type') }).selectOption('other');
    await page.getByRole('textbox', { name: t('complaints:write.feedback') }).fill('Il-kamra kiesħa');
    await button(page, t('complaints:write.send')).click();
    // The portal's clock stands still: turns that other tests took have to be given back.
    await expect
      .poll(async () => {
        await releaseBrake(stage.db);
        return page.getByRole('heading', { level: 1, name: t('complaints:code.heading') }).isVisible();
      })
      .toBe(true);
    await button(page, t('complaints:code.leave')).click();
    await page.getByRole('alert').waitFor();
    await here('the code of a complaint');
    const code = (await page.getByTestId('code').locator('span').allTextContents()).join('-');
    await page.getByRole('checkbox').check({ force: true });
    await button(page, t('complaints:code.leave')).click();
    await heading(page, t('complaints:sent.heading'));
    await here('a complaint without a name has arrived');
    await visit(page, '/services/complaints/feedback');
    const field = page.getByRole('textbox', { name: t('complaints:feedback.code') });
    await field.fill('AAAA-AAAA-AAAA-AAAA-AAAA');
    await button(page, t('complaints:feedback.open')).click();
    await page.getByRole('alert').waitFor();
    await here('/services/complaints/feedback with a wrong code');
    await field.fill(code);
    await button(page, t('complaints:feedback.open')).click();
    await page.getByRole('textbox', { name: t('complaints:reply.label') }).waitFor();
    await here('a complaint opened by its code');
    expect(problems).toEqual([]);
  });

  it('every part of the career finder is accessible once it is finished, with its report', async () => {
    const finder = finderAt(url);
    const reference = await finder.finish(await finder.always(4));
    const page = await desk({ locale });
    const { problems, here, at } = auditsOn(page, locale);
    await visit(page, `/careers/career-finder/overview#${reference}`);
    for (const part of finderParts) await at(`/careers/career-finder/${part}`);
    await button(page, t('careerFinder:report.pdf')).click();
    await here('the report as a PDF');
    expect(problems).toEqual([]);
  });

  it('a payment is accessible while it is waited for, once it is left, and where it cannot be made', async () => {
    const buyer = await purchaser();
    const { id } = await opened(orderCard(buyer));
    const page = await desk({ locale, buyer });
    const { problems, here, at } = auditsOn(page, locale);
    await visit(page, `/account/payment?purchase=${id}&from=success`);
    await heading(page, t('payment:waiting.heading'));
    await here('/account/payment, waiting');
    await page.context().setOffline(true);
    await heading(page, t('payment:waitingFailed.heading'));
    await here('/account/payment, without a network');
    await page.context().setOffline(false);
    await at(`/account/payment?purchase=${id}&from=cancel`);
    await at('/payment/cancel');
    await at(`/payment/pay?payment=${crypto.randomUUID()}`);
    await at('/account/organisations/join');
    await at('/account/year/2025');
    expect(problems).toEqual([]);
  });
});
