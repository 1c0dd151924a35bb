// `npm run content`: checks the content folder and imports it into the database. `npm run content -- --check` only checks.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { readSettings, runCommand } from '../command.ts';
import { StartupError } from '../config/startup-error.ts';
import { inDatabase } from '../db/reach.ts';
import { importContent } from './import.ts';
import { readContent } from './read.ts';
import { readUnion, type Union } from './union.ts';

const usage = 'Use: npm run content -- [--check] [folder]';

function readArguments(): { check: boolean; dir: string } {
  try {
    const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
    const standard = resolve(import.meta.dirname, '../../../content');
    return { check: values.check ?? false, dir: resolve(positionals[0] ?? standard) };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function importInto(dir: string, union: Union): Promise<string> {
  const config = readSettings();
  const { changed } = await inDatabase(config, (db) =>
    importContent({ db, clock: systemClock, dir, union, demoAccounts: config.demoAccounts }),
  );
  return changed.length === 0 ? 'Nothing has changed since the last import.' : `Imported: ${changed.join(', ')}.`;
}

async function run(): Promise<string> {
  const { check, dir } = readArguments();
  const union = readUnion(dir);
  const { events, plans } = readContent(dir, union);
  const found = `The content is in order: ${events.length} events, ${plans.length} seat plans.`;
  return check ? found : `${found}\n${await importInto(dir, union)}`;
}

await runCommand(run);
