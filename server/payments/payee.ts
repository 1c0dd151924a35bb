import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Trx = Transaction<Schema>;

/** Money that arrived, as the provider told it. `amount` in euro cents. */
export type Receipt = { paymentId: string; paymentIntentId: string; amount: number };

/** A part of the portal that opens payments. It is told of every payment, and does nothing about those that it did not open. */
export type Payee = {
  /** The provider has the money: gives what was paid for, or sends the money back; once, however often it is told. */
  settle(trx: Trx, receipt: Receipt): Promise<void>;
  /** A card was refused; another can be tried. */
  noteDeclined(trx: Trx, paymentId: string): Promise<void>;
  /** Nobody can pay this any more. */
  markEnded(paymentId: string): Promise<void>;
};
