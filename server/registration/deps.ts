import type { PurchaseDeps } from '../purchases/deps.ts';
import type { Lists } from '../reference/lists.ts';

/** Steps that are paid for end their payments when they are skipped. */
export type RegistrationDeps = PurchaseDeps & { lists: Lists };
