import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../support/mailbox.ts';
import {
  becomes,
  decline,
  look,
  mailbox,
  remind,
  sharesOf,
  split,
  take,
  takeBack,
  tokenMailed,
} from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';

const { db, dataDir, stage, pay, isToldOf, friend, apart, taken } = useShares();

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
    expect((await look(token)).data?.data).toMatchObject({ is_taken: true, is_yours: false, is_from_you: false });
    const seenBy = async ({ client }: typeof one) =>
      (await client.POST('/booking-shares/look', { body: { token } })).data?.data;
    expect(await seenBy(winner)).toMatchObject({ is_taken: true, is_yours: true, is_from_you: false });
    expect(await seenBy(loser)).toMatchObject({ is_taken: true, is_yours: false, is_from_you: false });
    expect(await seenBy({ ...sale.buyer, client: sale.client })).toMatchObject({ is_yours: false, is_from_you: true });
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

  it('is refused to a friend whose booking there is being made at that moment', async () => {
    const { sale, tokens } = await apart();
    const { id: user_id, client } = await friend();
    const occurrence_id = sale.show.occurrenceId;
    const now = new Date();
    const { taking } = await db.transaction().execute(async (trx) => {
      const times = { expires_at: new Date('2099-01-01'), created_at: now, changed_at: now, paid_at: null };
      const facts = { reference: randomUUID(), locale: 'en', state: 'held', outcome: null } as const;
      await trx
        .insertInto('bookings')
        .values({ user_id, occurrence_id, ...facts, ...times })
        .execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const trying = take({ client }, tokens[0] ?? '');
      const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid ?? 0} = any(pg_blocking_pids(pid))`;
      await expect.poll(async () => (await waiting.execute(trx)).rows).toHaveLength(1);
      await sql`insert into person_places (mailbox, occurrence_id, places, most)
        select mailbox, ${occurrence_id}, 1, 10 from users where id = ${user_id}`.execute(trx);
      return { taking: trying };
    });
    expect((await taking).error?.code).toBe('share_while_holding');
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
    await takeBack(sale, ids[1] ?? '');
    await isToldOf(emails[1] ?? '', 'Your place was taken back');
    expect((await mailsTo(dataDir, emails[0] ?? '')).map(({ subject }) => subject)).toHaveLength(1);
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
      await expect.poll(async () => (await mailsTo(dataDir, emails[0] ?? '')).length).toBe(mails);
    }
    await anHourAgo();
    expect((await remind(sale, id)).response.status).toBe(429);
    expect((await remind(await friend(), id)).response.status).toBe(404);
    expect((await sharesOf(sale))[0]?.remind_from).toBeNull();
  });
});
