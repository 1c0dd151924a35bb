import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sendReminders } from '../../server/features/bookings/reminders.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import { createJobs } from '../../server/kernel/jobs/jobs.ts';
import { clientOf } from '../support/client.ts';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { socketOf } from '../support/socket.ts';
import { censa, type TicketSale, useTickets, zaren } from '../support/use-tickets.ts';

const { stage, dataDir, hold, pay, update } = useTickets();
const { db } = stage;
const { urls } = inject('portal');
const union = readUnion('content');
const jobs = createJobs(socketOf(dataDir), () => undefined);

/** Long after everything else in the portal's database, and another year each time. */
const year = 2200 + randomInt(700);
const remindAt = (moment: string, settings = union) =>
  sendReminders({ db, jobs, union: settings, clock: { now: () => new Date(`${year}-06-${moment}Z`) } });

beforeAll(() => jobs.connect());
afterAll(() => jobs.stop());

/** Moves the date there, says what to bring, and waits until both servers have noticed: either may write the mails. */
async function move({ show, buyer, params }: TicketSale): Promise<void> {
  const facts = JSON.stringify([{ label: { en: 'Bring', mt: 'Ġib miegħek' }, value: { en: 'Water', mt: 'Ilma' } }]);
  await db.updateTable('events').set({ facts }).where('slug', '=', show.slug).execute();
  await db
    .updateTable('occurrences')
    .set({
      starts_at: new Date(`${year}-06-11T18:00:00Z`),
      ends_at: new Date(`${year}-06-11T20:00:00Z`),
      venue_id: 'temi-zammit-hall',
    })
    .where('id', '=', show.occurrenceId)
    .execute();
  for (const url of urls) {
    const read = () => clientOf(url, buyer).GET('/bookings/{booking}', { params });
    await expect.poll(async () => (await read()).data?.data.occurrence.venue?.name).toBe('Sir Temi Zammit Hall');
  }
}

it('reminds each holder once on the day before, however many servers look, and nobody of what is cancelled', async () => {
  const sale = await hold({}, 4);
  const guest = `guest-${sale.booking.id}@mail.example`;
  const [, first, second, third] = sale.booking.attendees;
  await update(
    sale,
    { id: first?.id ?? '', ...censa, email: guest },
    { id: second?.id ?? '', ...zaren, email: guest.toUpperCase() },
    { id: third?.id ?? '', ...zaren, email: sale.buyer.email },
  );
  const [cancelled, calledOff, late] = [await hold(), await hold(), await hold()];
  for (const each of [sale, cancelled, calledOff, late]) await pay(each);
  await cancelled.client.DELETE('/bookings/{booking}', { params: cancelled.params });
  for (const each of [sale, cancelled, calledOff, late]) await move(each);
  await db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', calledOff.show.occurrenceId).execute();
  const paid_at = new Date(`${year}-06-10T08:00:00Z`);
  await db.updateTable('bookings').set({ paid_at }).where('id', '=', late.booking.id).execute();

  expect(await remindAt('09T12:00:00')).toBe(0);
  // Malta is two hours ahead of UTC in June.
  expect(await remindAt('10T07:59:59')).toBe(0);
  expect(await remindAt('10T08:00:00', { ...union, bookings: { ...union.bookings, remindAt: null } })).toBe(0);
  const together = await Promise.all(Array.from({ length: 4 }, () => remindAt('10T08:00:00')));
  expect(together.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(await remindAt('10T20:00:00')).toBe(0);

  const subject = `Tomorrow: ${sale.show.slug}`;
  const own = await mailAbout(dataDir, sale.buyer.email, subject);
  expect(own.text).toContain('Where: Sir Temi Zammit Hall');
  expect(own.text).toContain('Map: https://www.openstreetmap.org/search?query=Sir%20Temi%20Zammit%20Hall');
  expect(own.text).toContain('Bring: Water\nAccess: Step-free from the main gate');
  expect(own.raw).toContain(`${sale.show.slug}.ics`);
  const theirs = await mailAbout(dataDir, guest, subject);
  expect(theirs.text).toContain('student: Ċensa Ħili');
  expect(theirs.text).toContain('student: Żaren Buħaġiar');
  const about = async (address: string) =>
    (await mailsTo(dataDir, address)).filter((mail) => mail.subject === subject).length;
  expect([await about(sale.buyer.email), await about(guest)]).toEqual([1, 1]);
});

it('takes the queued mail back with the mark if it dies in between', async () => {
  const sale = await hold();
  await pay(sale);
  await move(sale);
  const dying = { ...jobs, send: () => Promise.reject(new Error('The server died')) };
  const clock = { now: () => new Date(`${year}-06-10T09:00:00Z`) };
  await expect(sendReminders({ db, jobs: dying, union, clock })).rejects.toThrow('died');
  expect(await remindAt('10T09:00:01')).toBe(1);
  await mailAbout(dataDir, sale.buyer.email, `Tomorrow: ${sale.show.slug}`);
});
