import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { encodeDocument } from '../../kernel/files/encode.ts';
import { addFile, withStored } from '../../kernel/files/keep.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import { oneLine } from '../../kernel/person/person.ts';
import { lockAccount } from '../../kernel/person/progress.ts';
import type { AccountAreaDeps } from './deps.ts';
import { type FileRow, openOwnFile, removeContents } from './own-files.ts';

type CareerFile = Schemas['CareerFile'];

const MOST_CAREER_FILES = 20;

/** A person's career documents, the latest first. */
export async function readCareerFiles({ db }: AccountAreaDeps, userId: string): Promise<CareerFile[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'career')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(presentCareerFile);
}

function presentCareerFile({ id, name, media_type, size, created_at }: FileRow): CareerFile {
  const uploaded_at = created_at.toISOString();
  return { id, file_name: name, media_type: media_type as CareerFile['media_type'], size, uploaded_at };
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
        return { data: presentCareerFile(row) };
      }),
    );
  });
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
