import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import type { BookingDeps } from '../../server/features/bookings/deps.ts';
import { mayMailGuest } from '../../server/features/bookings/guest-mails.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { insertPerson, stagePerson } from '../support/accounts.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import { openStage, stageShow } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
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

  it('carry no address of a page in a name: the field says so', async () => {
    const { client } = await stagePerson(db, urls[0]);
    const show = await stageShow(db);
    const attendees = [
      { ticket_id: show.kinds.guest, first_name: 'Rebħet', last_name: 'evil.example/win' },
      { ticket_id: show.kinds.guest, first_name: 'J. R.', last_name: 'Borg' },
    ];
    const { response, error } = await client.POST('/bookings', {
      body: { occurrence_id: show.occurrenceId, attendees },
    });
    expect([response.status, error?.code, Object.keys(error?.errors ?? {})]).toEqual([
      422,
      'name_with_address',
      ['attendees.0.last_name'],
    ]);
  });
});
