import type { Config } from '../config/config.ts';
import { closeDataFolder } from '../config/data-folder.ts';
import { createLog } from '../log.ts';
import { type Access, accessTo } from './database.ts';
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
