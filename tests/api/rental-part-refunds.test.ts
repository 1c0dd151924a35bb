import { describe, expect, it } from 'vitest';
import { writtenTimes } from '../../server/features/rentals/times.ts';
import { timeAt } from '../support/clock.ts';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { providerOf } from '../support/provider.ts';
import { askFor, caseOf, decide, evening, useRentals } from '../support/rentals.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { stageStaff } from '../support/staff.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

const { url, dataDir, db, student, mailed, pay } = useRentals();
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
  const starts_at = new Date((await timeAt(url)) + inHours * HOUR_MS);
  const ends_at = new Date(starts_at.getTime() + 2 * HOUR_MS);
  const times = writtenTimes([{ starts_at, ends_at }]);
  await db.updateTable('rental_requests').set({ starts_at, ends_at, times }).where('id', '=', id).execute();
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
