import { expect, inject, it } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { stagePerson } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { complain, complainer } from '../support/complaining.ts';
import { pdf } from '../support/hostile-papers.ts';
import { bookInterview } from '../support/interviews.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff, stageStuckRefund } from '../support/staff.ts';
import { formOf } from '../support/forms.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';
import { useTogas } from '../support/use-togas.ts';
import { wordsOf } from '../support/words.ts';

const { urls } = inject('portal');
const { db, buy, change } = useDeskBookings();
const { person, paidPermit } = usePurchases();
const { renter, rented, graduateOn } = useTogas();
const { phone } = useBrowser();
const t = wordsOf('en');

/** A paid application, open on the phone of one of the staff, which a colleague approves meanwhile. */
async function stagePermit() {
  const id = await paidPermit(await person());
  const [{ token }, colleague] = await Promise.all([
    stageStaff(db, urls[0], 'services'),
    stageStaff(db, urls[0], 'services'),
  ]);
  const page = await phone({ buyer: { token } });
  await page.goto(`/desk/permits/${id}`);
  const approve = async () => {
    await button(page, t('desk:permits.approve')).waitFor();
    const params = { path: { permit: id } };
    const { data } = await colleague.client.GET('/desk/permits/{permit}', { params });
    const body = { event: 'permit.approve', version: data?.data.version ?? '' } as const;
    await colleague.client.POST('/desk/permits/{permit}', { params, body });
  };
  return { page, approve };
}

it('who approves a permit that a colleague has approved is told, and sees it as it is now', async () => {
  const { page, approve } = await stagePermit();
  await approve();
  await button(page, t('desk:permits.approve')).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await page.getByText(t('desk:permits.states.valid')).first().waitFor();
  await button(page, t('desk:permits.approve')).waitFor({ state: 'detached' });
});

it('who declines a permit that a colleague has approved is told, and sees it as it is now', async () => {
  const { page, approve } = await stagePermit();
  await approve();
  await button(page, t('desk:permits.decline')).click();
  await page.getByRole('textbox').fill('The plate can’t be read.');
  await button(page, t('desk:permits.decline')).click();
  await page.getByText(t('desk:permits.states.valid')).first().waitFor();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
});

it('who cancels a booking that a colleague has cancelled is told', async () => {
  const sale = await buy();
  const { token } = await stageStaff(db, urls[0], 'events');
  const page = await phone({ buyer: { token } });
  await page.goto(`/desk/bookings/${sale.booking.id}`);
  await button(page, t('deskBookings:changes.cancel')).click();
  await change(sale, { event: 'booking.cancel' });
  await button(page, t('deskBookings:changes.cancel')).click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: 'Someone has changed this' }).waitFor();
});

it('who answers a complaint that a colleague has closed is told, and still has the answer once it is open again', async () => {
  const { token } = await stagePerson(db, urls[0]);
  const feedback = `Il-lift ma jaħdimx ${crypto.randomUUID()}`;
  await complain(urls[0], { feedback, anonymous: 'false', token });
  const [reader, colleague] = await Promise.all([
    stageStaff(db, urls[0], 'complaints'),
    stageStaff(db, urls[0], 'complaints'),
  ]);
  const { caseOf, handle } = complainer(() => ({ url: urls[0], db, staff: colleague }));
  const id = await caseOf(feedback);
  const page = await phone({ buyer: reader });
  await page.goto(`/desk/complaints/${id}`);
  const answer = page.getByLabel(t('complaints:desk.answer'));
  await answer.fill('Jissewwa t-Tnejn.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'skeda.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await button(page, 'Remove skeda.pdf').waitFor();
  await handle(id, { event: 'complaint.close', seen: '1' });
  await button(page, t('complaints:desk.sendAnswer')).click();
  await page.getByText(t('complaints:states.closed'), { exact: true }).first().waitFor();
  await answer.waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: 'This complaint is closed' }).waitFor();
  await button(page, t('complaints:desk.reopen')).click();
  expect(await answer.inputValue()).toBe('Jissewwa t-Tnejn.');
  await button(page, 'Remove skeda.pdf').waitFor();
});

