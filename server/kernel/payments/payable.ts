import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { PayableType } from '../db/money-tables.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import type { PaymentGateway, PaymentLine } from './gateway.ts';

type Trx = Transaction<Schema>;
export type PaymentRow = Selectable<Schema['payments']>;

/** What the provider shows and asks for. */
export type Bill = {
  lines: PaymentLine[];
  customerEmail: string;
  locale: 'en' | 'mt';
  /** The query of the page that the buyer comes back to, such as `booking=…`. */
  returnQuery: string;
};

/** What is left to do once the transaction has committed. */
export type AfterCommit = () => Promise<void>;

/** Something that can be paid for. Its row is always locked before the payment's. */
export type Payable = {
  type: PayableType;
  bill(db: Queryable, payment: PaymentRow): Promise<Bill>;
  /** Makes other changes of what is paid for wait until the transaction ends. */
  lock(trx: Trx, payableId: string): Promise<void>;
  /**
   * The money that was asked for is here: gives what it is for. False where that cannot be: then the money goes back, and `release` is called
   * too.
   */
  give(trx: Trx, payment: PaymentRow): Promise<boolean>;
  /** This payment cannot be paid any more, or its money goes back: lets go of what was kept for it. */
  release(trx: Trx, payableId: string): Promise<AfterCommit | undefined>;
  /** A card was refused; another can be tried. */
  noteDeclined?(trx: Trx, payableId: string): Promise<void>;
  /** All of the money is back. */
  noteRefunded(trx: Trx, payableId: string): Promise<void>;
};

export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & {
  jobs: Jobs;
  payments: PaymentGateway;
  /** Everything that can be paid for; complete once each feature is plugged in. */
  payables: readonly Payable[];
};

/** Names what is paid for. */
export type PayableKey = { type: PayableType; id: string };

/** The payable that a payment is of. */
export function payableOf({ payables }: Pick<PaymentDeps, 'payables'>, type: PayableType): Payable {
  const found = payables.find((payable) => payable.type === type);
  if (found === undefined) throw new Error(`No feature says how a ${type} is paid for`);
  return found;
}

/** True for a session that the payment was opened with; one whose making was cut off is not known here, but has the payment's own key. */
export const isOwnSession = ({ session_id }: PaymentRow, sessionId: string): boolean =>
  session_id === null || session_id === sessionId;

/** A payment, locked after what it is for. Undefined for an id that is none. */
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
