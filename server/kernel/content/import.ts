import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { importEvent } from './import-event.ts';
import { importPeople } from './import-people.ts';
import { importPlaces, removeUnusedPlaces } from './import-places.ts';
import type { ImportRun } from './import-run.ts';
import { ContentError } from './problem.ts';
import { readContent } from './read.ts';
import { removeVanishedEvents } from './remove.ts';
import type { Union } from './union.ts';
import { loadVersions } from './versions.ts';

/** Names the parts that were written; empty if everything was in the database already. */
export type ImportReport = { changed: string[] };

const importLock = 7_120_611;

/**
 * Imports the content folder into the database, all of it or nothing; unchanged parts are left alone, and so are seats and tickets that are
 * held or sold. If several processes import at once, one does it. Throws a ContentError that names every mistake.
 */
export async function importContent(given: {
  db: Database;
  clock: Clock;
  dir: string;
  union: Union;
  demoAccounts: boolean;
}): Promise<ImportReport> {
  const { dir, union, demoAccounts } = given;
  const content = readContent(dir, union);
  return await given.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(db);
    const now = given.clock.now();
    const versions = await loadVersions(db, now);
    const run: ImportRun = { db, now, union, demoAccounts, versions, changed: [], refusals: [] };
    await importPlaces(run, content);
    await importPeople(run, content.people);
    for (const event of content.events) await importEvent(run, event, content);
    await removeVanishedEvents(run, content.events, dir);
    if (run.refusals.length > 0) throw new ContentError(run.refusals);
    await removeUnusedPlaces(run, content);
    return { changed: run.changed };
  });
}
