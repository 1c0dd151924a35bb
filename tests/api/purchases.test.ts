import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { systemClock } from '../../server/clock.ts';
import { clientOf, type Client } from '../support/client.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { photo } from '../support/hostile-files.ts';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { type Buyer, openStage, stageBuyers } from '../support/stage.ts';

type Purchase = components['schemas']['Purchase'];

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const sandbox = sandboxOf(dataDir);
let licence: Blob;
beforeAll(async () => {
  licence = blobOf(await photo());
});
afterAll(() => db.destroy());

type Person = Buyer & { client: Client };

async function person(settings: { registered?: boolean } = {}): Promise<Person> {
  const [buyer] = await stageBuyers(db, 1);
  if (buyer === undefined) throw new Error('Nobody was staged');
  if (settings.registered === false) await unregister(buyer);
  return { ...buyer, client: clientOf(urls[0], buyer) };
}

/** Takes a person back to the step where a permit is offered. */
async function unregister({ id }: Buyer): Promise<void> {
  await db.updateTable('users').set({ registered: false, registered_at: null }).where('id', '=', id).execute();
  const none = { address_line_2: null, personal_email: null };
  await db
    .insertInto('personal_details')
    .values({ user_id: id, document_kind: 'passport', document_number: 'X12345', nationality: 'MT' })
    .execute();
  await db
    .insertInto('contact_details')
    .values({
      ...none,
      user_id: id,
      address_line_1: '1, Triq il-Kbira',
      locality: 'msida',
      postcode: 'MSD2080',
      mobile_extension: '+356',
      mobile_number: '79123456',
    })
    .execute();
  await db
    .insertInto('academic_details')
    .values({
      user_id: id,
      entity_id: 'faculty-of-arts',
      course_id: 'ba-maltese',
      enrollment_type_id: 'full-time',
      start_year: 2026,
      graduation_year: 2029,
    })
    .execute();
}

const apply = ({ client }: Person, plate = 'LUZ 027', headers = {}) =>
  client.POST('/auth/register/vehicle', {
    body: { number_plate: plate, images: [licence, licence], type: 'session', source: 'account' },
    bodySerializer: (body) => formOf({ ...body, transaction_details: 'Għall-karozza ż-żgħira' }),
    headers,
  });
const orderCard = ({ client }: Person, headers = {}) =>
  client.POST('/auth/register/cards', { params: { query: { type: 'session' } }, headers });
const donate = ({ client }: Person) =>
  client.POST('/auth/register/solidarity', { params: { query: { type: 'session', source: 'registration' } } });

async function opened(answer: Promise<{ data?: { data: Purchase }; error?: unknown }>): Promise<Purchase> {
  const { data, error } = await answer;
  expect(error).toBeUndefined();
  return data?.data as Purchase;
}

const permitOf = async ({ client }: Person) => (await client.GET('/parking-permit/status')).data?.data;
const cardOf = async ({ client }: Person) => (await client.GET('/cards/mine')).data?.data;
const stateOf = async ({ id }: Purchase) =>
  (await db.selectFrom('purchases').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const untilState = (purchase: Purchase, state: string) =>
  vi.waitFor(async () => expect(await stateOf(purchase)).toBe(state), { timeout: 20_000 });
const sessionOf = ({ session_id }: Purchase): string => session_id ?? '';
const sweep = (url = urls[0]) => fetch(`${url}/test/sweep`, { method: 'POST' });
const filesOf = ({ id }: Person) =>
  db.selectFrom('files').select(['id', 'purpose']).where('user_id', '=', id).execute();

/** What the union's command says. */
function permits(...given: string[]): string {
  const cli = resolve(import.meta.dirname, '../../server/purchases/cli.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...given], { encoding: 'utf8', env });
  return stdout + stderr;
}

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
    expect(permits()).toContain(`${owner.email}  Żaren Buħaġiar  LUZ027`);
    expect(permits('approve', owner.email)).toContain('is valid');
    expect(await permitOf(owner)).toMatchObject({ state: 'valid' });
    expect((await nthMailTo(dataDir, owner.email, 2)).subject).toBe('Your parking permit is valid');
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
    // Later, in the account or by going back, it can still be had.
    const later = await opened(apply(owner));
    expect(later.id).not.toBe(purchase.id);
    await sandbox.pay(sessionOf(later));
    await untilState(later, 'paid');
    const { data } = await owner.client.GET('/auth/register/status');
    expect(data?.data.steps.find(({ step }) => step === 'PARKING')).toMatchObject({ state: 'done' });
  });
});

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
    await sandbox.mode('nowebhook');
    try {
      await sandbox.pay(sessionOf(purchase));
    } finally {
      await sandbox.mode('ok');
    }
    expect(await stateOf(purchase)).toBe('open');
    await db
      .updateTable('purchases')
      .set({ changed_at: new Date(0) })
      .where('id', '=', purchase.id)
      .execute();
    await sweep(urls[1]);
    await untilState(purchase, 'paid');
  });

  it('waits until the provider can be asked, with nothing lost', async () => {
    const giver = await person();
    await sandbox.mode('refuse');
    try {
      const away = await donate(giver);
      expect([away.response.status, away.error?.code]).toEqual([503, 'payments_away']);
    } finally {
      await sandbox.mode('ok');
    }
    expect(await opened(donate(giver))).toMatchObject({ state: 'open', url: expect.stringMatching(/^http/) });
  });
});

describe('money that comes when there is nothing to pay', () => {
  /** A payment that the provider took while ours was ended already. */
  async function paidAfterTheEnd(giver: Person): Promise<Purchase> {
    const purchase = await opened(donate(giver));
    await db.updateTable('purchases').set({ state: 'ended' }).where('id', '=', purchase.id).execute();
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
    await db.updateTable('purchases').set({ state: 'ended' }).where('id', '=', lost.id).execute();
    const second = await opened(orderCard(owner));
    expect(second.id).not.toBe(lost.id);
    await db.updateTable('purchases').set({ state: 'open', year: 1999 }).where('id', '=', lost.id).execute();
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
    await sandbox.mode('nowebhook');
    try {
      await sandbox.pay(sessionOf(purchase));
    } finally {
      await sandbox.mode('ok');
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
    const past = new Date(systemClock.now().getTime() - 11.5 * 60 * 60 * 1000);
    await db.updateTable('purchases').set({ created_at: past }).where('id', '=', purchase.id).execute();
    const next = await opened(donate(giver));
    expect(next.id).not.toBe(purchase.id);
    expect(await stateOf(purchase)).toBe('ended');
    expect(await sandbox.pay(sessionOf(purchase))).toEqual({ paid: false, error: 'expired' });
  });
});
