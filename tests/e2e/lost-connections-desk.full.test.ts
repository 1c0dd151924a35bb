import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { StaffRole } from '../../server/kernel/http/roles.ts';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { complain, complainer, releaseBrake } from '../support/complaining.ts';
import { stagePerson } from '../support/accounts.ts';
import { bookInterview } from '../support/interviews.ts';
import { enterDesk, stageStaffWithApp } from '../support/lost-desk.ts';
import { hasValue, type Sending, sendThroughLosses } from '../support/lost-forms.ts';
import { mailsTo } from '../support/mailbox.ts';
import { usePurchases } from '../support/purchasing.ts';
import { askFor, evening } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';
import { useTogas } from '../support/use-togas.ts';

const { db, urls, dataDir, buy } = useDeskBookings();
const { person, paidPermit } = usePurchases();
const { renter, rented } = useTogas();
const { desk } = useBrowser();

/** Sends a form of a room through all losses. */
async function losing(role: StaffRole, path: string, sending: (page: Page) => Sending): Promise<void> {
  const staff = await stageStaffWithApp(db, urls[0], role);
  const page = await desk({ buyer: staff, withoutWorker: true });
  await page.goto(path);
  await sendThroughLosses(page, db, staff, { ...sending(page), enter: (opened) => enterDesk(opened, urls[0]) });
}

/** How often this happened to something that has a life of its own. */
const times = async (row: string, event: string) =>
  (await db.selectFrom('transitions').select('id').where('row_id', '=', row).where('event', '=', event).execute())
    .length;

/** A form of one reason under a button of the same name. */
const reasonForm = (page: Page, { send, label, call, done }: Record<'send' | 'label' | 'call' | 'done', string>) => ({
  open: () => button(page, send).click(),
  fill: () => page.getByLabel(label, { exact: true }).fill('It-tieni paġna hi mċajpra.'),
  kept: () => hasValue(page, label, 'It-tieni paġna hi mċajpra.'),
  send,
  call,
  done: page.getByText(done, { exact: true }).first(),
});

it('a permit is declined once, for the reason that was typed', async () => {
  const owner = await person();
  const id = await paidPermit(owner);
  const words = { send: 'Decline', label: 'Why is it declined?', call: '/api/desk/permits/', done: 'Declined' };
  await losing('services', `/desk/permits/${id}`, (page) => reasonForm(page, words));
  expect(await times(id, 'permit.decline')).toBe(1);
  const told = async () => (await mailsTo(dataDir, owner.email)).filter(({ text }) => text.includes('mċajpra'));
  await expect.poll(async () => (await told()).length).toBe(1);
});

it('an amount is refunded once, for the reason that was typed', async () => {
  const { booking } = await buy({ seats: 4 });
  await losing('events', `/desk/bookings/${booking.id}`, (page) => ({
    open: () => button(page, 'Refund an amount').click(),
    fill: async () => {
      await page.getByLabel('Amount in euros').fill('1.50');
      await page.getByLabel('Why?').fill('Seat behind a column.');
    },
    kept: async () => {
      await hasValue(page, 'Amount in euros', '1.50');
      await hasValue(page, 'Why?', 'Seat behind a column.');
    },
    send: 'Refund an amount',
    call: '/api/desk/bookings/',
    done: page.getByText('Done. We’ve emailed everyone concerned.'),
  }));
  const refunds = db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.amount')
    .where('payments.payable_id', '=', booking.id);
  expect(await refunds.execute()).toEqual([{ amount: 150 }]);
});

it('a complaint is answered once', async () => {
  await releaseBrake(db);
  const complainant = await stagePerson(db, urls[0]);
  const feedback = `Il-bieb ma jingħalaqx ${crypto.randomUUID()}`;
  await complain(urls[0], { feedback, anonymous: 'false', token: complainant.token });
  const reader = await stageStaff(db, urls[0], 'complaints');
  const { caseOf } = complainer(() => ({ url: urls[0], db, staff: reader }));
  const id = await caseOf(feedback);
  const answer = 'Il-bieb jissewwa t-Tnejn.';
  await losing('complaints', `/desk/complaints/${id}`, (page) => ({
    fill: () => page.getByLabel('Your answer').fill(answer),
    kept: () => hasValue(page, 'Your answer', answer),
    send: 'Send the answer',
    call: '/api/desk/complaints/',
    done: page.getByText('Answered', { exact: true }).first(),
  }));
  expect(await times(id, 'complaint.answer')).toBe(1);
});

it('a hire is declined once, for the reason that was typed', async () => {
  const student = await stagePerson(db, urls[0]);
  const { id } = await askFor(clientOf(urls[0], student), evening());
  const words = { send: 'Decline', label: 'Why?', call: '/api/desk/rentals/', done: 'Declined' };
  await losing('services', `/desk/rentals/${id}`, (page) => reasonForm(page, words));
  expect(await times(id, 'request.decline')).toBe(1);
});

it('the size of a toga is noted as it was chosen', async () => {
  const { id } = await rented(await renter());
  await losing('services', `/desk/togas/${id}`, (page) => ({
    open: () => button(page, 'Note the size').click(),
    fill: () => page.getByLabel('Size of the toga').selectOption('M'),
    kept: () => hasValue(page, 'Size of the toga', 'M'),
    send: 'Note the size',
    call: '/api/desk/togas/',
    done: page.getByText('To be collected', { exact: true }).first(),
  }));
  expect(await times(id, 'toga.fit')).toBe(1);
});

it('an interview is called off once, for the reason that was typed', async () => {
  const student = await stagePerson(db, urls[0]);
  const id = await bookInterview(db, clientOf(urls[0], student));
  const words = {
    send: 'Call it off',
    label: 'Why is it called off?',
    call: '/api/desk/interviews/',
    done: 'Called off',
  };
  await losing('careers', `/desk/interviews/${id}`, (page) => ({ ...reasonForm(page, words), asksAgain: true }));
  expect(await times(id, 'interview.call_off')).toBe(1);
});
