import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../../server/kernel/db/database.ts';
import { startOwnPostgres } from '../../../server/kernel/db/own-postgres.ts';
import { putCluster } from '../../support/ready-cluster.ts';

export type TestDatabase = { db: Database; close(): Promise<void> };

/** A real PostgreSQL with the portal's empty tables, for this file alone. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-'));
  await putCluster(dir);
  const server = await startOwnPostgres({ dir, log: pino({ level: 'silent' }) });
  // Staging truncates tables too, which the portal's own role may not.
  const db = openDatabase(server.owner, () => undefined, { max: 5 });
  return {
    db,
    close: async () => {
      await db.destroy();
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
