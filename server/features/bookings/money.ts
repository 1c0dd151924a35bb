import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/lifecycle/lifecycle.ts';
import { paymentLife } from '../../kernel/lifecycle/lives.ts';
import type { PaymentRow } from '../../kernel/payments/payable.ts';
import { leftOf, refundPart, refundWhole } from '../../kernel/payments/refunds.ts';
import type { BookingDeps } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';

/** A condition on `payments`: this booking has the money, its own or that of the booking whose place it took. */
export const isMoneyOf = (booking: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(payments.payable_type = 'booking' and (
    payments.holder_id = ${booking} or (payments.payable_id = ${booking} and payments.holder_id is null)))`;

/** The money that is left of what was kept for a booking, in cents; an expression of SQL. */
export const moneyLeftOf = (booking: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((
    select sum(received - (
      select coalesce(sum(refunds.amount), 0) from refunds where refunds.payment_intent = payments.payment_intent))
    from payments where ${isMoneyOf(booking)} and payments.state in (${sql.join(paymentLife.tagged('isKept'))})), 0)::int`;

/** Returns what is left of the money of a bought booking, in cents. */
export async function moneyLeft(trx: Trx, bookingId: string): Promise<number> {
  const left = moneyLeftOf(sql`${bookingId}::uuid`).as('left');
  return (await trx.selectNoFrom(left).executeTakeFirstOrThrow()).left;
}

/** The payments that were kept for a booking, latest first; none where it cost nothing. */
async function keptPayments(trx: Trx, bookingId: string): Promise<PaymentRow[]> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where(isMoneyOf(sql`${bookingId}::uuid`))
    .where('state', 'in', paymentLife.tagged('isKept'))
    .orderBy('sequence', 'desc')
    .execute();
}

/** Sends back this much of a booking's money, in cents, never more than is left; the latest payment's first. `atEnd`: the booking is over. */
export async function refundSome(
  deps: BookingDeps,
  trx: Trx,
  bookingId: string,
  { cents, by, atEnd = false }: { cents: number; by: Actor; atEnd?: boolean },
): Promise<void> {
  let due = cents;
  for (const payment of await keptPayments(trx, bookingId)) {
    const part = Math.min(due, await leftOf(trx, payment));
    if (part <= 0) continue;
    await refundPart(deps, trx, payment, { cents: part, by, atEnd });
    due -= part;
  }
}

/** Sends back all that is left of a booking's money. */
export async function refundAll(deps: BookingDeps, trx: Trx, bookingId: string, by: Actor): Promise<void> {
  for (const payment of await keptPayments(trx, bookingId)) await refundWhole(deps, trx, payment, by);
}

/** Hands the money of a bought booking over to the one that takes its place. */
export async function handMoneyOver(trx: Trx, from: string, to: string): Promise<void> {
  const ids = (await keptPayments(trx, from)).map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('payments').set({ holder_id: to }).where('id', 'in', ids).execute();
}

/** True while some of a booking's money is on its way back. */
export async function isGoingBack(trx: Trx, bookingId: string): Promise<boolean> {
  const going = trx
    .selectFrom('payments')
    .select('id')
    .where(isMoneyOf(sql`${bookingId}::uuid`))
    .where('state', 'in', paymentLife.tagged('isGoingBack'));
  return (await going.executeTakeFirst()) !== undefined;
}
