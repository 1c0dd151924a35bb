import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { type Booking, clientOf } from '../../support/client.ts';
import { type Buyer, stageBuyers, stageShow } from '../../support/stage.ts';
import { atMost, control, type Figure, inLanes, none, some } from '../figure.ts';
import { until } from '../until.ts';
import { moveClocks, sweepAll } from './captures.ts';
import type { MoneyStage } from './money.ts';

const LANES = 12;

type Sale = { buyer: Buyer; booking: Booking; session: string; payment: string };

/** Bookings of two places each, whose payments are open. */
async function openSales({ db, urls }: MoneyStage, count: number): Promise<Sale[]> {
  const show = await stageShow(db, { perPerson: 10 });
  const sales: Sale[] = [];
  await inLanes(await stageBuyers(db, count), LANES, async (buyer, at) => {
    const client = clientOf(urls[at % urls.length] ?? '', buyer, undefined);
    const attendees = [0, 1].map(() => ({ ticket_id: show.kinds.student }));
    const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
    const booking = data?.data as Booking;
    const paying = await client.POST('/bookings/{booking}/pay', { params: { path: { booking: booking.id } } });
    const { id = '', session_id } = paying.data?.data ?? {};
    sales.push({ buyer, booking, session: session_id ?? '', payment: id });
  });
  return sales;
}

/** How many of these bookings are paid and have a code for each of their two places. */
async function paidOf({ db }: MoneyStage, sales: readonly Sale[]): Promise<number> {
  const ids = sales.map(({ booking }) => booking.id);
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('attendees', 'attendees.booking_id', 'bookings.id')
    .select(({ fn }) => ['bookings.id', fn.count<string>('attendees.code').as('codes')])
    .where('bookings.id', 'in', ids)
    .where('bookings.state', '=', 'paid')
    .groupBy('bookings.id')
    .execute();
  return rows.filter(({ codes }) => Number(codes) === 2).length;
}

/** The mails about each of these bookings. */
async function mailsOf({ dataDir }: MoneyStage, sales: readonly Sale[]): Promise<number[]> {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const to = await Promise.all(
    names.map(async (name) => /^To: (\S+)/m.exec(await readFile(join(outbox, name), 'utf8'))?.[1]),
  );
  return sales.map(({ buyer }) => to.filter((address) => address === buyer.email).length);
}

/** Withholds the provider's own webhooks about these sales while their money is taken. */
async function captureQuietly({ sandbox }: MoneyStage, sales: readonly Sale[]): Promise<void> {
  await inLanes(sales, LANES, async ({ buyer, session }) => {
    await sandbox.mode('nowebhook', buyer.email);
    await sandbox.pay(session);
    await sandbox.mode('ok', buyer.email);
  });
}

/** The provider's news of a capture, as it would send it each time. */
async function factsOf({ provider }: MoneyStage, { session, payment }: Sale) {
  const { paymentIntentId, amountTotal, currency } = await provider.gateway.retrieveSession(session);
  const facts = { id: session, client_reference_id: payment, payment_intent: paymentIntentId };
  return { ...facts, amount_total: amountTotal, currency };
}

const REPEATED = 60;
const TIMES = 10;
const THREE_DAYS_SECONDS = 72 * 60 * 60;

