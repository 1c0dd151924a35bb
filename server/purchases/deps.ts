import type { Selectable } from 'kysely';
import type { AccountDeps } from '../auth/deps.ts';
import type { Reference } from '../content/reference-types.ts';
import type { Schema } from '../db/schema.ts';
import type { FileDeps } from '../files/keep.ts';
import type { PaymentGateway } from '../payments/gateway.ts';

/** What selling products beside bookings needs. */
export type PurchaseDeps = AccountDeps &
  FileDeps & {
    payments: PaymentGateway;
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
  };

/** The same for what is asked by a person: when cards can be ordered is content. */
export type ShopDeps = PurchaseDeps & { reference: Pick<Reference, 'cardTimes'> };

export type PurchaseRow = Selectable<Schema['purchases']>;
export type PermitRow = Selectable<Schema['parking_permits']>;
