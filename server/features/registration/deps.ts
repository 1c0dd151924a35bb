import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { PaymentDeps } from '../../kernel/payments/payable.ts';
import type { Lists } from '../../kernel/reference/lists.ts';

/** Steps that are paid for end their payments when they are skipped. */
export type RegistrationDeps = AccountDeps &
  PaymentDeps & {
    lists: Lists;
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
  };
