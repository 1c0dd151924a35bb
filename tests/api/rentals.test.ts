import { describe, expect, it } from 'vitest';
import { writtenTimes } from '../../server/features/rentals/times.ts';
import { readCalendar } from '../support/calendar-files.ts';
import { stageSession } from '../support/actors.ts';
import { timeAt } from '../support/clock.ts';
import { clientOf, type Client } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { askFor, caseOf, decide, evening, organisation, useRentals, type Wish, wishFor } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';

const { url, db, student, mailed, pay } = useRentals();

describe('a wish', () => {
  it('is refused with the field and the way to mend it', async () => {
    const { client } = await student();
    const refused = async (own: Partial<Wish>) => {
      const { error } = await client.POST('/rentals/requests', { body: wishFor(own) });
      return [error?.code, ...Object.keys(error?.errors ?? {})];
    };
    expect(await refused({ end: '2031-02-03T18:00' })).toEqual(['rental_end', 'end']);
    expect(await refused({ start: '2020-02-03T18:00' })).toEqual(['rental_past', 'start', 'end']);
    expect(await refused({ start: '2031-02-30T18:00' })).toEqual(['rental_day', 'start']);
    expect(await refused({ venue: null })).toEqual(['rental_nothing', 'venue']);
    expect(await refused({ purpose: ' \n\t\0' })).toEqual(['missing_field', 'purpose']);
    expect(await refused({ venue: 'ta-qali-stadium' })).toEqual(['rental_unknown', 'venue']);
    expect(await refused({ people: 61 })).toEqual(['rental_capacity', 'people']);
    expect(await refused({ organisation: 'kumpanija-zghira' })).toEqual(['rental_not_officer', 'organisation']);
    const lent = (id: string, quantity: number) => ({ venue: null, equipment: [{ id, quantity }] });
    expect(await refused({ ...lent('e-bike', 1), repeats_until: '2031-03-03' })).toEqual([
      'rental_repeat_venue',
      'repeats_until',
    ]);
    for (const repeats_until of ['2031-02-09', '2032-02-03'])
      expect(await refused({ repeats_until })).toEqual(['rental_repeat_until', 'repeats_until']);
    expect(await refused({ end: '2031-02-10T18:01', repeats_until: '2031-03-03' })).toEqual([
      'rental_repeat_long',
      'end',
    ]);
    expect(await refused(lent('marquee', 1))).toEqual(['rental_for_organisations', 'equipment']);
    expect(await refused(lent('e-bike', 13))).toEqual(['rental_quantity', 'equipment']);
    expect(await refused({ ...lent('e-bike', 1), end: '2031-02-10T18:01' })).toEqual(['rental_too_long', 'end']);
    const { error } = await client.POST('/rentals/requests', {
      body: wishFor({ ...lent('e-bike', 1), end: '2031-02-10T18:01' }),
    });
    expect(error?.errors?.['end']).toEqual([expect.stringMatching(/: at most 7 × 24 hours\. /)]);
    expect(await refused({ ...lent('e-bike', 1), end: '2031-02-10T18:00' })).toEqual([undefined]);
  });
});

