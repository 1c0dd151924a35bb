import { describe, expect, it } from 'vitest';
import { mailAbout, nthMailTo } from '../support/mailbox.ts';
import { type Purchaser, usePurchases } from '../support/purchasing.ts';

const {
  dataDir,
  db,
  sandbox,
  person,
  apply,
  orderCard,
  donate,
  opened,
  permitOf,
  stateOf,
  untilState,
  sessionOf,
  sweep,
  filesOf,
  permits,
} = usePurchases();

describe('a parking permit', () => {
  it('is applied for, paid, looked at, and valid to the end of the scholastic year', async () => {
    const owner = await person();
    expect(await permitOf(owner)).toMatchObject({ state: 'none', can_apply: true, contribution: { amount: 700 } });
    const purchase = await opened(apply(owner));
    expect(purchase).toMatchObject({ product: 'parking_permit', state: 'open', amount: { amount: 700 } });
    expect(purchase.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
    expect(await permitOf(owner)).toMatchObject({ state: 'awaiting_payment', number_plate: 'LUZ027' });

    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    const paid = await permitOf(owner);
    expect(paid).toMatchObject({ state: 'under_review', can_apply: false, purchase: { state: 'paid', url: null } });
    expect(paid?.valid_until).toMatch(/^20\d\d-09-30$/);
    expect(paid?.opens_at).toBe(`${paid?.valid_until?.slice(0, 4)}-09-01`);
    const receipt = await nthMailTo(dataDir, owner.email);
    expect(receipt.subject).toBe('Paid: Parking permit: green contribution');
    expect(receipt.text).toContain('LUZ027');
    expect(receipt.text).toContain('Għall-karozza ż-żgħira');

    const again = await apply(owner);
    expect([again.response.status, again.error?.code]).toEqual([409, 'permit_exists']);
    expect(await permits()).toContain(`${owner.email}  Żaren Buħaġiar  LUZ027`);
    expect(await permits('approve', owner.email)).toContain('is valid');
    expect(await permitOf(owner)).toMatchObject({ state: 'valid' });
    await mailAbout(dataDir, owner.email, 'Your parking permit is valid');
    const { data } = await owner.client.GET('/auth/export');
    const history = data?.data['history'] as { what: string }[];
    expect(history.filter(({ what }) => what === 'parking_permits')).toMatchObject([
      { what: 'parking_permits', event: 'payment.receive', from_state: 'awaiting_payment', to_state: 'under_review' },
      { what: 'parking_permits', event: 'permit.approve', from_state: 'under_review', to_state: 'valid' },
    ]);
  });

  it('is asked for again before it is paid: one payment, the latest licence, no picture left behind', async () => {
    const owner = await person();
    const first = await opened(apply(owner));
    const before = await filesOf(owner);
    const second = await opened(apply(owner, 'hbz-001'));
    expect(second).toMatchObject({ id: first.id, session_id: first.session_id, url: first.url });
    expect(await permitOf(owner)).toMatchObject({ number_plate: 'HBZ001' });
    const after = await filesOf(owner);
    expect(after.map(({ purpose }) => purpose).sort()).toEqual(['licence_back', 'licence_front']);
    expect(after.map(({ id }) => id)).not.toContain(before[0]?.id);
  });

  it('counts once for one key, also many times at once (A8)', async () => {
    const owner = await person();
    const headers = { 'idempotency-key': `permit-${owner.id}` };
    const answers = await Promise.all(Array.from({ length: 8 }, () => opened(apply(owner, 'LUZ 027', headers))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await filesOf(owner)).toHaveLength(2);
    const other = await apply(owner, 'LUZ 028', headers);
    expect([other.response.status, other.error?.code]).toEqual([422, 'key_reused']);
  });

  it('has no note of which nothing can be seen', async () => {
    const owner = await person();
    await opened(apply(owner, 'LUZ 027', {}, '\u200B \u2060'));
    const kept = db.selectFrom('parking_permits').select('note').where('user_id', '=', owner.id);
    expect(await kept.execute()).toEqual([{ note: null }]);
  });

  it('is renewed while it is valid: the renewal’s own state is told, and a declined one is sent again without paying', async () => {
    const owner = await person();
    const now = new Date();
    const valid = { state: 'valid' as const, valid_until: '2099-09-30', number_plate: 'LUZ027' };
    await db
      .insertInto('parking_permits')
      .values({ user_id: owner.id, year: 2020, note: null, created_at: now, changed_at: now, ...valid })
      .execute();
    expect(await permitOf(owner)).toMatchObject({ state: 'valid', renewal: null, can_apply: true });
    const purchase = await opened(apply(owner, 'LUZ 028'));
    const renewal = { number_plate: 'LUZ028', refusal: null };
    expect(await permitOf(owner)).toMatchObject({
      ...valid,
      renewal: { ...renewal, state: 'awaiting_payment' },
      purchase: { id: purchase.id, state: 'open' },
    });
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    expect(await permitOf(owner)).toMatchObject({ ...valid, renewal: { ...renewal, state: 'under_review' } });
    await permits('decline', owner.email, 'Blurred.');
    expect(await permitOf(owner)).toMatchObject({
      ...valid,
      renewal: { ...renewal, state: 'refused', refusal: 'Blurred.' },
      can_apply: true,
    });
    await opened(apply(owner, 'LUZ 028'));
    await permits('approve', owner.email);
    expect(await permitOf(owner)).toMatchObject({ state: 'valid', number_plate: 'LUZ028', renewal: null });
  });

  it('is over after the scholastic year, and can be renewed', async () => {
    const owner = await person();
    const purchase = await opened(apply(owner));
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    // A year passes.
    const { year } = await db
      .updateTable('purchases')
      .set((eb) => ({ year: eb('year', '-', 1) }))
      .where('id', '=', purchase.id)
      .returning('year')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('parking_permits')
      .set({ year, state: 'valid', valid_until: '2020-09-30' })
      .where('user_id', '=', owner.id)
      .execute();
    const over = await permitOf(owner);
    expect(over).toMatchObject({ state: 'expired', valid_until: '2020-09-30', can_apply: true, opens_at: null });
    const renewal = await opened(apply(owner, 'LUZ 028'));
    expect(renewal.id).not.toBe(purchase.id);
    await sandbox.pay(sessionOf(renewal));
    await untilState(renewal, 'paid');
    expect(await permitOf(owner)).toMatchObject({ state: 'under_review', number_plate: 'LUZ028' });
    expect(await filesOf(owner)).toHaveLength(4);
  });

  it('is not for organisations, nor for a number plate that is none', async () => {
    const owner = await person();
    const wrong = await apply(owner, '🚗🚗');
    expect([wrong.response.status, wrong.error?.errors]).toEqual([422, { number_plate: [expect.any(String)] }]);
    await db.updateTable('users').set({ user_type: 'organisation' }).where('id', '=', owner.id).execute();
    for (const answer of [await apply(owner), await orderCard(owner), await donate(owner)])
      expect(answer.response.status).toBe(403);
    expect((await owner.client.GET('/parking-permit/status')).response.status).toBe(403);
    expect((await owner.client.GET('/cards/mine')).response.status).toBe(403);
  });

  it('that nobody has decided on goes with its owner’s account, and its contribution back; a refused one’s stays', async () => {
    const [waiting, refused] = [await person(), await person()];
    const paid = async (owner: Purchaser) => {
      const purchase = await opened(apply(owner));
      await sandbox.pay(sessionOf(purchase));
      await untilState(purchase, 'paid');
      return purchase;
    };
    const [one, other] = [await paid(waiting), await paid(refused)];
    await permits('decline', refused.email, 'Blurred');
    expect(await permitOf(refused)).toMatchObject({ state: 'refused' });
    await db
      .updateTable('users')
      .set({ deletion_due_at: new Date(0) })
      .where('id', 'in', [waiting.id, refused.id])
      .execute();
    await sweep();
    await untilState(one, 'refunded');
    expect(await stateOf(other)).toBe('paid');
    const refunds = db.selectFrom('refunds').select(['amount', 'state']);
    expect(await refunds.where('payment_id', '=', one.payment_id).execute()).toEqual([
      { amount: 700, state: 'succeeded' },
    ]);
    const left = db.selectFrom('users').select('id').where('id', 'in', [waiting.id, refused.id]);
    expect(await left.execute()).toEqual([]);
  });

  it('is offered in its step of the registration; skipping ends its payment and takes the licence back', async () => {
    const owner = await person({ registered: false });
    const tooSoon = await orderCard(owner);
    expect([tooSoon.response.status, tooSoon.error?.code]).toEqual([409, 'step_not_due']);
    const purchase = await opened(apply(owner));
    const skipped = await owner.client.PUT('/auth/register/status', { body: { step: 'PARKING' } });
    expect(skipped.data?.data.due).toBe('STUDENT_CARD');
    expect(await stateOf(purchase)).toBe('ended');
    expect(await sandbox.pay(sessionOf(purchase))).toEqual({ paid: false, error: 'expired' });
    expect(await filesOf(owner)).toEqual([]);
    expect(await permitOf(owner)).toMatchObject({ state: 'none', can_apply: true, purchase: { state: 'ended' } });
    // It is still on offer later, in the account or by going back.
    const later = await opened(apply(owner));
    expect(later.id).not.toBe(purchase.id);
    await sandbox.pay(sessionOf(later));
    await untilState(later, 'paid');
    const { data } = await owner.client.GET('/auth/register/status');
    expect(data?.data.steps.find(({ step }) => step === 'PARKING')).toMatchObject({ state: 'done' });
  });
});