it('who answers a complaint to which more was written is shown that first, and still has the answer', async () => {
  const complainant = await stagePerson(db, urls[0]);
  const feedback = `Il-bieb ma jingħalaqx ${crypto.randomUUID()}`;
  await complain(urls[0], { feedback, anonymous: 'false', token: complainant.token });
  const reader = await stageStaff(db, urls[0], 'complaints');
  const { caseOf } = complainer(() => ({ url: urls[0], db, staff: reader }));
  const id = await caseOf(feedback);
  const page = await phone({ buyer: reader });
  await page.goto(`/desk/complaints/${id}`);
  const answer = page.getByLabel(t('complaints:desk.answer'));
  await answer.fill('Jissewwa t-Tnejn.');
  await complainant.client.POST('/auth/complaints/{complaint}/messages', {
    params: { path: { complaint: id } },
    body: { text: 'Issa lanqas jinfetaħ.' },
    bodySerializer: formOf,
  });
  await button(page, t('complaints:desk.sendAnswer')).click();
  await page.getByText('Issa lanqas jinfetaħ.').waitFor();
  const refusal = page.getByText('Something new was written', { exact: false });
  await refusal.first().waitFor();
  expect(await refusal.count()).toBe(1);
  expect(await answer.inputValue()).toBe('Jissewwa t-Tnejn.');
  await button(page, t('complaints:desk.sendAnswer')).click();
  await page.getByText(t('complaints:states.answered'), { exact: true }).first().waitFor();
});

it('who calls off an interview that a colleague has called off is told', async () => {
  const id = await bookInterview(db, clientOf(urls[0], await stagePerson(db, urls[0])));
  const [{ token }, colleague] = await Promise.all([
    stageStaff(db, urls[0], 'careers'),
    stageStaff(db, urls[0], 'careers'),
  ]);
  const page = await phone({ buyer: { token } });
  await page.goto(`/desk/interviews/${id}`);
  await button(page, t('deskInterviews:ways.interview.call_off')).click();
  await page.getByRole('textbox').fill('The company can’t come.');
  const params = { path: { interview: id } };
  const { data } = await colleague.client.GET('/desk/interviews/{interview}', { params });
  const version = data?.data.version ?? '';
  const body = { event: 'interview.call_off', version, reason: 'The company is ill.' } as const;
  await colleague.client.POST('/desk/interviews/{interview}', { params, body });
  await button(page, t('deskInterviews:ways.interview.call_off')).click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
});

it('who tries again what is no longer stuck is told', async () => {
  const { token } = await stageStaff(db, urls[0], 'admin');
  const { id } = await stageStuckRefund(db);
  const page = await phone({ buyer: { token } });
  await page.goto('/desk/stuck');
  const retry = page.getByRole('button', { name: `${t('desk:stuck.kinds.refund')} ${id}` });
  await retry.waitFor();
  await db.deleteFrom('stuck').where('id', '=', id).execute();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/desk/stuck',
    async (route) => {
      if (route.request().method() === 'POST') await promise;
      await route.continue();
    },
  );
  await retry.click();
  await page.getByText(t('desk:stuck.retrying')).waitFor();
  resolve();
  await page.getByRole('alert').filter({ hasText: 'This isn’t stuck any more' }).waitFor();
  await retry.waitFor({ state: 'detached' });
});

/** A paid rental of a toga, open on the phone of one of the staff, and the way in which a colleague takes a step. */
async function stageToga(state?: 'returned') {
  const rental = await rented(await renter());
  await graduateOn(rental.id, 0);
  if (state !== undefined) await db.updateTable('toga_rentals').set({ state }).where('id', '=', rental.id).execute();
  const [{ token }, colleague] = await Promise.all([
    stageStaff(db, urls[0], 'services'),
    stageStaff(db, urls[0], 'services'),
  ]);
  const page = await phone({ buyer: { token } });
  await page.goto(`/desk/togas/${rental.id}`);
  const step = async (body: components['schemas']['TogaChange']) => {
    const { response } = await colleague.client.POST('/desk/togas/{rental}', {
      params: { path: { rental: rental.id } },
      body,
    });
    expect(response.status).toBe(200);
  };
  return { page, step };
}

it('who notes the size of a toga that a colleague has handed over is told, and sees that it is out', async () => {
  const { page, step } = await stageToga();
  await button(page, t('deskTogas:acts.toga.fit')).click();
  await page.getByLabel(t('deskTogas:togaSize')).selectOption('M');
  await step({ event: 'toga.fit', size: 'L' });
  await step({ event: 'toga.collect' });
  await button(page, t('deskTogas:acts.toga.fit')).click();
  await page.getByLabel(t('deskTogas:togaSize')).waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await button(page, t('deskTogas:acts.toga.return')).waitFor();
});

it('who keeps a deposit that a colleague has given back is told, and sees that it was given back', async () => {
  const { page, step } = await stageToga('returned');
  await button(page, t('deskTogas:acts.deposit.keep')).click();
  await page.getByLabel(t('deskTogas:reason')).fill('A tear in the sleeve.');
  await step({ event: 'deposit.give_back' });
  await button(page, t('deskTogas:acts.deposit.keep')).click();
  await page.getByLabel(t('deskTogas:reason')).waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await page.getByText(t('deskTogas:states.deposit_given_back')).first().waitFor();
});
