// `npm run content`: checks the content folder and brings it into the database. `npm run content -- --check` only checks.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { explainStartupFailure, StartupError } from '../config/startup-error.ts';
import { type Connection, openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log.ts';
import { importContent } from './import.ts';
import { readContent } from './read.ts';
import { readUnion, type Union } from './union.ts';

const usage = 'Use: npm run content -- [--check] [folder]';

function readArguments(): { check: boolean; dir: string } {
  try {
    const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
    const standard = resolve(import.meta.dirname, '../../content');
    return { check: values.check ?? false, dir: resolve(positionals[0] ?? standard) };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** The database that the settings name; the embedded one is started if nobody runs it yet. */
async function reachDatabase(): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartupError(reading.problems.join('\n'));
  const { databaseUrl, dataDir } = reading.config;
  if (databaseUrl !== undefined) {
    return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
  }
  const postgres = await startEmbeddedPostgres({ dir: dataDir, log: createLog({ level: 'warn' }) });
  return { connection: postgres.connection, stop: () => postgres.stop() };
}

async function importInto(dir: string, union: Union): Promise<string> {
  const { connection, stop } = await reachDatabase();
  const db = openDatabase(connection, () => undefined, 2);
  try {
    await migrate(db);
    const { changed } = await importContent({ db, clock: systemClock, dir, union });
    return changed.length === 0 ? 'Nothing has changed since the last import.' : `Imported: ${changed.join(', ')}.`;
  } finally {
    await db.destroy();
    await stop();
  }
}

async function run(): Promise<string> {
  const { check, dir } = readArguments();
  const union = readUnion(dir);
  const { events, plans } = readContent(dir, union);
  const found = `The content is in order: ${events.length} events, ${plans.length} seat plans.`;
  return check ? found : `${found}\n${await importInto(dir, union)}`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const explanation = explainStartupFailure(error);
  if (explanation === undefined) throw error;
  process.stderr.write(`${explanation}\n`);
  process.exitCode = 1;
}
