import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { bookInterview } from '../support/interviews.ts';
import { givePassword, hasValue, sendThroughLosses } from '../support/lost-forms.ts';
import { mailsTo } from '../support/mailbox.ts';
import { pickSlot } from '../support/toga-pages.ts';
import { stageFitting } from '../support/togas.ts';
import { useInterviews } from '../support/use-interviews.ts';
import { useTogas } from '../support/use-togas.ts';

const { db, dataDir, renter, rented } = useTogas();
const { student, cv } = useInterviews();
const { phone } = useBrowser();

it('a fitting moves once, to the slot that was chosen', async () => {
  const graduate = await renter();
  await givePassword(db, graduate);
  const { id } = await rented(graduate);
  const slot = await stageFitting(db);
  const page = await phone({ buyer: graduate, withoutWorker: true });
  await page.goto('/account/toga');
  await sendThroughLosses(page, db, graduate, {
    open: () => button(page, 'Move the fitting').click(),
    fill: () => pickSlot(page, db, slot),
    kept: () => expect.poll(() => page.locator(`input[value="${slot}"]`).isChecked()).toBe(true),
    send: 'Take this slot',
    call: '/api/toga-fitting/',
    done: page.getByText('Your fitting has moved.').first(),
  });
  const rental = db.selectFrom('toga_rentals').select('fitting_id').where('id', '=', id);
  expect(await rental.execute()).toEqual([{ fitting_id: slot }]);
  const told = async () => (await mailsTo(dataDir, graduate.email)).filter(({ subject }) => /moved/i.test(subject));
  await expect.poll(async () => (await told()).length).toBe(1);
});

it('another CV is attached to an interview, as it was chosen', async () => {
  const person = await student();
  await givePassword(db, person);
  const id = await bookInterview(db, person.client);
  const chosen = await cv(person, 'CV Ġdid');
  const page = await phone({ buyer: person, withoutWorker: true });
  await page.goto('/account/interviews');
  await sendThroughLosses(page, db, person, {
    open: () => page.getByRole('button', { name: /^Change.*Korriera$/ }).click(),
    fill: () => page.getByLabel('CV', { exact: true }).selectOption(chosen),
    kept: () => hasValue(page, 'CV', chosen),
    send: 'Save',
    call: '/api/careers/interviews/',
    done: page.getByText('CV: CV Ġdid').first(),
  });
  const interview = db.selectFrom('interviews').select('cv_id').where('id', '=', id);
  expect(await interview.execute()).toEqual([{ cv_id: chosen }]);
});
