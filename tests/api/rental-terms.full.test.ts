import { sql } from 'kysely';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { sendRentalReminders } from '../../server/features/rentals/sweep.ts';
import { dayAfter, writtenTimes } from '../../server/features/rentals/times.ts';
import { readSite } from '../../server/kernel/content/site/site.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import { createJobs } from '../../server/kernel/jobs/jobs.ts';
import { writtenMoment } from '../../server/kernel/mail/moments.ts';
import { calendarMoment, readCalendar } from '../support/calendar-files.ts';
import { timeAt } from '../support/clock.ts';
import { hostileDocuments, photoWithTraces } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { mailsTo } from '../support/mailbox.ts';
import { askFor, caseOf, decide, evening, useRentals, wishFor } from '../support/rentals.ts';
import { socketOf } from '../support/socket.ts';
import { stageStaff } from '../support/staff.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';

type Schemas = components['schemas'];

const { url, dataDir, db, student, mailed, pay, refunded } = useRentals();

describe('a request', () => {
  it('that costs something is kept until it is to be paid, is paid once, and its money goes back by the terms', async () => {
    const one = await student();
    const { client: desk } = await stageStaff(db, url, 'services');
    const asked = await askFor(one.client, { ...evening(), venue: 'temi-zammit-hall' });
    expect(asked.price.amount).toBe(12_000);
    expect((await one.client.POST('/rentals/requests/{request}/pay', caseOf(asked.id))).response.status).toBe(409);
    const { data } = await decide(desk, asked.id, 'request.approve');
    expect(data?.data.request).toMatchObject({ state: 'to_pay', can_pay: true, can_save_date: false, refund: null });
    const until = new Date(Date.parse(asked.start) - 7 * 86_400_000);
    expect(data?.data.request).toMatchObject({ refund_until: until.toISOString(), refund_days: 7, refunded: null });
    const terms = `If you call it off by ${writtenMoment(until, 'en', 'Europe/Malta')}, you get €120.00 back`;
    expect(await mailed(one.email, 'Your request is approved: pay to confirm it')).toContain(terms);
    const other = await student();
    const same = { venue: 'temi-zammit-hall', start: asked.start_local, end: asked.end_local };
    const late = await other.client.POST('/rentals/requests', { body: wishFor(same) });
    expect(late.data?.data.clashes).toHaveLength(1);
    const paid = await pay(one.client, asked.id);
    expect(paid).toMatchObject({ state: 'approved', can_pay: false, refund: { amount: 12_000 } });
    expect(paid).toMatchObject({ refund_until: until.toISOString(), refunded: { amount: 0 } });
    expect(await mailed(one.email, 'Paid and confirmed: it’s yours')).toContain(terms);
    const { data: gone } = await one.client.DELETE('/rentals/requests/{request}', caseOf(asked.id));
    expect(gone?.data).toMatchObject({ state: 'cancelled', refund_until: null, refunded: { amount: 12_000 } });
    expect(await mailed(one.email, 'Your request was called off')).toContain('Going back to your card: €120.00');
    await expect.poll(() => refunded(asked.id)).toEqual([12_000]);

    // The deposit of what comes back; the price stays.
    const lent = await askFor(one.client, { ...evening(), venue: null, equipment: [{ id: 'lab-coat', quantity: 2 }] });
    await decide(desk, lent.id, 'request.approve');
    await pay(one.client, lent.id);
    const starts_at = new Date((await timeAt(url)) - 3_600_000);
    const times = writtenTimes([{ starts_at, ends_at: new Date(lent.end) }]);
    await db.updateTable('rental_requests').set({ starts_at, times }).where('id', '=', lent.id).execute();
    const { data: back } = await decide(desk, lent.id, 'things.return');
    expect(back?.data.request).toMatchObject({ state: 'returned', refunded: { amount: 2000 } });
    await expect.poll(() => refunded(lent.id)).toEqual([2000]);
  });

  it('that is called off in its last days keeps its price, and every page and mail says so', async () => {
    const { client, email } = await student();
    const { client: desk } = await stageStaff(db, url, 'services');
    const asked = await askFor(client, { ...evening(), venue: 'temi-zammit-hall' });
    await decide(desk, asked.id, 'request.approve');
    const starts_at = new Date((await timeAt(url)) + 2 * 86_400_000 + randomInt(80_000_000));
    const ends_at = new Date(starts_at.getTime() + 60_000);
    const times = writtenTimes([{ starts_at, ends_at }]);
    await db.updateTable('rental_requests').set({ starts_at, ends_at, times }).where('id', '=', asked.id).execute();
    const late = { refund_until: null, refund: { amount: 0 }, refunded: { amount: 0 } };
    expect(await pay(client, asked.id)).toMatchObject(late);
    const until = writtenMoment(new Date(starts_at.getTime() - 7 * 86_400_000), 'en', 'Europe/Malta');
    const kept = `the €120.00 isn’t returned: the time to get it back ended on ${until}.`;
    expect(await mailed(email, 'Paid and confirmed: it’s yours')).toContain(`If you call it off now, ${kept}`);
    const { data: gone } = await client.DELETE('/rentals/requests/{request}', caseOf(asked.id));
    expect(gone?.data).toMatchObject({ state: 'cancelled', payment: { state: 'paid' }, refunded: { amount: 0 } });
    expect(await mailed(email, 'Your request was called off')).toContain(kept.replace('the', 'The'));
    const { data } = await desk.GET('/desk/rentals/{request}', caseOf(asked.id));
    expect(data?.data.request.refunded?.amount).toBe(0);
  });

  it('that nobody pays for lapses, and money that comes too late goes back', async () => {
    const { client, email } = await student();
    const { client: desk } = await stageStaff(db, url, 'services');
    const asked = await askFor(client, { ...evening(), venue: 'valletta-campus' });
    await decide(desk, asked.id, 'request.approve');
    await db
      .updateTable('rental_requests')
      .set({ pay_by: new Date(0) })
      .where('id', '=', asked.id)
      .execute();
    expect((await client.POST('/rentals/requests/{request}/pay', caseOf(asked.id))).error?.code).toBe('hold_ended');
    await fetch(`${url}/test/sweep`, { method: 'POST' });
    const { data } = await client.GET('/rentals/requests/{request}', caseOf(asked.id));
    expect(data?.data).toMatchObject({ state: 'lapsed', pay_by: null });
    await mailed(email, 'Your request has lapsed: it wasn’t paid');
  });

  it('repeats each week at the same hours, through the day on which the clocks change, and clashes with any of its times', async () => {
    const { client } = await student();
    const { client: desk } = await stageStaff(db, url, 'services');
    const year = `20${randomInt(40, 99)}`;
    const weekly = { start: `${year}-03-14T18:00`, end: `${year}-03-14T20:00`, repeats_until: `${year}-04-11` };
    const asked = await askFor(client, weekly);
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Malta', timeStyle: 'short' });
    expect(asked.times.map(({ start }) => local.format(new Date(start)))).toEqual(Array(5).fill('18:00'));
    expect(new Set(asked.times.map(({ start }) => start.slice(11, 16))).size).toBe(2);
    await decide(desk, asked.id, 'request.approve');
    const { data: file } = await client.GET('/rentals/requests/{request}/ical', {
      ...caseOf(asked.id),
      parseAs: 'text',
    });
    const entries = readCalendar(file ?? '').entries.map(({ start, end }) => ({ start, end }));
    const moments = asked.times.map(({ start, end }) => ({ start: calendarMoment(start), end: calendarMoment(end) }));
    expect(entries).toEqual(moments);
    const onThird = { start: `${year}-03-28T19:00`, end: `${year}-03-28T21:00` };
    const third = await client.POST('/rentals/requests', { body: wishFor(onThird) });
    expect(third.data?.data.clashes).toHaveLength(1);
    const between = { start: `${year}-03-28T20:00`, end: `${year}-03-28T22:00` };
    expect((await client.POST('/rentals/requests', { body: wishFor(between) })).data?.data.clashes).toEqual([]);
    const { data } = await client.GET('/rentals/calendar/{kind}/{thing}', {
      params: { path: { kind: 'venue', thing: 'student-house' }, query: { from: `${year}-03-14` } },
    });
    expect(data?.data.filter(({ taken }) => taken.length > 0)).toHaveLength(4);
    // The constraint, not the check before it, keeps the third time.
    const forced = sql`update rental_requests set state = 'approved' where id = ${third.data?.data.id ?? ''}`.execute(
      db,
    );
    await expect(forced).rejects.toMatchObject({ constraint: 'one_rental_a_venue' });
  });

  it('comes with documents, which its requester and the staff read and nobody else', async () => {
    const one = await student();
    const { token, client: desk } = await stageStaff(db, url, 'services');
    const { data: draft } = await one.client.POST('/rentals/requests', { body: wishFor(evening()) });
    const id = draft?.data.id ?? '';
    const add = async (files: Blob[], key = randomUUID()) =>
      upload<Schemas['RentalRequest']>(`${url}/api/rentals/requests/${id}/documents`, one.token, formOf({ files }), {
        'idempotency-key': key,
      });
    const key = randomUUID();
    const [paper, photo] = [blobOf(pdf(), 'application/pdf'), blobOf(await photoWithTraces())];
    for (const _ of [1, 2]) expect((await add([paper, photo], key)).data.documents).toHaveLength(2);
    expect((await add([paper, paper, paper, paper])).code).toBe('rental_too_many_files');
    const [bad] = await hostileDocuments();
    expect((await add([blobOf(bad?.bytes ?? Buffer.alloc(0), bad?.type)])).status).toBe(422);
    await one.client.POST('/rentals/requests/{request}/send', caseOf(id));
    expect((await add([paper])).code).toBe('not_in_this_state');
    const { data } = await desk.GET('/desk/rentals/{request}', caseOf(id));
    const documents = data?.data.request.documents ?? [];
    const read = async (path: string, who: string) => {
      const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${who}` } });
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
    };
    const other = await student();
    for (const { id: document, size } of documents) {
      const mine = await read(`/rentals/requests/${id}/documents/${document}`, one.token);
      expect(mine).toEqual(await read(`/desk/rentals/${id}/documents/${document}`, token));
      expect([(mine as Buffer).length, (mine as Buffer).includes('SpyPhone')]).toEqual([size, false]);
      expect(await read(`/rentals/requests/${id}/documents/${document}`, other.token)).toBe(404);
    }
    await decide(desk, id, 'request.ask_back', 'Without the photo, please.');
    const params = { path: { request: id, document: documents[1]?.id ?? '' } };
    const removed = await one.client.DELETE('/rentals/requests/{request}/documents/{document}', { params });
    expect(removed.data?.data.documents).toHaveLength(1);
    await db.deleteFrom('rental_requests').where('id', '=', id).execute();
    const files = db.selectFrom('files').select('id').where('user_id', '=', one.id);
    expect(await files.execute()).toEqual([]);
  });
});

describe('a weekly request', () => {
  it('does without the weeks at which its venue is taken, be it the first one', async () => {
    const { client: desk } = await stageStaff(db, url, 'services');
    const other = await student();
    const one = await student();
    const year = randomInt(2040, 2090);
    const hours = (day: string) => ({ start: `${year}-${day}T18:00`, end: `${year}-${day}T21:00` });
    for (const day of ['03-01', '03-15']) {
      const taken = await askFor(other.client, { ...hours(day), venue: 'jc-hall' });
      await decide(desk, taken.id, 'request.approve');
    }
    const wish = wishFor({ ...hours('03-01'), venue: 'jc-hall', repeats_until: `${year}-03-22` });
    const { data: draft } = await one.client.POST('/rentals/requests', { body: wish });
    const clashes = draft?.data.clashes.map(({ day }) => day) ?? [];
    expect(clashes).toEqual([`${year}-03-01`, `${year}-03-15`]);
    const { id } = draft?.data ?? { id: '' };
    expect((await one.client.POST('/rentals/requests/{request}/send', caseOf(id))).error?.code).toBe(
      'rental_venue_taken',
    );
    const change = (left_out: string[]) =>
      one.client.PUT('/rentals/requests/{request}', { ...caseOf(id), body: { ...wish, left_out } });
    const all = ['01', '08', '15', '22'].map((day) => `${year}-03-${day}`);
    expect((await change(all)).error?.errors).toHaveProperty('left_out');
    const { data: changed } = await change(clashes);
    expect(changed?.data).toMatchObject({ clashes: [], left_out: [`${year}-03-15`] });
    expect(changed?.data.start_local).toBe(`${year}-03-08T18:00`);
    expect(changed?.data.times).toHaveLength(2);
    await one.client.POST('/rentals/requests/{request}/send', caseOf(id));
    const { data } = await decide(desk, id, 'request.approve');
    expect(data?.data.request.state).toBe('approved');
    const calendar = await one.client.GET('/rentals/requests/{request}/ical', { ...caseOf(id), parseAs: 'text' });
    expect(readCalendar(calendar.data ?? '').entries).toHaveLength(2);
    expect(await mailed(one.email, 'Your request is approved')).toMatch(/Not on: .*15 March/);
  });

  it('that keeps one week only is asked for once', async () => {
    const { client } = await student();
    const { start, end } = evening();
    const day = start.slice(0, 10);
    const repeats_until = dayAfter(day, 7);
    const { data } = await client.POST('/rentals/requests', {
      body: wishFor({ start, end, repeats_until, left_out: [repeats_until] }),
    });
    expect(data?.data).toMatchObject({ repeats_until: null, left_out: [], start_local: start });
  });
});

describe('reminders', () => {
  const jobs = createJobs(socketOf(dataDir), () => undefined);
  afterAll(() => jobs.stop());

  it('come the day before each time, and the day before what is out is due back; each once', async () => {
    const union = readUnion('content');
    const site = readSite('content', union);
    await jobs.connect();
    const at = (now: string) => sendRentalReminders({ db, jobs, union, site, clock: { now: () => new Date(now) } });
    const { client: desk } = await stageStaff(db, url, 'services');
    const weekly = await student();
    const borrower = await student();
    await db.updateTable('users').set({ locale: 'mt' }).where('id', '=', borrower.id).execute();
    // On the night before the second evening clocks go forward.
    const room = await askFor(weekly.client, {
      start: '2036-03-23T18:00',
      end: '2036-03-23T21:00',
      repeats_until: '2036-03-30',
    });
    await decide(desk, room.id, 'request.approve');
    const things = await askFor(borrower.client, {
      venue: null,
      equipment: [{ id: 'lab-coat', quantity: 1 }],
      start: '2036-03-26T10:00',
      end: '2036-03-28T12:00',
    });
    await decide(desk, things.id, 'request.approve');
    await pay(borrower.client, things.id);
    expect(await at('2036-03-22T07:59:59Z')).toBe(0);
    expect(await at('2036-03-22T08:00:00Z')).toBe(1);
    expect(await at('2036-03-22T20:00:00Z')).toBe(0);
    expect(await at('2036-03-23T20:00:00Z')).toBe(0);
    expect(await at('2036-03-25T08:00:00Z')).toBe(1);
    expect(await at('2036-03-27T08:00:00Z')).toBe(1);
    expect(await at('2036-03-27T09:00:00Z')).toBe(0);
    expect(await at('2036-03-29T08:00:00Z')).toBe(1);
    const subject = 'Tomorrow: what you hired';
    await expect
      .poll(async () => (await mailsTo(dataDir, weekly.email)).filter((mail) => mail.subject === subject).length)
      .toBe(2);
    const mails = (await mailsTo(dataDir, weekly.email)).filter((mail) => mail.subject === subject);
    const evenings = new Set(mails.map(({ text }) => /From: .*(23|30) March/.exec(text)?.[1]));
    expect(evenings).toEqual(new Set(['23', '30']));
    expect(mails.every(({ raw }) => raw.includes('text/calendar'))).toBe(true);
    expect(await mailed(borrower.email, 'Għada: dak li krejt')).toContain(
      'ma tingħatax lura. Iż-żmien għal dan għalaq: ',
    );
    await mailed(borrower.email, 'Għada: rodd kollox lura');
  });
});
