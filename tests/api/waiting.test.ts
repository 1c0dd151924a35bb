import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { stageStaff } from '../support/staff.ts';
import { useWaiting } from '../support/use-waiting.ts';

const {
  stage,
  db,
  sandbox,
  dataDir,
  urls,
  person,
  book,
  soldOut,
  join,
  leave,
  entryOf,
  waiter,
  sweep,
  becomes,
  give,
  endOffer,
  pay,
  stateOf,
} = useWaiting();

describe('a waiting list', () => {
  it('offers what comes free to the first party that it is enough for, holds it, and says so by mail', async () => {
    const house = await soldOut();
    const { show } = house;
    const many = await waiter(show, 3);
    const [two, one] = [await waiter(show, 2, 1), await waiter(show, 1)];
    expect([await entryOf(many, show), await entryOf(one, show)]).toMatchObject([{ ahead: 0 }, { ahead: 2 }]);
    await give(house, 1, 3);
    await becomes(two, show, 'offered');
    expect([await entryOf(many, show), await entryOf(one, show)]).toMatchObject([
      { state: 'queued', ahead: 0 },
      { state: 'queued', ahead: 1 },
    ]);
    const offer = await entryOf(two, show);
    const path = { booking: offer?.booking_id ?? '' };
    const { data } = await two.client.GET('/bookings/{booking}', { params: { path } });
    expect(data?.data).toMatchObject({
      state: 'held',
      outcome: 'offered',
      extensions_left: 0,
      hold_seconds: 7200,
      attendees: [{ seat: { guid: 'seat-1' } }, { seat: { guid: 'seat-2' } }],
    });
    const mail = await mailAbout(dataDir, two.email, /^Places have come free/);
    expect(mail.text).toContain(`/tickets/receive?of=${show.slug}.${show.occurrenceId}`);
    await pay(two, path.booking);
    await becomes(two, show, 'taken');
    await leave(many, many.entry);
    await give(house, 3, 4);
    await becomes(one, show, 'offered');
  });

  it('hands an offer on when it is declined, and when its time is over', async () => {
    const house = await soldOut({ seats: 1 });
    const { show } = house;
    const [first, second, third] = [await waiter(show), await waiter(show, 1, 1), await waiter(show)];
    await give(house, 0, 1);
    await becomes(first, show, 'offered');
    expect((await leave(first, first.entry)).response.status).toBe(204);
    expect((await leave(first, first.entry)).response.status).toBe(204);
    expect((await entryOf(first, show))?.state).toBe('declined');
    await becomes(second, show, 'offered');
    await endOffer((await entryOf(second, show))?.booking_id);
    await becomes(second, show, 'missed');
    await mailAbout(dataDir, second.email, /^Your offer has ended/);
    await becomes(third, show, 'offered');
    expect((await join(second, show)).response.status).toBe(201);
  });

  it('keeps what comes free from everybody else for as long as somebody waits', async () => {
    const house = await soldOut({ seats: 2 });
    const { show } = house;
    const patient = await waiter(show, 2);
    await give(house, 0, 1);
    const stranger = await person();
    // For the moment in which the portal checks whether the seat is enough for a party, it counts as taken.
    await expect.poll(async () => (await book(stranger, show, 1)).error?.code).toBe('people_waiting');
    await expect.poll(async () => stateOf(stranger, show)).toMatchObject({ state: 'fully_booked', places_left: 0 });
    await leave(patient, patient.entry);
    await expect.poll(async () => (await stateOf(stranger, show))?.state).toBe('open');
    expect((await book(stranger, show, 1)).response.status).toBe(201);
  });

  it('does the same where people sit freely, and lets nobody take more than was offered', async () => {
    const show = await stage.show({ capacity: 2 });
    const holders = [await person(), await person()];
    const held = await Promise.all(holders.map((who) => book(who, show, 1)));
    const guest = await person();
    await guest.client.POST('/bookings', {
      body: { occurrence_id: show.occurrenceId, attendees: [0, 1].map(() => ({ ticket_id: show.kinds.guest })) },
    });
    const patient = await waiter(show, 1);
    const [stranger, other] = [await person(), await waiter(show, 2)];
    const free = (at: number) =>
      holders[at]?.client.DELETE('/bookings/{booking}', {
        params: { path: { booking: held[at]?.data?.data.id ?? '' } },
      });
    await free(0);
    expect((await book(stranger, show, 1)).error?.code).toBe('people_waiting');
    await becomes(patient, show, 'offered');
    await free(1);
    const offer = await entryOf(patient, show);
    const attendees = [0, 1].map(() => ({ ticket_id: show.kinds.student }));
    const more = await patient.client.POST('/bookings/{booking}/merge', {
      params: { path: { booking: offer?.booking_id ?? '' } },
      body: { attendees },
    });
    expect(more.error?.code).toBe('past_the_offer');
    expect((await entryOf(other, show))?.state).toBe('queued');
  });

  it('refuses whoever holds places, waits already, wants too many, or could book', async () => {
    const house = await soldOut({ seats: 2, perPerson: 2 });
    const { show, seller } = house;
    const waiting = await waiter(show, 2);
    const codes = [await join(seller, show), await join(waiting, show), await join(await person(), show, 3)];
    expect(codes.map(({ error }) => error?.code)).toEqual([
      'waiting_while_holding',
      'waiting_already',
      'over_the_limit',
    ]);
    const open = await stage.show({ seats: 2 });
    expect((await join(waiting, open)).error?.code).toBe('waiting_needless');
    expect((await leave(await person(), waiting.entry)).response.status).toBe(404);
  });

  it('refuses a party that it could never serve', async () => {
    const { show } = await soldOut({ seats: 2 });
    expect((await join(await person(), show, 3)).error?.code).toBe('waiting_too_many');
    expect((await join(await person(), show, 2)).response.status).toBe(201);
    const freely = await stage.show({ capacity: 2 });
    await book(await person(), freely, 2);
    await db.updateTable('ticket_kinds').set({ capacity: 0 }).where('id', '=', freely.kinds.guest).execute();
    await expect.poll(async () => (await stateOf(await person(), freely))?.state).toBe('fully_booked');
    expect((await join(await person(), freely, 3)).error?.code).toBe('waiting_too_many');
    expect((await join(await person(), freely, 2)).response.status).toBe(201);
  });

  it('closes when the date is cancelled, with its offers', async () => {
    const house = await soldOut({ seats: 2 });
    const { show } = house;
    const [offered, waiting] = [await waiter(show), await waiter(show, 2)];
    await give(house, 0, 1);
    await becomes(offered, show, 'offered');
    await db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', show.occurrenceId).execute();
    await becomes(waiting, show, 'closed');
    await becomes(offered, show, 'closed');
    await mailAbout(dataDir, waiting.email, /^Cancelled/);
  });

  it('offers nothing while its event is hidden, since nobody could book it, and goes on once it is shown', async () => {
    const house = await soldOut({ seats: 1 });
    const { show } = house;
    const patient = await waiter(show);
    const hide = (hidden: boolean) => db.updateTable('events').set({ hidden }).where('slug', '=', show.slug).execute();
    await hide(true);
    for (const at of [0, 1]) {
      const stranger = await person(at);
      // A server may not notice for a second.
      await expect.poll(async () => (await join(stranger, show, 2)).response.status).toBe(404);
    }
    await give(house, 0, 1);
    for (const url of urls) await sweep(url);
    expect((await entryOf(patient, show))?.state).toBe('queued');
    await hide(false);
    await becomes(patient, show, 'offered');
  });

  it('takes back an offer whose event was hidden until it ended, and makes it again to the same party', async () => {
    const house = await soldOut({ seats: 1 });
    const { show } = house;
    const [first, second] = [await waiter(show), await waiter(show, 1, 1)];
    await give(house, 0, 1);
    await becomes(first, show, 'offered');
    const before = (await entryOf(first, show))?.booking_id;
    const hide = (hidden: boolean) => db.updateTable('events').set({ hidden }).where('slug', '=', show.slug).execute();
    await hide(true);
    const params = { path: { booking: before ?? '' } };
    // A server may not notice for a second.
    for (const url of urls)
      await expect
        .poll(async () => (await clientOf(url, first).POST('/bookings/{booking}/pay', { params })).response.status)
        .toBe(404);
    await endOffer(before);
    await becomes(first, show, 'queued');
    const mail = await mailAbout(dataDir, first.email, /^Your offer couldn’t be booked/);
    expect(mail.text).toContain('back in your old place');
    await hide(false);
    await becomes(first, show, 'offered');
    expect((await entryOf(first, show))?.booking_id).not.toBe(before);
    expect((await entryOf(second, show))?.state).toBe('queued');
    const offers = async () =>
      (await mailsTo(dataDir, first.email)).filter(({ subject }) => subject.startsWith('A place has come free')).length;
    await expect.poll(offers).toBe(2);
  });

  it('passes over whoever cannot log in when their turn comes, and nobody before that', async () => {
    const house = await soldOut({ seats: 1 });
    const { show } = house;
    const [first, second] = [await waiter(show), await waiter(show, 1, 1)];
    const close = (disabled_at: Date | null) =>
      db.updateTable('users').set({ disabled_at }).where('id', '=', first.id).execute();
    await close(new Date());
    await sweep();
    await close(null);
    expect((await entryOf(first, show))?.state).toBe('queued');
    await close(new Date());
    await give(house, 0, 1);
    await becomes(second, show, 'offered');
    await close(null);
    expect((await entryOf(first, show))?.state).toBe('left');
    expect(await mailsTo(dataDir, first.email)).toEqual([]);
  });

  it('is seen by the staff in its order, which is noted', async () => {
    const { show } = await soldOut({ seats: 2 });
    const people = [await waiter(show), await waiter(show, 2)];
    const staff = await stageStaff(db, urls[0], 'events');
    const { data } = await staff.client.GET('/desk/occurrences/{occurrence}/waiting', {
      params: { path: { occurrence: show.occurrenceId } },
    });
    expect(data?.data.map(({ id, party }) => [id, party])).toEqual(people.map(({ entry }, at) => [entry, at + 1]));
  });

  it('gives back the money of an offer that was paid for too late, if the place went to the next', async () => {
    const house = await soldOut({ seats: 1 });
    const { show } = house;
    const [late, next] = [await waiter(show), await waiter(show)];
    await give(house, 0, 1);
    await becomes(late, show, 'offered');
    const booking = (await entryOf(late, show))?.booking_id ?? '';
    const { data } = await late.client.POST('/bookings/{booking}/pay', { params: { path: { booking } } });
    // As if our own record had ended a moment before the money arrived.
    await db.updateTable('bookings').set({ state: 'expired', expires_at: null }).where('id', '=', booking).execute();
    await sql`with gone as (update attendees set live = false where booking_id = ${booking})
      update seats set state = 0, booking_id = null where booking_id = ${booking}`.execute(db);
    await db.updateTable('waiting').set({ state: 'missed' }).where('id', '=', late.entry).execute();
    await sandbox.pay(data?.data.session_id ?? '');
    await becomes(next, show, 'offered');
    const read = () => late.client.GET('/bookings/{booking}', { params: { path: { booking } } });
    await expect.poll(async () => (await read()).data?.data.state).toBe('refunded');
  });
});

it('is part of what an account’s owner is told, and goes with the account', async () => {
  const { show } = await soldOut({ seats: 1 });
  const who = await waiter(show);
  const { data } = await who.client.GET('/auth/export');
  expect(JSON.stringify(data)).toContain(who.entry);
});
