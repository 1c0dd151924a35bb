import type { ColumnType, Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { paymentLifeMachine } from '../../../machines/payment-life/payment-life.machine.ts';
import type { Product } from './account-tables.ts';

export type PaymentState = Exclude<StateValueFrom<typeof paymentLifeMachine>, 'due'>;
/** The kinds of things that are paid for. */
export type PayableType = 'booking' | 'toga_rental' | 'rental_request' | Product;

type Payments = {
  id: Generated<string>;
  payable_type: PayableType;
  /** The row's id in its table: `bookings`, `purchases`, `toga_rentals` or `rental_requests`. */
  payable_id: string;
  /** The row of the same table that has the money now; null while it is the one that was paid for. */
  holder_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The payer; null once the account is deleted. */
  user_id: string | null;
  amount: number;
  state: PaymentState;
  session_id: string | null;
  url: string | null;
  payment_intent: string | null;
  /** The amount received, in the smallest unit of its currency; null until then. */
  received: Generated<number | null>;
  /** Orders payments, even if two began at the same moment. */
  sequence: ColumnType<string, never, never>;
  created_at: Date;
  changed_at: Date;
};

export type RefundState = 'due' | 'pending' | 'requires_action' | 'failed' | 'succeeded';

type Refunds = {
  id: Generated<string>;
  payment_id: string;
  payment_intent: string;
  /** The row that had the money, of which it is told: `payable_id` or `holder_id` of the payment, at the time. */
  payable_id: string | null;
  /** True for the rest of the money, once what it was for is over; false for a part. */
  at_end: Generated<boolean>;
  /** In the smallest unit of the currency, as it was received. */
  amount: number;
  currency: string;
  /** The provider's last status; `due` until it has been asked. */
  state: RefundState;
  /** The number of the attempt: a failed refund stays failed, so the provider is asked for another. */
  attempt: Generated<number>;
  provider_id: string | null;
  /** The time of the next request to the provider. */
  look_at: Date;
  created_at: Date;
  changed_at: Date;
};

type PaymentEvents = { id: string; type: string; received_at: Date };

/** The tables of payments, as the migrations make them. */
export type MoneyTables = {
  payments: Payments;
  payment_events: PaymentEvents;
  refunds: Refunds;
};
