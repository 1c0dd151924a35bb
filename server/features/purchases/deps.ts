import type { Selectable } from 'kysely';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Reference } from '../../kernel/content/reference-types.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { FileDeps } from '../../kernel/files/keep.ts';
import type { PaymentDeps } from '../../kernel/payments/payable.ts';

/** The dependencies of products beside bookings. */
export type PurchaseDeps = AccountDeps &
  FileDeps &
  PaymentDeps & {
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
  };

/** The same for what is asked by a person: when cards can be ordered is content. */
export type ShopDeps = PurchaseDeps & { reference: Pick<Reference, 'cardTimes'> };

export type PermitRow = Selectable<Schema['parking_permits']>;
