import { expect, inject, vi } from 'vitest';
import { type Booking, type Client, clientOf } from './client.ts';
import { mailsTo } from './mailbox.ts';
import { patience } from './patience.ts';
import { sandboxOf } from './sandbox.ts';
import type { Buyer, Show, ShowSettings } from './stage.ts';
import { stageStaff } from './staff.ts';
import { useStage } from './use-stage.ts';

export type TicketSale = {
  show: Show;
  client: Client;
  buyer: Buyer;
  booking: Booking;
  params: { path: { booking: string } };
};

type Update = { id: string; first_name: string | null; last_name: string | null; email?: string | null };

export const censa = { first_name: 'Ċensa', last_name: 'Ħili' };
export const zaren = { first_name: 'Żaren', last_name: 'Buħaġiar' };

/** Bookings of several tickets, and each ticket's course: over the API, at the door and by mail. */
export function useTickets() {
  const { urls, dataDir } = inject('portal');
  const stage = useStage();
  const sandbox = sandboxOf(dataDir);

  /** Somebody holds this many places of a show of their own, with nobody named. */
  async function hold(settings: ShowSettings = {}, places = 2): Promise<TicketSale> {
    const show = await stage.show(settings);
    const buyer = await stage.buyer();
    const client = clientOf(urls[0], buyer);
    const attendees = Array.from({ length: places }, (_, at) => ({
      ticket_id: show.kinds.student,
      ...(show.guids.length > 0 && { seat: { guid: show.guids[at] ?? '' } }),
    }));
    const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
    if (!data) throw new Error('The places could not be held');
    return { show, client, buyer, booking: data.data, params: { path: { booking: data.data.id } } };
  }

  async function read({ client, params }: TicketSale): Promise<Booking> {
    const { data } = await client.GET('/bookings/{booking}', { params });
    if (!data) throw new Error('The booking cannot be read');
    return data.data;
  }

  async function pay(sale: TicketSale): Promise<Booking> {
    const { data } = await sale.client.POST('/bookings/{booking}/pay', { params: sale.params });
    if (data?.data.session_id) await sandbox.pay(data.data.session_id);
    await vi.waitFor(async () => expect((await read(sale)).state).toBe('paid'), { timeout: patience });
    return read(sale);
  }

  const update = ({ client, params }: TicketSale, ...attendees: (Update & { answers?: Record<string, string> })[]) =>
    client.PUT('/bookings/{booking}/attendees', { params, body: { attendees } });

  /** A person who checks tickets at the door. */
  async function doorkeeper(): Promise<Client> {
    return (await stageStaff(stage.db, urls[0], 'door')).client;
  }

  const check = async (door: Client, code: string | null | undefined) =>
    (await door.POST('/tickets/check', { body: { code: code ?? '' } })).data?.data;

  /** Waits for a mail to this address with this subject. */
  const isToldOf = (address: string, words: string) =>
    vi.waitFor(
      async () => expect((await mailsTo(dataDir, address)).map(({ subject }) => subject).join()).toContain(words),
      { timeout: patience },
    );

  return { stage, dataDir, hold, read, pay, update, doorkeeper, check, isToldOf };
}
