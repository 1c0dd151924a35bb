import type { AccountDeps } from '../auth/deps.ts';
import type { FileDeps } from '../files/keep.ts';
import type { PaymentDeps } from '../payments/payable.ts';

/** The dependencies of products beside bookings. */
export type PurchaseDeps = AccountDeps &
  FileDeps &
  PaymentDeps & {
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
  };
