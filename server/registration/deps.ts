import type { AccountDeps } from '../auth/deps.ts';
import type { Lists } from '../reference/lists.ts';

export type RegistrationDeps = AccountDeps & {
  lists: Lists;
  /** The payment provider's key for browsers; null where it has none. */
  publishableKey: string | null;
};
