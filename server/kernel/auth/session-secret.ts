import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { createFingerprint } from './fingerprint.ts';

type SecretSettings = Pick<Config, 'sessionSecret' | 'dataDir'>;

/** Earlier versions kept the secret in the data folder, where other instances cannot read it. */
const formerFile = (dataDir: string): string => join(dataDir, 'session-secret');

function readFormerSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(formerFile(dataDir), 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const makeSecret = (): string => randomBytes(48).toString('base64url');

/** The row for a secret; of one that the settings give to each instance, it holds only the fingerprint. */
const rowFor = (secret: string, isConfigured: boolean) => ({
  secret: isConfigured ? null : secret,
  fingerprint: createFingerprint(secret)('session-secret', ''),
});

/**
 * The secret that every instance of this database signs with: the one in the settings, else the one in the database, which the first
 * instance stores there. Throws StartupError if the settings' secret differs from that of the other instances: one of them would reject
 * tokens, and limits on guessing would count twice.
 */
export async function agreeOnSecret(db: Database, { sessionSecret, dataDir }: SecretSettings): Promise<string> {
  const first = sessionSecret ?? readFormerSecret(dataDir) ?? makeSecret();
  await db
    .insertInto('session_secret')
    .values(rowFor(first, sessionSecret !== undefined))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const agreed = await db.selectFrom('session_secret').select(['secret', 'fingerprint']).executeTakeFirstOrThrow();
  if (sessionSecret !== undefined && agreed.fingerprint !== rowFor(sessionSecret, true).fingerprint)
    throw new StartupError(
      'SESSION_SECRET is not the one that this database is used with. Give it as the other instances have it, or stop them all and make it theirs: npm run secret',
    );
  const secret = sessionSecret ?? agreed.secret;
  if (secret === null)
    throw new StartupError(
      'SESSION_SECRET is missing: this database is used with one from the settings. Give the same here, or stop all instances and have one kept in the database: npm run secret',
    );
  rmSync(formerFile(dataDir), { force: true });
  return secret;
}

/** Makes the settings' secret, or else a new one, the secret of all instances from their next start on. */
export async function replaceSecret(db: Database, { sessionSecret }: SecretSettings): Promise<void> {
  const row = rowFor(sessionSecret ?? makeSecret(), sessionSecret !== undefined);
  await db
    .insertInto('session_secret')
    .values(row)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(row))
    .execute();
}
