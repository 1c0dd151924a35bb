import type { Config } from '../config/config.ts';
import { closeDataFolder } from '../config/data-folder.ts';
import { createLog } from '../log.ts';
import { type Access, accessTo, type Connection, type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { startOwnPostgres } from './own-postgres.ts';

/** The database from the settings, for a command that runs beside the portal; the embedded one is started if it is not running. */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Access & { stop: () => Promise<void> }> {
  closeDataFolder(dataDir);
  if (databaseUrl !== undefined) {
    return { ...accessTo(databaseUrl), stop: () => Promise.resolve() };
  }
  const postgres = await startOwnPostgres({ dir: dataDir, log: createLog({ level: 'warn' }) });
  return { ...postgres, stop: () => postgres.stop() };
}

/** Does a command's work in the database, brought up to date first, and closes it. */
export async function inDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (db: Database, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { connection, owner, stop } = await reachDatabase(config);
  const db = openDatabase(connection, () => undefined, { max: 2 });
  try {
    await migrate(owner);
    return await work(db, connection);
  } finally {
    await db.destroy();
    await stop();
  }
}
