import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** The dependencies of account features, whose mails are jobs. */
export type AccountDeps = Deps & { jobs: Jobs };
