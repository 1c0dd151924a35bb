import type { AccountDeps } from '../auth/deps.ts';
import type { UserType } from '../db/schema.ts';

/** What of the reference data answers are checked against. */
export type Lists = {
  nationalities: readonly { id: string }[];
  localities: readonly { id: string; postcode_prefix: string }[];
  entities: readonly { id: string; user_type: UserType }[];
  courses: readonly { id: string; entity_id: string }[];
  enrollmentTypes: readonly { id: string }[];
};

export type RegistrationDeps = AccountDeps & {
  lists: Lists;
  /** The payment provider's key for browsers; null where it has none. */
  publishableKey: string | null;
};
