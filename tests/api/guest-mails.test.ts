import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import type { BookingDeps } from '../../server/features/bookings/deps.ts';
import { mayMailGuest } from '../../server/features/bookings/guest-mails.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { insertPerson, stagePerson } from '../support/accounts.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import { invitationIn, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { openStage, stageShow } from '../support/stage.ts';
import { useTickets, zaren } from '../support/use-tickets.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { hold, update, pay } = useTickets();
const deps = { db, clock: systemClock, fingerprint: createFingerprint(SESSION_SECRET) } as BookingDeps;
const newMailbox = () => `${randomUUID()}@posta.example`;
const mayMail = (buyerId: string, to: string, messageId: string = randomUUID()) =>
  mayMailGuest(deps, { messageId, to, buyerId });

describe('tickets for guests', () => {
  it('are mailed twelve times a day for one account; the same mail tried again is one, and the buyer is no guest', async () => {
    const buyer = await insertPerson(db);
    const first = { to: newMailbox(), messageId: randomUUID() };
    for (let time = 0; time < 3; time += 1) expect(await mayMail(buyer.id, first.to, first.messageId)).toBe(true);
    const others = await Promise.all(Array.from({ length: 14 }, () => mayMail(buyer.id, newMailbox())));
    expect(others.filter(Boolean)).toHaveLength(11);
    expect(await mayMail(buyer.id, buyer.email.replace('@', '+ballu@'))).toBe(true);
  });

  it('are mailed five times a day to one mailbox, however its address is written', async () => {
    const mailbox = newMailbox();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => insertPerson(db)));
    const sent = await Promise.all(buyers.map(({ id }, at) => mayMail(id, mailbox.replace('@', `+${at}@`))));
    expect(sent.filter(Boolean)).toHaveLength(5);
  });

  it('that one booking sends to one mailbox are five, whatever the buyer asks', async () => {
    const sale = await hold({ perPerson: 10, cents: { student: 0, guest: 0 } }, 8);
    const mailbox = newMailbox();
    const given = sale.booking.attendees.map(({ id }, at) => ({
      id,
      first_name: 'Ċensa',
      last_name: 'Ħili',
      email: mailbox.replace('@', `+${at}@`),
    }));
    await update(sale, ...given);
    await pay(sale);
    const told = async () => {
      const all = await Promise.all(given.map(({ email }) => mailsTo(dataDir, email)));
      return all.flat().length;
    };
    await expect.poll(told).toBe(5);
    const left = sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job
      where name = 'booking-mail' and data->>'bookingId' = ${sale.booking.id} and state <> 'completed'`;
    await expect.poll(async () => (await left.execute(db)).rows[0]?.jobs).toBe(0);
    expect(await told()).toBe(5);
  });

  const named = (last_name: string, first_name = 'Rebħet') => ({ first_name, last_name });
  const withAddress = named('evil.example/win');

  it('carry no address of a page in a name, in whichever call it is given: the field says so', async () => {
    const sale = await hold();
    const { params, client, show, booking } = sale;
    const line = { ticket_id: show.kinds.guest };
    const [place] = booking.attendees;
    const other = await stageShow(db);
    const order = { occurrence_id: other.occurrenceId };
    const first = { ticket_id: other.kinds.guest };
    const refused = [
      await client.POST('/bookings', {
        body: {
          ...order,
          attendees: [
            { ...first, ...named('Borg', 'J. R.') },
            { ...first, ...withAddress },
          ],
        },
      }),
      await client.POST('/bookings', {
        body: { ...order, attendees: [first, { ...first, ...named('Borg', 'www.evil.example') }] },
      }),
      await client.POST('/bookings/{booking}/merge', {
        params,
        body: { attendees: [line, { ...line, ...withAddress }] },
      }),
      await client.PUT('/bookings/{booking}/attendees', {
        params,
        body: { attendees: booking.attendees.map(({ id }, at) => ({ id, ...(at === 0 ? zaren : withAddress) })) },
      }),
    ];
    expect(refused.map(({ error }) => [error?.code, Object.keys(error?.errors ?? {})])).toEqual([
      ['name_with_address', ['attendees.1.last_name']],
      ['name_with_address', ['attendees.1.first_name']],
      ['name_with_address', ['attendees.1.last_name']],
      ['name_with_address', ['attendees.1.last_name']],
    ]);
    await pay(sale);
    const friend = await stagePerson(db, urls[0]);
    await client.POST('/bookings/{booking}/transfers', {
      params,
      body: { attendee_id: place?.id ?? '', email: friend.email },
    });
    const { token } = invitationIn(await nthMailTo(dataDir, friend.email, 1));
    const taken = await friend.client.POST('/ticket-transfers/accept', { body: { token, ...withAddress } });
    expect([taken.error?.code, Object.keys(taken.error?.errors ?? {})]).toEqual(['name_with_address', ['last_name']]);
  });
});
