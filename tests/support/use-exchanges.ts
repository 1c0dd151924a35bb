import { expect } from 'vitest';
import { type Show, type ShowSettings, stageOtherDate } from './stage.ts';
import type { Sale } from './use-sales.ts';
import { useDeskBookings } from './use-desk-bookings.ts';

type Cents = NonNullable<ShowSettings['cents']>;

/** A paid booking of two student tickets, the other date of its event, and the booking that is to take its place there. */
export type Exchange = { sale: Sale & { session: string }; other: Show; next: Sale };

const prices = (student: number): Cents => ({ student, guest: 1500 });

/** Bookings of 20.00 that move to another date of their event. */
export function useExchanges() {
  const desk = useDeskBookings();
  const { db, buy, openPayment, sandbox, read, untilState } = desk;

  const ask = ({ client, path }: Sale, { occurrenceId }: Show) =>
    client.POST('/bookings/{booking}/exchange', { params: { path }, body: { occurrence_id: occurrenceId } });

  /** Cancels a bought booking. */
  const cancel = ({ client, path }: Sale) =>
    client.DELETE('/bookings/{booking}', { params: { path, query: { 'filter[state]': 'bought' } } });

  /** Begins to move the booking to that date. */
  async function move(sale: Sale, other: Show): Promise<Sale> {
    const { data, error } = await ask(sale, other);
    if (data === undefined) throw new Error(`The date can't be changed: ${error?.code}`);
    return { ...sale, show: other, booking: data.data, path: { booking: data.data.id } };
  }

  /** A bought booking, and a hold at another date whose tickets cost this much each, in cents. */
  async function begin(each: number, settings: ShowSettings = {}, there: ShowSettings = {}): Promise<Exchange> {
    const sale = await buy(settings);
    const other = await stageOtherDate(db, sale.show, { startsInDays: 40, ...there, cents: prices(each) });
    return { sale, other, next: await move(sale, other) };
  }

  /** Pays the difference, if any. */
  async function complete(next: Sale): Promise<string> {
    const session = await openPayment(next);
    if (session !== '') await sandbox.pay(session);
    await untilState(next, 'paid');
    return session;
  }

  /** A bought booking that was moved. */
  async function moved(...settings: Parameters<typeof begin>): Promise<Exchange & { paid: string }> {
    const exchange = await begin(...settings);
    return { ...exchange, paid: await complete(exchange.next) };
  }

  /** Every cent that came in and every one that goes back for these bookings. */
  async function books(...sales: Sale[]) {
    const ids = sales.map(({ path }) => path.booking);
    const payments = db.selectFrom('payments').select('received').where('payable_id', 'in', ids);
    const refunds = db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.amount')
      .where('payments.payable_id', 'in', ids);
    return {
      received: (await payments.execute()).reduce((sum, { received }) => sum + (received ?? 0), 0),
      back: (await refunds.execute()).map(({ amount }) => amount).toSorted((a, b) => a - b),
    };
  }

  /** The old booking stands as it was bought, and its tickets let people in. */
  async function stands({ sale }: Exchange): Promise<void> {
    expect(await read(sale)).toMatchObject({ state: 'paid', refundable: { amount: 2000 }, refunds: [] });
    const live = db.selectFrom('attendees').select('id').where('booking_id', '=', sale.booking.id);
    expect(await live.where('live', '=', true).where('code', 'is not', null).execute()).toHaveLength(2);
  }

  return { ...desk, ask, cancel, move, begin, complete, moved, books, stands };
}
