import type { Queryable, Trx } from '../../kernel/db/database.ts';
import { type Actor, thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { paymentLife, rentalLife } from '../../kernel/lifecycle/lives.ts';
import { demandPaymentOver } from '../../kernel/payments/ending.ts';
import { standingPayment } from '../../kernel/payments/open.ts';
import type { Payable, PayableKey, PaymentRow } from '../../kernel/payments/payable.ts';
import { leftOf, refundPart, refundWhole } from '../../kernel/payments/refunds.ts';
import { isAhead, type RentalDeps, type RentalRow, sumsOf, whatOf } from './requests.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

const depositName = { en: 'Refundable deposit', mt: 'Depożitu, li jingħata lura' };

export const payableKey = (id: string): PayableKey => ({ type: 'rental_request', id });

/** A request, locked; undefined where it went with its account. */
const lockIfThere = (trx: Trx, id: string): Promise<RentalRow | undefined> =>
  trx.selectFrom('rental_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** How an approved request is paid for: it is kept until its time to pay is over, whatever becomes of one payment. */
export function rentalPayable(deps: RentalDeps): Payable {
  const { clock, jobs } = deps;
  return {
    type: 'rental_request',
    bill: async (db, { payable_id }) => {
      const row = await db
        .selectFrom('rental_requests')
        .innerJoin('users', 'users.id', 'rental_requests.user_id')
        .selectAll('rental_requests')
        .select(['users.email', 'users.locale'])
        .where('rental_requests.id', '=', payable_id)
        .executeTakeFirstOrThrow();
      const { price, deposit } = sumsOf(deps, row);
      const what = await whatOf(deps, db, row, row.locale);
      return {
        lines: [
          { name: what, amountCents: price, quantity: 1 },
          { name: depositName[row.locale], amountCents: deposit, quantity: 1 },
        ],
        customerEmail: row.email,
        locale: row.locale,
        returnQuery: `rental=${payable_id}`,
      };
    },
    lock: async (trx, id) => {
      await lockIfThere(trx, id);
    },
    give: async (trx, { payable_id }) => {
      const row = await lockIfThere(trx, payable_id);
      if (row === undefined) return false;
      const at = clock.now();
      const state = await rentalLife.move(trx, row, { type: 'payment.receive' }, { by: thePortal, at });
      if (state === undefined) return false;
      await jobs.send(trx, 'rental-mail', { requestId: row.id, kind: 'paid', at: at.getTime() });
      return true;
    },
    release: () => Promise.resolve(undefined),
    noteRefunded: (trx, id) =>
      jobs.send(trx, 'rental-mail', { requestId: id, kind: 'refunded', at: clock.now().getTime() }),
    notePartRefunded: (trx, id, { refundId, cents }) => {
      const mail = { requestId: id, kind: 'part_refunded', at: clock.now().getTime() } as const;
      return jobs.send(trx, 'rental-mail', { ...mail, refund: cents, refundId });
    },
  };
}

/** The last moment at which calling a request off brings its price back. */
export const refundUntil = ({ site }: Pick<RentalDeps, 'site'>, { starts_at }: Pick<RentalRow, 'starts_at'>): Date =>
  new Date(starts_at.getTime() - site.standing.rentals.refundDays * DAY_MS);

/** The refund if a confirmed request is called off now, in euro cents. When the staff call it off, everything goes back. */
export function refundOf(deps: RentalDeps, row: RentalRow, by: 'requester' | 'staff'): number {
  const { price, deposit } = sumsOf(deps, row);
  return by === 'staff' || deps.clock.now() <= refundUntil(deps, row) ? price + deposit : deposit;
}

/** The part of a request's payment that was refunded or is being refunded, in euro cents; undefined if nothing was received. */
export async function refundedOf(db: Queryable, payment: PaymentRow | undefined): Promise<number | undefined> {
  if (payment === undefined || payment.received === null) return undefined;
  return payment.received - (await leftOf(db, payment));
}

/** Sends back so many euro cents of what was paid for a request. Returns how many: none where nothing was paid. */
export async function sendBack(deps: RentalDeps, trx: Trx, row: RentalRow, cents: number, by: Actor): Promise<number> {
  const payment = await standingPayment(trx, payableKey(row.id));
  if (payment === undefined || !paymentLife.is(payment.state, 'isKept') || cents === 0) return 0;
  if (cents >= payment.amount) await refundWhole(deps, trx, payment, by);
  else await refundPart(deps, trx, payment, { cents, by });
  return Math.min(cents, payment.amount);
}

type Leave = { by: Actor; who: 'requester' | 'staff'; note?: string };

/**
 * Calls a locked request off, and sends back what the terms say. Throws 409 once it has begun, and what `endingPayment` waits for.
 */
export async function callOff(deps: RentalDeps, trx: Trx, row: RentalRow, { by, who, note }: Leave): Promise<void> {
  const at = deps.clock.now();
  const event = { type: 'request.cancel', isAhead: isAhead(deps, row) } as const;
  rentalLife.demandAfter(row.state, event);
  await demandPaymentOver(trx, payableKey(row.id));
  await rentalLife.demandMove(trx, row, event, { by, at, ...(note !== undefined && { note }) });
  const isConfirmed = rentalLife.is(row.state, 'isConfirmed');
  const refund = isConfirmed ? await sendBack(deps, trx, row, refundOf(deps, row, who), by) : 0;
  const { price, deposit } = sumsOf(deps, row);
  const kept = isConfirmed ? price + deposit - refund : 0;
  // Nobody else knew of a draft.
  if (rentalLife.is(row.state, 'isDraft')) return;
  const mail = { requestId: row.id, kind: 'cancelled', at: at.getTime() } as const;
  await deps.jobs.send(trx, 'rental-mail', { ...mail, refund, kept, ...(note !== undefined && { reason: note }) });
}
