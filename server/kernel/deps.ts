import type { Fingerprint } from './auth/fingerprint.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Union } from './content/union.ts';

/** The dependencies that every feature of the server shares. */
export type Deps = {
  db: Database;
  clock: Clock;
  union: Union;
  /** The portal's own address, without a slash at the end. */
  publicUrl: string;
  fingerprint: Fingerprint;
};
