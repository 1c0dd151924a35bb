import { createHash } from 'node:crypto';
import type { Queryable } from '../db/database.ts';

type Version = { hash: string; importedAt: Date };

/** A record of what was imported and when, so that only changes are imported again. */
export type Versions = {
  /** The moment at which this version was imported; undefined if it is new or has changed. */
  importedAt(name: string, value: unknown): Date | undefined;
  /** Records that this version is imported. */
  keep(name: string, value: unknown): Promise<void>;
  /** Deletes removed parts: if they come back, they count as new. */
  forget(names: readonly string[]): Promise<void>;
};

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export async function loadVersions(db: Queryable, now: Date): Promise<Versions> {
  const rows = await db.selectFrom('content_versions').selectAll().execute();
  const known = new Map<string, Version>(
    rows.map((row) => [row.name, { hash: row.hash, importedAt: row.imported_at }]),
  );
  return {
    importedAt: (name, value) => {
      const version = known.get(name);
      return version?.hash === hashOf(value) ? version.importedAt : undefined;
    },
    keep: async (name, value) => {
      const version = { hash: hashOf(value), imported_at: now };
      const insertion = db.insertInto('content_versions').values({ name, ...version });
      await insertion.onConflict((conflict) => conflict.column('name').doUpdateSet(version)).execute();
    },
    forget: async (names) => {
      await db
        .deleteFrom('content_versions')
        .where('name', 'in', ['', ...names])
        .execute();
    },
  };
}
