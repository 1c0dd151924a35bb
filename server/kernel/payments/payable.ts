import type { Selectable } from 'kysely';
import type { Queryable, Trx } from '../db/database.ts';
import type { PayableType } from '../db/money-tables.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import type { PaymentGateway, PaymentLine } from './gateway.ts';

export type PaymentRow = Selectable<Schema['payments']>;

/** The details that the provider shows and charges. */
export type Bill = {
  lines: PaymentLine[];
  customerEmail: string;
  locale: 'en' | 'mt';
  /** The query of the page that the buyer comes back to, such as `booking=…`. */
  returnQuery: string;
};

/** The work left once the transaction has committed. */
export type AfterCommit = () => Promise<void>;

/** Something that can be paid for. Its row is always locked before the payment's. */
export type Payable = {
  type: PayableType;
  bill(db: Queryable, payment: PaymentRow): Promise<Bill>;
  /** Locks the payable, and what has its money now, against other changes until the transaction ends. */
  lock(trx: Trx, payableId: string): Promise<void>;
  /**
   * The payment was received: delivers what it paid for. False if that is impossible: then the money is refunded, and `release` is called
   * too.
   */
  give(trx: Trx, payment: PaymentRow): Promise<boolean>;
  /** This payment cannot be paid any more, or is refunded: releases what was held for it. */
  release(trx: Trx, payableId: string): Promise<AfterCommit | undefined>;
  /** A card was refused; another can be tried. */
  noteDeclined?(trx: Trx, payableId: string): Promise<void>;
  /** A payment whose money this has is refunded in full. */
  noteRefunded(trx: Trx, payableId: string): Promise<void>;
  /** A part of a payment is back, in euro cents; `payableId` is what had the money when it was sent. */
  notePartRefunded?(trx: Trx, payableId: string, part: { refundId: string; cents: number }): Promise<void>;
};

export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & {
  jobs: Jobs;
  payments: PaymentGateway;
  /** Everything that can be paid for; complete once every feature is plugged in. */
  payables: readonly Payable[];
};

/** Identifies something that is paid for. */
export type PayableKey = { type: PayableType; id: string };

/** The payable of this type. */
export function payableOf({ payables }: Pick<PaymentDeps, 'payables'>, type: PayableType): Payable {
  const found = payables.find((payable) => payable.type === type);
  if (found === undefined) throw new Error(`No feature says how a ${type} is paid for`);
  return found;
}

/** True if the payment was opened with this session, or does not know its own yet because its creation was interrupted. */
export const isOwnSession = ({ session_id }: PaymentRow, sessionId: string): boolean =>
  session_id === null || session_id === sessionId;

/** A payment, locked after its payable. Undefined for an id that is none. */
export async function lockPayment(deps: PaymentDeps, trx: Trx, id: string): Promise<PaymentRow | undefined> {
  const found = await trx
    .selectFrom('payments')
    .select(['payable_type', 'payable_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  await payableOf(deps, found.payable_type).lock(trx, found.payable_id);
  return paymentLife.lock(trx, id);
}
