import type { Trx } from '../db/database.ts';
import type { ContentProblem } from './problem.ts';
import type { Union } from './union.ts';
import type { Versions } from './versions.ts';

/** One run of the import. `refusals` collects forbidden changes; any of them rolls back the whole import. */
export type ImportRun = {
  db: Trx;
  now: Date;
  union: Union;
  /** True if the demo accounts of the content can be used: see `Config`. */
  demoAccounts: boolean;
  versions: Versions;
  changed: string[];
  refusals: ContentProblem[];
};
