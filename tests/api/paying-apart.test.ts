import { describe, expect, inject, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import { mailsTo } from '../support/mailbox.ts';
import { patience } from '../support/patience.ts';
import { useShares } from '../support/use-shares.ts';

const {
  db,
  dataDir,
  stage,
  hold,
  read,
  pay,
  update,
  isToldOf,
  friend,
  mailbox,
  split,
  sharesOf,
  look,
  take,
  decline,
  takeBack,
  remind,
  tokenMailed,
  apart,
  taken,
  sweep,
  endTime,
  becomes,
  countedFor,
  wrongs,
} = useShares();
const HOUR_MS = 60 * 60 * 1000;
const now = () => timeAt(inject('portal').urls[0]);
/** Days from now on the wall, as `hold` counts them, until so long after now by the portal's clock, which stands still. */
const daysUntil = async (ms: number) => ((await now()) + ms - Date.now()) / (24 * HOUR_MS);

describe('a booking that everyone pays for themselves', () => {
  it('is paid by each: own bookings, own tickets, and whoever asked sees who has paid', async () => {
    const { sale, emails, tokens, left } = await apart();
    expect(left).toMatchObject({ state: 'held', attendees: [{ seat: { guid: 'seat-0' } }], total: { amount: 1000 } });
    const heldFor = Date.parse(left.expires_at ?? '') - (await now());
    expect(heldFor).toBeGreaterThan(23 * HOUR_MS);
    expect(left.extensions_left).toBe(0);
    expect(await countedFor(sale.buyer, sale.show)).toBe(3);

    const offer = (await look(tokens[0] ?? '')).data?.data;
    expect(offer).toMatchObject({
      from: 'Żaren',
      places: [{ ticket_name: 'student', seat: { guid: 'seat-1' } }],
      total: { amount: 1000 },
      expires_at: left.expires_at,
      is_taken: false,
    });
    expect(JSON.stringify(offer)).not.toMatch(new RegExp(`Buħaġiar|${sale.buyer.email}|${sale.booking.reference}`));

    const [one, other] = [await friend(), await friend(1)];
    const [ones, others] = [await taken(one, tokens[0] ?? '', sale), await taken(other, tokens[1] ?? '', sale)];
    expect(ones.booking).toMatchObject({
      state: 'held',
      attendees: [{ seat: { guid: 'seat-1' } }],
      total: { amount: 1000 },
    });
    expect(await countedFor(one, sale.show)).toBe(1);
    expect(await countedFor(sale.buyer, sale.show)).toBe(3);
    await pay(ones);
    await becomes(sale, emails[0], 'paid');
    await becomes(sale, emails[1], 'taken');
    expect(await countedFor(sale.buyer, sale.show)).toBe(2);
    await pay(sale);
    const [ticket] = (await pay(others)).attendees;
    await becomes(sale, emails[1], 'paid');
    expect(ticket?.code).not.toBeNull();
    expect(await countedFor(sale.buyer, sale.show)).toBe(1);
    await isToldOf(other.email, 'Your tickets');
    expect(await wrongs(sale.show)).toEqual([]);
    const { data: listed } = await sale.client.GET('/bookings', { params: { query: {} } });
    expect(listed?.data.map(({ id }) => id)).toEqual([sale.booking.id]);
    expect((await look(tokens[0] ?? '')).error?.code).toBe('share_over');
  });

  it('asks one person for several places once, and keeps no name that whoever asked had typed', async () => {
    const sale = await hold({ seats: 4, names: 'required' }, 3);
    const [, second, third] = sale.booking.attendees;
    await update(sale, { id: second?.id ?? '', first_name: 'Ġulja', last_name: 'Żammit', email: 'gulja@mail.example' });
    const email = mailbox();
    const [name, host] = email.split('@');
    const shares = [
      { attendee_id: second?.id ?? '', email },
      { attendee_id: third?.id ?? '', email: `${name}+again@${host}` },
    ];
    expect((await split(sale, shares)).response.status).toBe(201);
    expect(await sharesOf(sale)).toMatchObject([{ name: 'Ġulja', email, places: [{}, {}], total: { amount: 2000 } }]);
    const who = await friend();
    const theirs = await taken(who, await tokenMailed(email), sale);
    expect(theirs.booking.attendees).toMatchObject([
      { first_name: null, last_name: null, email: null },
      { first_name: null, last_name: null, email: null },
    ]);
    expect((await mailsTo(dataDir, email)).map(({ subject }) => subject)).toHaveLength(1);
    expect((await who.client.POST('/bookings/{booking}/pay', { params: theirs.params })).response.status).toBe(422);
  });

  it('lets go of what is unpaid at the end, and the waiting list is offered it', async () => {
    const { sale, emails, tokens } = await apart({ seats: 3 });
    const waiter = await friend();
    const { occurrenceId: occurrence_id, kinds } = sale.show;
    await waiter.client.POST('/waiting', { body: { occurrence_id, ticket_id: kinds.student, party: 1 } });
    const late = await taken(await friend(), tokens[0] ?? '', sale);
    await pay(sale);
    await endTime(sale);
    await becomes(sale, emails[0], 'released');
    await becomes(sale, emails[1], 'released');
    expect(await read(late)).toMatchObject({ state: 'expired' });
    expect((await take(await friend(), tokens[1] ?? '')).error?.code).toBe('share_over');
    expect((await look(tokens[1] ?? '')).response.status).toBe(404);
    await isToldOf(sale.buyer.email, 'A place was released');
    expect(await countedFor(sale.buyer, sale.show)).toBe(1);
    expect(await countedFor(late.buyer, sale.show)).toBe(0);
    await expect
      .poll(
        async () => {
          await sweep();
          return (await waiter.client.GET('/waiting', { params: { query: {} } })).data?.data[0]?.state;
        },
        { timeout: patience },
      )
      .toBe('offered');
    expect(await wrongs(sale.show)).toEqual([]);
  });

  it('is not extended, not made larger, and not split again past its end', async () => {
    const { sale, tokens, left } = await apart({ seats: 6 }, 3);
    const late = await taken(await friend(), tokens[0] ?? '', sale);
    for (const { client, params, show } of [sale, late]) {
      expect((await client.POST('/bookings/{booking}/extend', { params })).error?.code).toBe('no_more_time');
      const more = { ticket_id: show.kinds.student, seat: { guid: 'seat-5' } };
      const adding = client.POST('/bookings/{booking}/attendees', { params, body: { attendees: [more] } });
      expect((await adding).error?.code).toBe('past_the_share');
    }
    expect((await read(sale)).expires_at).toBe(left.expires_at);
    const update = db.updateTable('bookings').set({ expires_at: new Date(Date.parse(left.expires_at ?? '') + 1) });
    await expect(update.where('id', '=', sale.booking.id).execute()).rejects.toThrow('never_past_the_end');
  });

  it('ends with the sale of its tickets, and sooner while the house is nearly full', async () => {
    const soon = await hold({ seats: 30, startsInDays: await daysUntil(5 * HOUR_MS) });
    const { data } = await split(soon, [{ attendee_id: soon.booking.attendees[1]?.id ?? '', email: mailbox() }]);
    expect(data?.data.expires_at).toBe(soon.booking.occurrence.start);
    const tooSoon = await hold({ startsInDays: await daysUntil(HOUR_MS / 5) });
    const refused = await split(tooSoon, [{ attendee_id: tooSoon.booking.attendees[1]?.id ?? '', email: mailbox() }]);
    expect(refused.error?.code).toBe('apart_too_late');
    const full = await hold({ seats: 3 }, 3);
    await expect.poll(async () => (await read(full)).nearly_full, { timeout: patience }).toBe(true);
    const { data: last } = await split(full, [{ attendee_id: full.booking.attendees[1]?.id ?? '', email: mailbox() }]);
    expect(Date.parse(last?.data.expires_at ?? '') - (await now())).toBeLessThan(2 * HOUR_MS + 60_000);
  });
});

describe('a link to a place', () => {
  it('works for one person, again and again until it is paid, and never for whoever asked', async () => {
    const { sale, tokens, left } = await apart();
    const [token = ''] = tokens;
    expect((await take(sale, token)).error?.code).toBe('share_own');
    const [one, other] = [await friend(), await friend(1)];
    const tries = await Promise.all([take(one, token), take(other, token)]);
    expect(tries.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    const [winner, loser] = tries[0]?.data === undefined ? [other, one] : [one, other];
    const again = await take(winner, token);
    expect(again.data?.data).toMatchObject({ state: 'held', expires_at: left.expires_at });
    expect((await look(token)).data?.data.is_taken).toBe(true);
    expect((await take(loser, token)).error?.code).toBe('share_over');
    expect((await decline(token)).response.status).toBe(409);
    const path = { booking: again.data?.data.id ?? '' };
    expect((await sale.client.GET('/bookings/{booking}', { params: { path } })).response.status).toBe(404);
    expect((await take(one, 'a'.repeat(43))).error?.code).toBe('share_over');
  });

  it('is refused to a friend who holds other places there, and past the friend’s limit', async () => {
    const { sale, tokens } = await apart({ seats: 8, perPerson: 3 }, 3);
    const who = await friend();
    const { occurrenceId: occurrence_id, kinds } = sale.show;
    const seats = (...guids: string[]) => guids.map((guid) => ({ ticket_id: kinds.student, seat: { guid } }));
    const { data } = await who.client.POST('/bookings', { body: { occurrence_id, attendees: seats('seat-5') } });
    expect((await take(who, tokens[0] ?? '')).error?.code).toBe('share_while_holding');
    const own = { show: sale.show, client: who.client, buyer: who, params: { path: { booking: data?.data.id ?? '' } } };
    if (data === undefined) throw new Error('The friend could not book');
    await pay({ ...own, booking: data.data });
    expect((await take(who, tokens[0] ?? '')).response.status).toBe(201);
    const full = await friend();
    const many = await full.client.POST('/bookings', {
      body: { occurrence_id, attendees: seats('seat-4', 'seat-6', 'seat-7') },
    });
    const path = { booking: many.data?.data.id ?? '' };
    if (many.data === undefined) throw new Error('The friend could not book');
    await pay({ ...own, client: full.client, buyer: full, params: { path }, booking: many.data.data });
    expect((await take(full, tokens[1] ?? '')).error?.code).toBe('over_the_limit');
  });

  it('gives the friend the friend’s own price', async () => {
    const show = await stage.show();
    await db
      .updateTable('ticket_kinds')
      .set({ member_prices: JSON.stringify([{ for: ['volunteer'], cents: 400 }]) })
      .where('id', '=', show.kinds.student)
      .execute();
    const holder = await friend();
    const attendees = [{ ticket_id: show.kinds.student }, { ticket_id: show.kinds.student }];
    const { data } = await holder.client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
    if (data === undefined) throw new Error('The places could not be held');
    const booking = data.data;
    const sale = { show, client: holder.client, buyer: holder, booking, params: { path: { booking: booking.id } } };
    const email = mailbox();
    await split(sale, [{ attendee_id: booking.attendees[1]?.id ?? '', email }]);
    const who = await friend();
    await db.updateTable('users').set({ is_volunteer: true }).where('id', '=', who.id).execute();
    const token = await tokenMailed(email);
    expect((await look(token)).data?.data.total).toMatchObject({ amount: 1000 });
    const theirs = await taken(who, token, sale);
    expect(theirs.booking).toMatchObject({ total: { amount: 400 }, listed_total: { amount: 1000 } });
    expect(await sharesOf(sale)).toMatchObject([{ state: 'taken', total: { amount: 1000 } }]);
  });

  it('can be refused without an account; the place stays for whoever asked, who is told', async () => {
    const { sale, emails, tokens, ids } = await apart();
    expect((await decline(tokens[0] ?? '')).response.status).toBe(204);
    expect((await decline(tokens[0] ?? '')).response.status).toBe(404);
    await isToldOf(sale.buyer.email, 'A place was turned down');
    await becomes(sale, emails[0], 'declined');
    expect((await take(await friend(), tokens[0] ?? '')).error?.code).toBe('share_over');
    expect((await takeBack(sale, ids[0] ?? '')).data?.data.attendees).toHaveLength(2);
  });

  it('is mailed again an hour later, and no more than twice', async () => {
    const { sale, emails, ids } = await apart({}, 2);
    const [id = ''] = ids;
    const first = await remind(sale, id);
    expect([first.response.status, first.error?.code]).toEqual([429, 'share_reminded']);
    const anHourAgo = async () =>
      db
        .updateTable('booking_shares')
        .set({ mailed_at: new Date(0) })
        .where('id', '=', id)
        .execute();
    for (const mails of [2, 3]) {
      await anHourAgo();
      expect((await remind(sale, id)).response.status).toBe(200);
      await expect
        .poll(async () => (await mailsTo(dataDir, emails[0] ?? '')).length, { timeout: patience })
        .toBe(mails);
    }
    await anHourAgo();
    expect((await remind(sale, id)).response.status).toBe(429);
    expect((await remind(await friend(), id)).response.status).toBe(404);
    expect((await sharesOf(sale))[0]?.remind_from).toBeNull();
  });
});
