import type { Logger } from 'pino';
import type { Config } from './kernel/config/config.ts';
import { closeDataFolder } from './kernel/config/data-folder.ts';
import { type Importer, startImporter } from './kernel/content/import-apart.ts';
import type { Access } from './kernel/db/database.ts';
import { startOwnPostgres } from './kernel/db/own-postgres.ts';

type Connected = Access & { stop?(): Promise<void> };

/** The processes beside the portal's own. */
export type Apart = {
  /** Resolves once the database answers: after a crash it needs a while to recover. */
  connecting: Promise<Connected>;
  importer: Importer;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL, unless the settings name another, and the importer of the content. Neither needs much of our code, so that they can
 * get ready while the rest of it is loaded.
 */
export function startApart({ config, log }: { config: Config; log: Logger }): Apart {
  closeDataFolder(config.dataDir);
  const connecting = connect(config, log);
  // It is awaited later, and may reject before then.
  connecting.catch(() => undefined);
  const importer = startImporter();
  return {
    connecting,
    importer,
    async stop() {
      importer.stop();
      const database = await connecting.catch(() => undefined);
      await database?.stop?.();
    },
  };
}

async function connect({ databaseUrl, dataDir }: Config, log: Logger): Promise<Connected> {
  if (databaseUrl === undefined) return startOwnPostgres({ dir: dataDir, log });
  const { accessTo } = await import('./kernel/db/database.ts');
  return accessTo(databaseUrl);
}