/** A4: each webhook ten times at once, among others in any order, and once more after 72 hours. */
export async function repeated(stage: MoneyStage): Promise<Figure[]> {
  const { db, urls, provider, sandbox } = stage;
  const sales = await openSales(stage, REPEATED);
  const statuses: number[] = [];
  const ids = sales.map(() => `evt_${randomUUID()}`);
  // A refused card first, so that there are events of two kinds.
  await inLanes(sales, LANES, async ({ session }) => {
    await sandbox.pay(session, '4000000000000002');
  });
  await captureQuietly(stage, sales);
  await inLanes(sales, 4, async (sale, at) => {
    const facts = await factsOf(stage, sale);
    const eventId = ids[at] ?? '';
    const say = (time: number) => provider.hear(urls[time % urls.length] ?? '', facts, { eventId });
    const events = [
      ...Array.from({ length: TIMES }, (_, time) => () => say(time)),
      // The same money under another event, and all that the sandbox itself has to say.
      () => provider.hear(urls[0] ?? '', facts),
      async () => {
        await sandbox.resend(sale.session);
        return 200;
      },
    ];
    // Another order for each sale.
    const permuted = events.map((_, place) => events[(place * 5 + at) % events.length]);
    statuses.push(...(await Promise.all(permuted.map((event) => event?.() ?? Promise.resolve(0)))));
  });
  const paid = await paidOf(stage, sales);
  const isMailed = async () => (await mailsOf(stage, sales)).every((count) => count > 0);
  await until(isMailed);
  await moveClocks(stage, THREE_DAYS_SECONDS);
  await inLanes(sales, 4, async (sale, at) => {
    const facts = await factsOf(stage, sale);
    const told = { eventId: ids[at] ?? '' };
    for (let time = 0; time < TIMES; time += 1)
      statuses.push(await provider.hear(urls[time % urls.length] ?? '', facts, told));
  });
  await moveClocks(stage, -THREE_DAYS_SECONDS);
  await sweepAll(stage);
  const mails = await mailsOf(stage, sales);
  const payments = sales.map(({ payment }) => payment);
  const refunds = async () =>
    (await db.selectFrom('refunds').select('id').where('payment_id', 'in', payments).execute()).length;
  const refunded = await refunds();
  const later = await paidOf(stage, sales);
  const [first] = sales as [Sale];
  await db
    .deleteFrom('payment_events')
    .where('id', '=', ids[0] ?? '')
    .execute();
  await db.updateTable('payments').set({ payment_intent: null }).where('id', '=', first.payment).execute();
  await provider.hear(urls[0] ?? '', await factsOf(stage, first), { eventId: ids[0] ?? '' });
  return [
    none(`of ${REPEATED} bookings, those not paid, at once and after 72 hours`, REPEATED * 2 - paid - later),
    none('bookings with no mail or several', mails.filter((count) => count !== 1).length),
    none('refunds', refunded),
    none('answers other than 200', statuses.filter((status) => status !== 200).length),
    control('captures settled a second time', await refunds()),
  ];
}

const EACH = 60;
const QUIET = 250;

/** A5: the webhook before the redirect, or before the commit; a buyer who never comes back; no webhook at all. */
export async function silent(stage: MoneyStage): Promise<Figure[]> {
  const { db, urls, provider, sandbox } = stage;
  const early = await openSales(stage, EACH);
  // Nobody reads the booking: buyers have not come back.
  await inLanes(early, LANES, async ({ session }) => {
    await sandbox.pay(session);
  });
  await until(async () => (await paidOf(stage, early)) === EACH);
  const paidEarly = await paidOf(stage, early);

  const uncommitted = await openSales(stage, EACH);
  await captureQuietly(stage, uncommitted);
  await inLanes(uncommitted, 6, async (sale, at) => {
    const facts = await factsOf(stage, sale);
    // The payment's own session isn't committed, and something else of the booking is.
    const open = await db.startTransaction().execute();
    await open.updateTable('payments').set({ session_id: null, url: null }).where('id', '=', sale.payment).execute();
    const heard = provider.hear(urls[at % urls.length] ?? '', facts);
    await open.commit().execute();
    await heard;
  });
  const paidUncommitted = await paidOf(stage, uncommitted);

  const quiet = await openSales(stage, QUIET);
  await captureQuietly(stage, quiet);
  const unheard = QUIET - (await paidOf(stage, quiet));
  let minutes = 0;
  while (minutes < 10 && (await paidOf(stage, quiet)) < QUIET) {
    minutes += 1;
    await moveClocks(stage, 60);
    await sweepAll(stage);
  }
  const paidQuiet = await paidOf(stage, quiet);
  await moveClocks(stage, -60 * minutes);
  return [
    none('paid before anybody came back: lost', EACH - paidEarly),
    none('heard of before the commit: lost', EACH - paidUncommitted),
    none(`without a webhook, of ${QUIET}: lost`, QUIET - paidQuiet),
    atMost('minutes until the last of these was found', minutes, 5),
    control('without asking the provider, captures that nobody hears of', unheard),
  ];
}

