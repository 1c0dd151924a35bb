import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import { encodeDocument } from '../../kernel/files/encode.ts';
import { addFile, withStored } from '../../kernel/files/keep.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import { oneLine } from '../../kernel/text/words.ts';
import type { DocumentUse } from '../../kernel/person/personal-data.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import type { AccountAreaDeps } from './deps.ts';
import { type FileRow, openOwnFile, removeContents } from './own-files.ts';

type CareerFile = Schemas['CareerFile'];

const MOST_CAREER_FILES = 20;

/** A person's career documents, the latest first. */
export async function readCareerFiles(deps: AccountAreaDeps, userId: string): Promise<CareerFile[]> {
  const rows = await deps.db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'career')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const uses = await readUses(deps, deps.db, userId);
  return rows.map((row) => presentCareerFile(row, uses));
}

/** The places where others can read somebody's documents, the earliest first. */
async function readUses({ personal }: AccountAreaDeps, db: Queryable, userId: string): Promise<DocumentUse[]> {
  const uses: DocumentUse[] = [];
  for (const { documentUses } of personal) uses.push(...((await documentUses?.(db, userId)) ?? []));
  return uses;
}

function presentCareerFile(
  { id, name, media_type, size, created_at }: FileRow,
  uses: readonly DocumentUse[],
): CareerFile {
  return {
    id,
    file_name: name,
    media_type: media_type as CareerFile['media_type'],
    size,
    uploaded_at: created_at.toISOString(),
    used_for: uses
      .filter(({ document }) => document === id)
      .map((use) => ({ id: use.id, company: use.company, start: use.start })),
  };
}

/** Keeps a document. Throws 422 for a file that is none or a name that is none, 409 `too_many_files` past twenty. */
export async function addCareerFile(
  deps: AccountAreaDeps,
  { id: userId }: SignedIn,
  call: Call<'uploadCareerFile'>,
): Promise<{ data: CareerFile }> {
  const name = readFileName(call.body.file_name);
  return call.request.once(async (transact) => {
    const content = await encodeDocument(call.body.file, 'file');
    return withStored(deps, [content], (stored) =>
      transact(async (trx) => {
        await lockAccount(trx, userId);
        for (const file of stored) await addFile(deps, trx, file, { userId, purpose: 'career', name });
        const mine = trx.selectFrom('files').selectAll().where('user_id', '=', userId).where('purpose', '=', 'career');
        const rows = await mine.execute();
        if (rows.length > MOST_CAREER_FILES) throw new Problem(409, 'too_many_files');
        const row = rows.find(({ id }) => id === stored[0]?.id);
        if (row === undefined) throw new Error(`The document of ${userId} was stored without a row`);
        return { data: presentCareerFile(row, []) };
      }),
    );
  });
}

/** Puts a document in the place of another, wherever that one is attached. Throws 404, and 422 as above. */
export async function replaceCareerFile(
  deps: AccountAreaDeps,
  { id: userId }: SignedIn,
  call: Call<'replaceCareerFile'>,
): Promise<{ data: CareerFile }> {
  const name = readFileName(call.body.file_name);
  const { fileId } = call.params;
  return call.request.once(async (transact) => {
    await demandOwn(deps.db, userId, fileId);
    const content = await encodeDocument(call.body.file, 'file');
    const answer = await withStored(deps, [content], (stored) =>
      transact(async (trx) => {
        await lockAccount(trx, userId);
        await demandOwn(trx, userId, fileId);
        const [file] = stored;
        if (file === undefined) throw new Error(`The document of ${userId} was not stored`);
        await addFile(deps, trx, file, { userId, purpose: 'career', name });
        await trx.updateTable('interviews').set({ cv_id: file.id }).where('cv_id', '=', fileId).execute();
        await trx.deleteFrom('files').where('id', '=', fileId).execute();
        const row = await trx.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow();
        return { data: presentCareerFile(row, await readUses(deps, trx, userId)) };
      }),
    );
    await removeContents(deps, [fileId]);
    return answer;
  });
}

/** Throws 404 unless it is the person's own document. */
async function demandOwn(db: Queryable, userId: string, id: string): Promise<void> {
  const own = db.selectFrom('files').select('id').where('id', '=', id).where('user_id', '=', userId);
  if ((await own.where('purpose', '=', 'career').executeTakeFirst()) === undefined) throw new Problem(404, 'not_found');
}

/** A name that can be shown, and saved under: on one line, with a letter or number, and no sign that turns the text around. */
function readFileName(given: string): string {
  const name = oneLine(given);
  const problems = new FieldProblems();
  problems.demand(/[\p{L}\p{N}]/u.test(name) && !/[\p{Cc}\p{Cf}]/u.test(name), 'file_name', 'name_invalid');
  problems.throwIfAny();
  return name;
}

/** A document to be saved, and the header that tells under which name. Throws 404. */
export async function openCareerFile(
  deps: AccountAreaDeps,
  userId: string,
  id: string,
): Promise<{ content: Readable; size: number; disposition: string }> {
  const { row, content } = await openOwnFile(deps, { id, userId, purpose: 'career' });
  return { content, size: row.size, disposition: dispositionOf(row) };
}

const endings: Record<string, string> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' };

/** RFC 6266: a name in plain letters for old programs, and the whole one, with every sign that means something in a header escaped. */
function dispositionOf({ name, media_type }: FileRow): string {
  const ending = endings[media_type] ?? '';
  const whole = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
  const escaped = encodeURIComponent(whole).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="document${ending}"; filename*=UTF-8''${escaped}`;
}

/** Removes a document. Throws 404. */
export async function removeCareerFile(
  deps: AccountAreaDeps,
  { id: userId }: SignedIn,
  call: Call<'deleteCareerFile'>,
): Promise<void> {
  const { fileId } = call.params;
  await call.request.once(async (transact) => {
    const done = await transact(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('files')
        .where('id', '=', fileId)
        .where('user_id', '=', userId)
        .where('purpose', '=', 'career')
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Problem(404, 'not_found');
      return {};
    });
    await removeContents(deps, [fileId]);
    return done;
  });
}
