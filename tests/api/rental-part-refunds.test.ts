import { describe, expect, it } from 'vitest';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { providerOf } from '../support/provider.ts';
import { askFor, caseOf, decide, evening, useRentals } from '../support/rentals.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { stageStaff } from '../support/staff.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

const { url, dataDir, db, student, mailed, pay, moveTo } = useRentals();
const sandbox = sandboxOf(dataDir);
const provider = providerOf(dataDir);

type Locale = 'en' | 'mt';
type Hirer = Awaited<ReturnType<typeof student>>;

const subjects = { en: 'Part of your money is back', mt: 'Parti minn flusek intbagħtet lura' };
const cancelled = { en: 'Your request was called off', mt: 'It-talba tiegħek tħassret' };

/** Two lab coats, whose deposit of €20.00 comes back and whose price of €2.00 doesn't, paid for and beginning in so many hours. */
async function hire({ client, id: user_id }: Hirer, { locale, inHours }: { locale: Locale; inHours: number }) {
  await db.updateTable('users').set({ locale }).where('id', '=', user_id).execute();
  const { client: desk } = await stageStaff(db, url, 'services');
  const { id } = await askFor(client, { ...evening(), venue: null, equipment: [{ id: 'lab-coat', quantity: 2 }] });
  await decide(desk, id, 'request.approve');
  await pay(client, id);
  await moveTo(id, { inMs: inHours * HOUR_MS, forMs: 2 * HOUR_MS });
  const payments = db.selectFrom('payments').select('session_id').where('payable_id', '=', id);
  return { id, desk, session: (await payments.executeTakeFirstOrThrow()).session_id ?? '' };
}

const refundOf = (id: string) =>
  db.selectFrom('refunds').selectAll().where('payable_id', '=', id).executeTakeFirstOrThrow();
const toldBack = async ({ email }: Hirer, locale: Locale) =>
  (await mailsTo(dataDir, email)).filter(({ subject }) => subject === subjects[locale]);

/** Calls another request off, and waits for that mail: what was to be sent before it is then under way too. */
async function callOffAnother({ client, email }: Hirer, locale: Locale, sinceThen = 1): Promise<void> {
  const { id } = await askFor(client, evening());
  await client.DELETE('/rentals/requests/{request}', caseOf(id));
  const come = async () => (await mailsTo(dataDir, email)).filter(({ subject }) => subject === cancelled[locale]);
  await expect.poll(async () => (await come()).length).toBe(sinceThen);
}

describe('a deposit that goes back without its price', () => {
  it('is told as back once the provider says so, and only once', async () => {
    const hirer = await student();
    const { id, desk, session } = await hire(hirer, { locale: 'en', inHours: -1 });
    await sandbox.refundsTurn('pending', session);
    await decide(desk, id, 'things.return');
    expect(await mailed(hirer.email, 'Thank you: everything is back')).toContain('Going back to your card: €20.00');
    await expect.poll(async () => (await refundOf(id)).state).toBe('pending');
    await callOffAnother(hirer, 'en');
    expect(await toldBack(hirer, 'en')).toEqual([]);

    await sandbox.refundsTurn('succeeded', session);
    const { text } = await mailAbout(dataDir, hirer.email, subjects.en);
    expect(text).toContain('What: 2 × Lab coat');
    expect(text).toContain('Went back to your card: €20.00');
    const { id: reference, provider_id, amount } = await refundOf(id);
    const facts = { object: 'refund', id: provider_id, amount, status: 'succeeded', metadata: { reference } };
    expect(await provider.hear(url, facts, { type: 'refund.updated' })).toBe(200);
    await callOffAnother(hirer, 'en', 2);
    expect(await toldBack(hirer, 'en')).toHaveLength(1);
  });

  it('is told in Maltese to whoever calls a hire off in its last days', async () => {
    const hirer = await student();
    const { id } = await hire(hirer, { locale: 'mt', inHours: 48 });
    await hirer.client.DELETE('/rentals/requests/{request}', caseOf(id));
    expect(await mailed(hirer.email, cancelled.mt)).toContain('Jingħata lura fuq il-karta: €20.00');
    const { text } = await mailAbout(dataDir, hirer.email, subjects.mt);
    expect(text).toContain('Ingħata lura fuq il-karta: €20.00');
    expect(text).toContain('Il-bank jista’ jdum ftit jiem');
  });
});

describe('a deposit of which the desk keeps a part', () => {
  const read = async ({ client }: Hirer, id: string) =>
    (await client.GET('/rentals/requests/{request}', caseOf(id))).data?.data;

  it('goes back without it, and both are told', async () => {
    const hirer = await student();
    const { id, desk } = await hire(hirer, { locale: 'en', inHours: -1 });
    const { data } = await decide(desk, id, 'things.miss', 'A sleeve of one coat is burnt.', 1250);
    expect(data?.data.request).toMatchObject({
      state: 'missing',
      deposit_kept: { amount: 1250 },
      refunded: { amount: 750 },
    });
    const text = await mailed(hirer.email, 'Something is missing or damaged');
    for (const line of [
      'A sleeve of one coat is burnt.',
      'Kept from your deposit: €12.50',
      'Going back to your card: €7.50',
    ])
      expect(text).toContain(line);
    expect(await refundOf(id)).toMatchObject({ amount: 750 });
    expect(await read(hirer, id)).toMatchObject({ state: 'missing', deposit_kept: { formatted: '€12.50' } });
  });

  it('is all kept unless the desk says how much, and all goes back where it keeps nothing', async () => {
    const [careless, unlucky] = [await student(), await student()];
    const lost = await hire(careless, { locale: 'mt', inHours: -1 });
    await decide(lost.desk, lost.id, 'things.miss', 'Intilfu t-tnejn.');
    const all = await mailed(careless.email, 'Xi ħaġa nieqsa jew bil-ħsara');
    expect(all).toContain('Se nżommu mid-depożitu: €20.00');
    expect(all).not.toContain('Jingħata lura fuq il-karta');
    expect(await read(careless, lost.id)).toMatchObject({ deposit_kept: { amount: 2000 }, refunded: { amount: 0 } });

    const worn = await hire(unlucky, { locale: 'en', inHours: -1 });
    await decide(worn.desk, worn.id, 'things.miss', 'A button came off.', 0);
    const none = await mailed(unlucky.email, 'Something is missing or damaged');
    expect(none).toContain('Going back to your card: €20.00');
    expect(none).not.toContain('Kept from your deposit');
  });

  it('is refused before the hire begins, and for more than the deposit, with nothing changed', async () => {
    const [early, hirer] = [await student(), await student()];
    const ahead = await hire(early, { locale: 'en', inHours: 48 });
    expect(await decide(ahead.desk, ahead.id, 'things.miss', 'No.', 0)).toMatchObject({
      response: { status: 409 },
      error: { code: 'not_in_this_state' },
    });
    const { id, desk } = await hire(hirer, { locale: 'en', inHours: -1 });
    expect(await decide(desk, id, 'things.miss', 'All of it.', 2001)).toMatchObject({
      response: { status: 422 },
      error: { code: 'rental_kept_too_much', errors: { kept: [expect.stringContaining('smaller sum')] } },
    });
    expect(await read(hirer, id)).toMatchObject({ state: 'approved', deposit_kept: null });
  });
});
