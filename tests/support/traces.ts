import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../server/kernel/db/database.ts';

/** The tables and files of the portal that contain each text, as letters or as PostgreSQL writes bytes. */
export async function placesOf(
  { db, folder, logged }: { db: Database; folder: string; logged: string },
  needles: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = Object.fromEntries(needles.map((needle) => [needle, []]));
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  for (const { name } of rows) {
    // Each row is written out once, then searched.
    const hits = await sql<{ needle: string }>`
      select distinct needle from (select t::text as text from ${sql.raw(name)} as t offset 0) as row,
        unnest(${[...needles]}::text[]) as needle
      where strpos(row.text, needle) > 0 or strpos(row.text, encode(convert_to(needle, 'UTF8'), 'hex')) > 0`.execute(
      db,
    );
    for (const { needle } of hits.rows) found[needle]?.push(name);
  }
  for (const place of ['postgres', 'files', 'outbox', 'uploads', 'sandbox']) {
    const entries = await readdir(join(folder, place), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
      for (const needle of needles) if (bytes.includes(needle)) found[needle]?.push(`${place}/${entry.name}`);
    }
  }
  for (const needle of needles) if (logged.includes(needle)) found[needle]?.push('the log');
  return found;
}
