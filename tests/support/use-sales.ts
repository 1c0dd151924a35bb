import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { type Booking, type Client, clientOf } from './client.ts';
import { sandboxOf } from './sandbox.ts';
import { openStage, type Show, type ShowSettings, stageBuyers, stageShow } from './stage.ts';

export type Sale = { show: Show; email: string; client: Client; booking: Booking; path: { booking: string } };
type Portal = { urls: readonly [string, ...string[]]; dataDir: string };

/** Buyers, each with two places of a show of their own, and functions for their payments; of the shared portal, or another. */
export function useSales(portal: Portal = inject('portal')) {
  const { urls, dataDir } = portal;
  const db = openStage(dataDir);
  const sandbox = sandboxOf(dataDir);
  afterAll(() => db.destroy());

  /** A buyer who holds two places of a show, of their own unless one is given. */
  async function startSale(settings: ShowSettings = {}, given?: Show): Promise<Sale> {
    const show = given ?? (await stageShow(db, settings));
    const [buyer] = await stageBuyers(db, 1);
    if (buyer === undefined) throw new Error('Nobody was staged');
    const client = clientOf(urls[0], buyer);
    const seats = (settings.seats ?? 0) > 0;
    const attendees = [0, 1].map((at) => ({
      ticket_id: show.kinds.student,
      ...(seats && { seat: { guid: `seat-${at}` } }),
    }));
    const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
    const booking = data?.data as Booking;
    return { show, email: buyer.email, client, booking, path: { booking: booking.id } };
  }

  async function openPayment({ client, path }: Sale): Promise<string> {
    const { data } = await client.POST('/bookings/{booking}/pay', { params: { path } });
    return data?.data.session_id ?? '';
  }

  const read = async ({ client, path }: Sale) =>
    (await client.GET('/bookings/{booking}', { params: { path } })).data?.data;
  const stateOf = async (sale: Sale) => (await read(sale))?.state;
  const untilState = (sale: Sale, state: string) => expect.poll(() => stateOf(sale)).toBe(state);
  const outbox = join(dataDir, 'outbox');

  /** The mails about this booking. */
  async function mailsOf({ booking }: Sale): Promise<string[]> {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return mails.filter((mail) => mail.replaceAll(/=\r?\n/g, '').includes(booking.reference));
  }

  async function lapse({ path }: Sale): Promise<void> {
    await db
      .updateTable('bookings')
      .set({ expires_at: new Date(0) })
      .where('id', '=', path.booking)
      .execute();
  }
  const sweep = (url = urls[0]) => fetch(`${url}/test/sweep`, { method: 'POST' });

  return { db, sandbox, startSale, openPayment, read, stateOf, untilState, mailsOf, lapse, sweep };
}