describe('a request', () => {
  it('is not decided as it was before its requester changed it', async () => {
    const { client } = await student();
    const { client: desk } = await stageStaff(db, url, 'services');
    const { id } = await askFor(client, evening());
    const seen = (await desk.GET('/desk/rentals/{request}', caseOf(id))).data?.data.version ?? '';
    await decide(desk, id, 'request.ask_back', 'For how many people?');
    const body = wishFor({ ...evening(), people: 59 });
    await client.PUT('/rentals/requests/{request}', { ...caseOf(id), body });
    await client.POST('/rentals/requests/{request}/send', caseOf(id));
    const stale = { ...caseOf(id), body: { event: 'request.approve', version: seen } } as const;
    expect((await desk.POST('/desk/rentals/{request}', stale)).error?.code).toBe('changed_meanwhile');
    expect((await decide(desk, id, 'request.approve')).data?.data.request.state).toBe('approved');
  });

  it('is not sent in the name of an organisation by whose officer it no longer is', async () => {
    const { client, id: userId } = await student();
    const draft = await client.POST('/rentals/requests', {
      body: wishFor({ ...evening(), organisation: organisation.id }),
    });
    await db.deleteFrom('organisation_officers').where('user_id', '=', userId).execute();
    const sent = await client.POST('/rentals/requests/{request}/send', caseOf(draft.data?.data.id ?? ''));
    expect([sent.error?.code, ...Object.keys(sent.error?.errors ?? {})]).toEqual([
      'rental_not_officer',
      'organisation',
    ]);
  });

  it('is kept, sent, asked back, changed, approved and called off, with a mail at every step', async () => {
    const { client, email } = await student();
    const { client: desk } = await stageStaff(db, url, 'services');
    const when = evening();
    const { data: draft } = await client.POST('/rentals/requests', {
      body: wishFor({ ...when, organisation: organisation.id }),
    });
    expect(draft?.data).toMatchObject({ state: 'draft', organisation, start_local: when.start, can_send: true });
    const id = draft?.data.id ?? '';
    expect((await desk.GET('/desk/rentals/{request}', caseOf(id))).error?.code).toBe('not_found');
    await client.POST('/rentals/requests/{request}/send', caseOf(id));
    await mailed(email, 'We have your request');
    const { data: queue } = await desk.GET('/desk/rentals', {
      params: { query: { search: draft?.data.reference ?? '' } },
    });
    expect(queue?.data).toMatchObject([{ id, organisation: organisation.name, state: 'sent' }]);
    expect((await decide(desk, id, 'request.ask_back')).error?.code).toBe('reason_needed');
    expect((await decide(desk, id, 'request.ask_back', '\u200B \u202E')).error?.code).toBe('reason_needed');
    await decide(desk, id, 'request.ask_back', 'How many chairs do you need?');
    expect(await mailed(email, 'A question about your request')).toContain('How many chairs');
    const { data: changed } = await client.PUT('/rentals/requests/{request}', {
      ...caseOf(id),
      body: wishFor({ ...when, people: 31 }),
    });
    expect(changed?.data).toMatchObject({ state: 'asked_back', people: 31, note: 'How many chairs do you need?' });
    await client.POST('/rentals/requests/{request}/send', caseOf(id));
    expect((await client.GET('/rentals/requests/{request}/ical', caseOf(id))).error?.code).toBe('rental_not_approved');
    const { data: approved } = await decide(desk, id, 'request.approve');
    expect(approved?.data).toMatchObject({ request: { state: 'approved' }, events: ['request.cancel'] });
    await mailed(email, 'Your request is approved');
    const { data: file } = await client.GET('/rentals/requests/{request}/ical', { ...caseOf(id), parseAs: 'text' });
    const [entry] = readCalendar(file ?? '').entries;
    expect(`${entry?.title} ${entry?.location}`).toContain('Student House common room');
    const from = when.start.slice(0, 10);
    const calendar = async () =>
      (
        await client.GET('/rentals/calendar/{kind}/{thing}', {
          params: { path: { kind: 'venue', thing: 'student-house' }, query: { from } },
        })
      ).data?.data;
    expect((await calendar())?.[0]).toMatchObject({
      date: from,
      left: null,
      taken: [{ start: approved?.data.request.start }],
    });
    const late = await client.POST('/rentals/requests', { body: wishFor(when) });
    const second = await client.POST('/rentals/requests/{request}/send', caseOf(late.data?.data.id ?? ''));
    expect(second.error?.code).toBe('rental_venue_taken');
    expect((await client.DELETE('/rentals/requests/{request}', caseOf(id))).data?.data.state).toBe('cancelled');
    await mailed(email, 'Your request was called off');
    expect((await calendar())?.[0]?.taken).toEqual([]);
    const { data: mine } = await client.GET('/rentals/requests');
    const own = mine?.data.filter(({ asked_by }) => asked_by === null);
    expect(new Map(own?.map((each) => [each.id, each.state]))).toEqual(
      new Map([
        [id, 'cancelled'],
        [late.data?.data.id, 'draft'],
      ]),
    );
    expect((await client.GET('/rentals/requests/{request}', caseOf(id))).data?.data.can_change).toBe(false);
    expect((await (await student()).client.GET('/rentals/requests/{request}', caseOf(id))).error?.code).toBe(
      'not_found',
    );
  });

  it('for an organisation is read by its other officers once it is sent, changed by none of them, and seen by nobody else', async () => {
    const [asking, fellow] = [await student(), await student()];
    const member = await stageSession(db);
    const { client: desk } = await stageStaff(db, url, 'services');
    const read = async ({ client }: Pick<typeof fellow, 'client'>, id: string) =>
      (await client.GET('/rentals/requests/{request}', caseOf(id))).data?.data;
    const draft = await asking.client.POST('/rentals/requests', {
      body: wishFor({ ...evening(), organisation: organisation.id }),
    });
    const id = draft.data?.data.id ?? '';
    expect(await read(fellow, id)).toBeUndefined();
    await asking.client.POST('/rentals/requests/{request}/send', caseOf(id));
    const nothing = { can_change: false, can_cancel: false, can_pay: false };
    expect(await read(fellow, id)).toMatchObject({ state: 'sent', organisation, asked_by: 'Ċetta Għigo', ...nothing });
    expect(await read(asking, id)).toMatchObject({ asked_by: null, can_cancel: true });
    expect((await fellow.client.DELETE('/rentals/requests/{request}', caseOf(id))).error?.code).toBe('not_found');
    await decide(desk, id, 'request.approve');
    const file = await fellow.client.GET('/rentals/requests/{request}/ical', { ...caseOf(id), parseAs: 'text' });
    expect(readCalendar(file.data ?? '').entries).toHaveLength(1);
    const listed = async (client: typeof fellow.client) =>
      (await client.GET('/rentals/requests')).data?.data.some((each) => each.id === id);
    expect([await listed(asking.client), await listed(fellow.client)]).toEqual([true, true]);
    const outside = clientOf(url, member);
    expect([await read({ client: outside }, id), await listed(outside)]).toEqual([undefined, false]);
    const own = await askFor(asking.client, evening());
    expect(await read(fellow, own.id)).toBeUndefined();
  });

  it('shows the desk what else is around, and what is left of the equipment', async () => {
    const [one, other] = [await student(), await student()];
    const { client: desk } = await stageStaff(db, url, 'services');
    const when = evening();
    const first = await askFor(one.client, { ...when, venue: null, equipment: [{ id: 'e-bike', quantity: 8 }] });
    const second = await askFor(other.client, { ...when, venue: null, equipment: [{ id: 'e-bike', quantity: 5 }] });
    const beside = async () => (await desk.GET('/desk/rentals/{request}', caseOf(second.id))).data?.data;
    expect((await beside())?.around).toMatchObject([{ id: first.id, kind: 'waiting' }]);
    await decide(desk, first.id, 'request.approve');
    expect((await beside())?.around).toMatchObject([{ id: first.id, kind: 'to_pay' }]);
    await pay(one.client, first.id);
    expect(await beside()).toMatchObject({
      left: [{ id: 'e-bike', name: 'E-bike', quantity: 5, left: 4 }],
      around: [{ id: first.id, kind: 'approved' }],
    });
    expect((await decide(desk, second.id, 'request.approve')).error?.code).toBe('rental_stock_taken');
  });

  it('tells the desk that a venue is taken while a request can be approved, and asks no student about it', async () => {
    const [one, other] = [await student(), await student()];
    const { client: desk } = await stageStaff(db, url, 'services');
    const when = evening();
    const first = await askFor(one.client, when);
    const second = await askFor(other.client, when);
    const clashes = async () =>
      (await desk.GET('/desk/rentals/{request}', caseOf(second.id))).data?.data.request.clashes;
    expect(await clashes()).toEqual([]);
    await decide(desk, first.id, 'request.approve');
    expect(await clashes()).toMatchObject([{ start: expect.any(String) }]);
    const own = await other.client.GET('/rentals/requests/{request}', caseOf(second.id));
    expect(own.data?.data.clashes).toEqual([]);
    const declined = await decide(desk, second.id, 'request.decline', 'The hall is taken.');
    expect(declined.data?.data.request.clashes).toEqual([]);
  });

  it('lapses undecided, is due back after its time, and comes back', async () => {
    const [slow, borrower] = [await student(), await student()];
    const { client: desk } = await stageStaff(db, url, 'services');
    const things = { ...evening(), venue: null, equipment: [{ id: 'lab-coat', quantity: 1 }] };
    const [waiting, lent] = [await askFor(slow.client, things), await askFor(borrower.client, things)];
    await decide(desk, lent.id, 'request.approve');
    await pay(borrower.client, lent.id);
    const stateOf = async (client: Client, id: string) =>
      (await client.GET('/rentals/requests/{request}', caseOf(id))).data?.data.state;
    const sweep = () => fetch(`${url}/test/sweep`, { method: 'POST' });
    await sweep();
    expect(await stateOf(slow.client, waiting.id)).toBe('sent');
    expect(await stateOf(borrower.client, lent.id)).toBe('approved');
    // Their time passes, and that of nobody else's requests at this portal.
    const now = await timeAt(url);
    const [starts_at, ends_at] = [2, 1].map((hours) => new Date(now - hours * 3_600_000)) as [Date, Date];
    await db
      .updateTable('rental_requests')
      .set({ starts_at, ends_at, times: writtenTimes([{ starts_at, ends_at }]) })
      .where('id', 'in', [waiting.id, lent.id])
      .execute();
    await sweep();
    expect(await stateOf(slow.client, waiting.id)).toBe('lapsed');
    expect(await stateOf(borrower.client, lent.id)).toBe('due_back');
    await mailed(slow.email, 'Your request has lapsed');
    await mailed(borrower.email, 'Please bring everything back');
    expect((await desk.GET('/desk/rentals/{request}', caseOf(lent.id))).data?.data.events).toEqual([
      'things.return',
      'things.miss',
    ]);
  });
});

it('keeps a document that came without a name, under a plain word', async () => {
  const { client, token } = await student();
  const draft = (await client.POST('/rentals/requests', { body: wishFor() })).data?.data;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const part = 'content-disposition: form-data; name="files"\r\ncontent-type: application/octet-stream';
  const body = new Uint8Array(Buffer.concat([Buffer.from(`--x\r\n${part}\r\n\r\n`), pdf(), Buffer.from('\r\n--x--')]));
  const answer = await fetch(`${url}/api/rentals/requests/${draft?.id}/documents`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([201, { data: { documents: [{ name: 'document' }] } }]);
});
