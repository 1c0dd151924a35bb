import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ContentProblem } from './problem.ts';
import type { Union } from './union.ts';
import type { Versions } from './versions.ts';

/** One import at work. `refusals` gathers what must not happen; any of them undoes the whole import. */
export type ImportRun = {
  db: Transaction<Schema>;
  now: Date;
  union: Union;
  /** True if the accounts that come with the content can be used: see `Config`. */
  demoAccounts: boolean;
  versions: Versions;
  changed: string[];
  refusals: ContentProblem[];
};
