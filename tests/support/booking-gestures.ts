import { expect } from 'vitest';
import type { BookingEvent } from '../../machines/booking/booking.machine.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Booking, Client } from './client.ts';
import { sandboxOf } from './sandbox.ts';
import type { Show } from './stage.ts';

/** One buyer who wants one seat of a show, over HTTP. */
export type SeatBuyer = { client: Client; show: Show; guid: string; booking: Booking | null };

type Gesture = (buyer: SeatBuyer) => Promise<unknown>;

const orderOf = ({ show, guid }: SeatBuyer, kind: 'student' | 'guest' = 'student') => [
  { ticket_id: show.kinds[kind], seat: { guid } },
];
const pathOf = ({ booking }: SeatBuyer) => {
  if (booking === null) throw new Error('The buyer has no booking yet: begin with `book`.');
  return { path: { booking: booking.id } };
};

/** Tries to book the seat; returns the status. */
export async function book(buyer: SeatBuyer): Promise<number> {
  const body = { occurrence_id: buyer.show.occurrenceId, attendees: orderOf(buyer) };
  const { data, response } = await buyer.client.POST('/bookings', { body });
  buyer.booking = data?.data ?? buyer.booking;
  return response.status;
}

export async function readBooking(buyer: SeatBuyer): Promise<Booking> {
  const { data } = await buyer.client.GET('/bookings/{booking}', { params: pathOf(buyer) });
  if (data === undefined) throw new Error('The buyer cannot read the booking that was made.');
  return data.data;
}

/** Causes each event of the booking's chart on a real server; those that nobody can cause alone are missing. */
export function bookingGestures(db: Database, portal: { urls: readonly [string, ...string[]]; dataDir: string }) {
  const sandbox = sandboxOf(portal.dataDir);
  const set = (buyer: SeatBuyer, values: { expires_at?: Date; extensions?: number }) =>
    db.updateTable('bookings').set(values).where('id', '=', pathOf(buyer).path.booking).execute();
  const payWith = async (buyer: SeatBuyer, card?: string) => {
    const { session_id } = await db
      .selectFrom('payments')
      .select('session_id')
      .where('payable_id', '=', pathOf(buyer).path.booking)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    await sandbox.pay(session_id ?? '', card);
  };
  const merge: Gesture = (buyer) =>
    buyer.client.POST('/bookings/{booking}/merge', {
      params: pathOf(buyer),
      body: { attendees: orderOf(buyer, 'guest') },
    });
  return {
    'choice.change': merge,
    // Changing the choice ends the open payment for the old one.
    'payment.end': merge,
    'attendees.rename': async (buyer) => {
      const { attendees } = await readBooking(buyer);
      const renamed = attendees.map(({ id }) => ({ id, first_name: 'Ċensa', last_name: 'Ħili' }));
      await buyer.client.PUT('/bookings/{booking}/attendees', { params: pathOf(buyer), body: { attendees: renamed } });
    },
    'hold.extend': async (buyer) => {
      await set(buyer, { extensions: 0 });
      await buyer.client.POST('/bookings/{booking}/extend', { params: pathOf(buyer) });
    },
    'hold.lapse': async (buyer) => {
      await set(buyer, { expires_at: new Date(0) });
      const sweep = async () => {
        await fetch(`${portal.urls[0]}/test/sweep`, { method: 'POST' });
        return (await readBooking(buyer)).state;
      };
      await expect.poll(sweep, { interval: 20 }).toBe('expired');
    },
    'payment.open': (buyer) => buyer.client.POST('/bookings/{booking}/pay', { params: pathOf(buyer) }),
    'payment.decline': (buyer) => payWith(buyer, '4000000000000002'),
    'payment.receive': (buyer) => payWith(buyer),
    'booking.cancel': (buyer) => buyer.client.DELETE('/bookings/{booking}', { params: pathOf(buyer) }),
  } satisfies Partial<Record<BookingEvent['type'], Gesture>>;
}
