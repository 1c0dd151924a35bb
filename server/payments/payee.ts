import type { Transaction } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

type Trx = Transaction<Schema>;

/** Money that arrived, as the provider told it. */
export type Receipt = {
  paymentId: string;
  sessionId: string;
  paymentIntentId: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** Three small letters. */
  currency: string;
};

/** What prices are in. */
const CURRENCY = 'eur';

/** Whether this is the sum that was asked for, in euro cents. */
export const isWhatWasAsked = ({ amount, currency }: Receipt, cents: number): boolean =>
  currency === CURRENCY && amount === cents;

/** A part of the portal that opens payments. It is told of every payment, and does nothing about those that it did not open. */
export type Payee = {
  /** The provider has the money: gives what was paid for, or sends the money back; once, however often it is told. */
  settle(trx: Trx, receipt: Receipt): Promise<void>;
  /** How a payment of its own was opened, the amount in euro cents; undefined for a payment of others. */
  findOpened(db: Queryable, paymentId: string): Promise<{ sessionId: string | null; amount: number } | undefined>;
  /** The provider has sent a payment's money back, all of what was due. */
  noteRefunded(trx: Trx, refund: { paymentId: string; paymentIntentId: string }): Promise<void>;
  /** A card was refused; another can be tried. */
  noteDeclined(trx: Trx, paymentId: string): Promise<void>;
  /** Nobody can pay this any more. */
  markEnded(paymentId: string): Promise<void>;
};