const FORGED = 10_000;

/** A6: webhooks that aren't the provider's, are old, or aren't its very bytes. */
export async function forged(stage: MoneyStage): Promise<Figure[]> {
  const { db, urls, provider } = stage;
  const sales = await openSales(stage, 20);
  await captureQuietly(stage, sales);
  const url = urls[0] ?? '';
  const now = () => Math.floor(Date.now() / 1000);
  const payloads = await Promise.all(
    sales.map(async (sale) => {
      const object = { object: 'checkout.session', payment_status: 'paid', ...(await factsOf(stage, sale)) };
      const id = `evt_${randomUUID()}`;
      return JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } });
    }),
  );
  const good = (payload: string) => provider.sign(payload, now());
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const withMark = (payload: string) => new Uint8Array([0xef, 0xbb, 0xbf, ...utf8(payload)]);
  const reordered = (payload: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(payload)).reverse()));
  type Forgery = (payload: string, at: number) => [body: string | Uint8Array<ArrayBuffer>, signature: string];
  const forgeries: Forgery[] = [
    (payload, at) => [payload, provider.sign(payload, now(), `whsec_guess_${at}`)],
    (payload, at) => [payload, provider.sign(payload, now() - 301 - at)],
    (payload, at) => [payload, provider.sign(payload, now() + 400 + at)],
    (payload, at) => [payload, good(payload).replace(/t=\d+/, `t=${now() - 1 - (at % 200)}`)],
    (payload) => [JSON.stringify(JSON.parse(payload), null, 2), good(payload)],
    (payload) => [reordered(payload), good(payload)],
    (payload) => [`${payload}\n`, good(payload)],
    (payload) => [payload.replaceAll('/', '\\/').replace('evt_', '\\u0065vt_'), good(payload)],
    (payload) => [withMark(payload), good(payload)],
    (payload, at) => [payload.replace('paid', `pai${at % 10}`), good(payload)],
    (payload) => [payload, good(payload).replace('v1=', 'v0=')],
    (payload) => [payload, good(payload).slice(0, -1)],
    (payload) => [payload, good(payload).replace(/v1=\w{4}/, 'v1=0000')],
    (payload) => [payload, `t=${now()}`],
    (payload) => [payload, `t=${now()},v1=`],
    (payload) => [payload, `t=NaN,v1=${'0'.repeat(64)}`],
    (payload) => [payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: '', timestamp: now() })],
    (payload) => ['', good(payload)],
  ];
  const statuses: number[] = [];
  const before = await db.selectFrom('payment_events').select('id').execute();
  await inLanes(Array.from({ length: FORGED }), 24, async (_, at) => {
    const payload = payloads[at % payloads.length] ?? '';
    const [body, signature] = forgeries[at % forgeries.length]?.(payload, at) ?? ['', ''];
    statuses.push(await provider.post(url, body, signature));
  });
  const after = await db.selectFrom('payment_events').select('id').execute();
  const bought = await paidOf(stage, sales);
  for (const payload of payloads) await provider.post(url, payload, good(payload));
  return [
    none(`of ${FORGED} webhooks, those accepted`, statuses.filter((status) => status !== 400).length),
    none('events heard, bookings paid', after.length - before.length + bought),
    some('of the very same, rightly signed: bookings paid', await paidOf(stage, sales)),
  ];
}
