import type { AccountDeps } from '../auth/deps.ts';
import type { Bilingual } from '../db/schema.ts';
import type { Lists } from '../registration/deps.ts';

type Named = { name: Bilingual };

/** The reference data with what its entries are called. */
export type NamedLists = Omit<Lists, 'entities' | 'courses' | 'enrollmentTypes'> & {
  entities: readonly (Lists['entities'][number] & Named)[];
  courses: readonly (Lists['courses'][number] & Named)[];
  enrollmentTypes: readonly (Lists['enrollmentTypes'][number] & Named)[];
};

export type AccountAreaDeps = AccountDeps & { lists: NamedLists };
