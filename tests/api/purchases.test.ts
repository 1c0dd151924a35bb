import { describe, expect, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { type Purchase, type Purchaser, usePurchases } from '../support/purchasing.ts';

const {
  urls,
  dataDir,
  db,
  sandbox,
  person,
  apply,
  orderCard,
  donate,
  opened,
  permitOf,
  cardOf,
  stateOf,
  setPayment,
  end,
  untilState,
  sessionOf,
  sweep,
} = usePurchases();

describe('a student card', () => {
  it('is ordered, paid and issued with a number and a code', async () => {
    const owner = await person();
    expect(await cardOf(owner)).toMatchObject({ state: 'none', can_order: true, fee: { amount: 500 }, number: null });
    const purchase = await opened(orderCard(owner));
    expect(await cardOf(owner)).toMatchObject({ state: 'awaiting_payment' });
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    const card = await cardOf(owner);
    expect(card).toMatchObject({ state: 'issued', holder: 'Żaren Buħaġiar', can_order: false });
    expect(card?.number).toMatch(/^20\d\d \d{4} \d{4}$/);
    expect(card?.qr).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(card?.qr_size).toBeGreaterThanOrEqual(21);
    const again = await orderCard(owner);
    expect([again.response.status, again.error?.code]).toEqual([409, 'card_exists']);
    expect((await nthMailTo(dataDir, owner.email)).text).toContain(card?.number);
  });

  it('is one, however often the provider says that it was paid (A4)', async () => {
    const owner = await person();
    const purchase = await opened(orderCard(owner));
    await sandbox.pay(sessionOf(purchase));
    await Promise.all(Array.from({ length: 10 }, () => sandbox.resend(sessionOf(purchase))));
    await untilState(purchase, 'paid');
    const cards = await db.selectFrom('student_cards').selectAll().where('user_id', '=', owner.id).execute();
    expect(cards).toHaveLength(1);
    await nthMailTo(dataDir, owner.email);
    await Promise.all(Array.from({ length: 10 }, () => sandbox.resend(sessionOf(purchase))));
    expect(await mailsTo(dataDir, owner.email)).toHaveLength(1);
    expect(await stateOf(purchase)).toBe('paid');
  });

  it('is paid for once, however often it is asked for at once', async () => {
    const owner = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => opened(orderCard(owner))));
    expect(new Set(answers.map(({ session_id }) => session_id)).size).toBe(1);
  });
});

describe('a donation', () => {
  it('is given once, with thanks in the giver’s language', async () => {
    const giver = await person();
    await db.updateTable('users').set({ locale: 'mt' }).where('id', '=', giver.id).execute();
    const purchase = await opened(donate(giver));
    expect(purchase.amount.amount).toBe(100);
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    const mail = await nthMailTo(dataDir, giver.email);
    expect(mail.subject).toBe('Ħlas irċevut: Donazzjoni għall-fond tar-riċerka');
    const again = await donate(giver);
    expect([again.response.status, again.error?.code]).toEqual([409, 'donated_already']);
  });

  it('that is declined can be tried with another card', async () => {
    const giver = await person();
    const purchase = await opened(donate(giver));
    await sandbox.pay(sessionOf(purchase), '4000000000000002');
    await untilState(purchase, 'declined');
    const again = await opened(donate(giver));
    expect(again).toMatchObject({ id: purchase.id, session_id: purchase.session_id, state: 'open' });
    await sandbox.pay(sessionOf(again));
    await untilState(purchase, 'paid');
  });

  it('is found without a webhook (A5)', async () => {
    const giver = await person();
    const purchase = await opened(donate(giver));
    await sandbox.mode('nowebhook', giver.email);
    try {
      await sandbox.pay(sessionOf(purchase));
    } finally {
      await sandbox.mode('ok', giver.email);
    }
    expect(await stateOf(purchase)).toBe('open');
    await setPayment(purchase, { changed_at: new Date(0) });
    await sweep(urls[1]);
    await untilState(purchase, 'paid');
  });

  it('waits until the provider can be asked, with nothing lost', async () => {
    const giver = await person();
    await sandbox.mode('refuse', giver.email);
    try {
      const away = await donate(giver);
      expect([away.response.status, away.error?.code]).toEqual([503, 'payments_away']);
    } finally {
      await sandbox.mode('ok', giver.email);
    }
    expect(await opened(donate(giver))).toMatchObject({ state: 'open', url: expect.stringMatching(/^http/) });
  });
});

describe('money that comes when there is nothing to pay', () => {
  /** A payment that the provider received after ours had ended. */
  async function paidAfterTheEnd(giver: Purchaser): Promise<Purchase> {
    const purchase = await opened(donate(giver));
    await end(purchase);
    return purchase;
  }

  it('goes back when the payment was let go of', async () => {
    const giver = await person();
    const purchase = await paidAfterTheEnd(giver);
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'refunded');
    expect((await nthMailTo(dataDir, giver.email)).subject).toBe('Refunded: Donation to the research fund');
    expect(await mailsTo(dataDir, giver.email)).toHaveLength(1);
  });

  it('goes back when it was paid twice, and what was bought stays', async () => {
    const owner = await person();
    const lost = await opened(orderCard(owner));
    await end(lost);
    const second = await opened(orderCard(owner));
    expect(second.id).not.toBe(lost.id);
    await db.updateTable('purchases').set({ state: 'open', year: 1999 }).where('id', '=', lost.id).execute();
    await setPayment(lost, { state: 'open' });
    await sandbox.pay(sessionOf(second));
    await untilState(second, 'paid');
    await sandbox.pay(sessionOf(lost));
    await untilState(lost, 'refunded');
    expect(await cardOf(owner)).toMatchObject({ state: 'issued' });
    expect(await stateOf(second)).toBe('paid');
  });

  it('goes back when the account is gone', async () => {
    const giver = await person();
    const purchase = await opened(donate(giver));
    await db.updateTable('purchases').set({ user_id: null }).where('id', '=', purchase.id).execute();
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'refunded');
  });

  it('is kept when the person was quicker than the skipping of the step', async () => {
    const owner = await person({ registered: false });
    const purchase = await opened(apply(owner));
    await sandbox.mode('nowebhook', owner.email);
    try {
      await sandbox.pay(sessionOf(purchase));
    } finally {
      await sandbox.mode('ok', owner.email);
    }
    const { data } = await owner.client.PUT('/auth/register/status', { body: { step: 'PARKING' } });
    expect(data?.data.steps.find(({ step }) => step === 'PARKING')).toMatchObject({ state: 'done' });
    expect(await stateOf(purchase)).toBe('paid');
    expect(await permitOf(owner)).toMatchObject({ state: 'under_review' });
  });
});

describe('a payment that nobody pays', () => {
  it('is over with the provider’s session, and another can be opened', async () => {
    const giver = await person();
    const purchase = await opened(donate(giver));
    const past = new Date((await timeAt(urls[0])) - 11.5 * 60 * 60 * 1000);
    await setPayment(purchase, { created_at: past });
    const next = await opened(donate(giver));
    expect(next.id).not.toBe(purchase.id);
    expect(await stateOf(purchase)).toBe('ended');
    expect(await sandbox.pay(sessionOf(purchase))).toEqual({ paid: false, error: 'expired' });
  });
});
