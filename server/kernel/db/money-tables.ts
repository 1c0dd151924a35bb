import type { ColumnType, Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { paymentLifeMachine } from '../../../machines/payment-life/payment-life.machine.ts';
import type { Product } from './account-tables.ts';

export type PaymentState = Exclude<StateValueFrom<typeof paymentLifeMachine>, 'due'>;
/** What is paid for. */
export type PayableType = 'booking' | 'toga_rental' | Product;

type Payments = {
  id: Generated<string>;
  payable_type: PayableType;
  /** Which one of its type: of `bookings`, `purchases` or `toga_rentals`. */
  payable_id: string;
  /** Who pays; null once the account is deleted. */
  user_id: string | null;
  amount: number;
  state: PaymentState;
  session_id: string | null;
  url: string | null;
  payment_intent: string | null;
  /** What came in, in the smallest unit of its currency; null until it did. */
  received: Generated<number | null>;
  /** Tells which of several payments is the latest, also when two began at one moment. */
  sequence: ColumnType<string, never, never>;
  created_at: Date;
  changed_at: Date;
};

export type RefundState = 'due' | 'pending' | 'requires_action' | 'failed' | 'succeeded';

type Refunds = {
  id: Generated<string>;
  payment_id: string;
  payment_intent: string;
  /** In the smallest unit of the currency, as it was received. */
  amount: number;
  currency: string;
  /** What the provider last said; `due` until it has been asked. */
  state: RefundState;
  /** How often the provider was asked for it anew, since one that failed stays failed. */
  attempt: Generated<number>;
  provider_id: string | null;
  /** When the provider is asked next. */
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
