import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { Programme } from './programme.ts';

export type BookingDeps = Deps & {
  jobs: Jobs;
  payments: PaymentGateway;
  programme: Programme;
  /** The provider's key for browsers; null where it has none. */
  publishableKey: string | null;
};

export type Trx = Transaction<Schema>;
export type BookingRow = Selectable<Schema['bookings']>;
export type PaymentRow = Selectable<Schema['payments']>;
