import type { Selectable } from 'kysely';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { FileDeps } from '../../kernel/files/keep.ts';
import type { Keyring } from '../../kernel/sealing/keyring.ts';

/** The dependencies of complaints. */
export type ComplaintDeps = AccountDeps & FileDeps & { keyring: Keyring; site: Pick<Site, 'complaintTypes'> };

export type ComplaintRow = Selectable<Schema['complaints']>;
