import { beforeAll, inject } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import type { Client } from './client.ts';
import { stageStaff } from './staff.ts';
import { type Sale, useSales } from './use-sales.ts';

type DeskBooking = components['schemas']['DeskBooking'];
type Change = Omit<components['schemas']['DeskBookingChange'], 'version'>;

/** Paid bookings, and a staff member with the role `events` who works on them. */
export function useDeskBookings() {
  const { urls, dataDir } = inject('portal');
  const sales = useSales();
  const { db, sandbox, startSale, openPayment, untilState } = sales;
  const clients: Client[] = [];
  beforeAll(async () => {
    clients.push((await stageStaff(db, urls[0], 'events')).client);
  });
  function staff(): Client {
    const [client] = clients;
    if (client === undefined) throw new Error('The staff come before the first test');
    return client;
  }

  async function buy(...settings: Parameters<typeof startSale>): Promise<Sale & { session: string }> {
    const sale = await startSale(...settings);
    const session = await openPayment(sale);
    await sandbox.pay(session);
    await untilState(sale, 'paid');
    return { ...sale, session };
  }

  /** The booking as the staff see it. */
  async function open({ path }: Sale): Promise<DeskBooking> {
    const { data } = await staff().GET('/desk/bookings/{booking}', { params: { path } });
    if (data === undefined) throw new Error('The booking does not open');
    return data.data;
  }

  /** Sends the event with the booking's current version. */
  async function change(sale: Sale, what: Change) {
    const { version } = await open(sale);
    return staff().POST('/desk/bookings/{booking}', { params: { path: sale.path }, body: { ...what, version } });
  }

  async function emailOf({ booking }: Sale): Promise<string> {
    const { email } = await db
      .selectFrom('users')
      .innerJoin('bookings', 'bookings.user_id', 'users.id')
      .select('users.email')
      .where('bookings.id', '=', booking.id)
      .executeTakeFirstOrThrow();
    return email;
  }

  return { ...sales, urls, dataDir, staff, buy, open, change, emailOf };
}
