import { StartupError } from '../config/startup-error.ts';
import { openDatabase } from '../db/database.ts';
import type { ImportOrder, ImportOutcome } from './import-apart.ts';
import { importContent } from './import.ts';
import { readUnion } from './union.ts';

async function run({ connection, dir, now, demoAccounts }: ImportOrder): Promise<ImportOutcome> {
  const db = openDatabase(connection, () => undefined, { max: 2 });
  try {
    await importContent({ db, clock: { now: () => new Date(now) }, dir, union: readUnion(dir), demoAccounts });
    return { ok: true };
  } catch (error) {
    if (error instanceof StartupError) return { ok: false, message: error.message };
    throw error;
  } finally {
    await db.destroy();
  }
}

process.once('message', (order: ImportOrder) => {
  void run(order).then((outcome) => process.send?.(outcome, () => process.exit()));
});
