import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { FilePurpose } from '../../kernel/db/account-tables.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { AccountAreaDeps } from './deps.ts';

export type FileRow = Selectable<Schema['files']>;

type Wanted = { id: string; userId: string; purpose: FilePurpose };

/** A person's own file and its content. Throws 404 for one that is gone, of another kind, or somebody else's. */
export async function openOwnFile(
  { db, files }: AccountAreaDeps,
  { id, userId, purpose }: Wanted,
): Promise<{ row: FileRow; content: Readable }> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const content = row && (await files.open(row.id));
  if (row === undefined || content === undefined) throw new Problem(404, 'not_found');
  return { row, content };
}

/** Removes files whose rows are gone. What the disk refuses just now goes with the orphans, within hours. */
export async function removeContents({ files }: Pick<AccountAreaDeps, 'files'>, ids: string[]): Promise<void> {
  await files.remove(ids).catch(() => undefined);
}
