import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { RarQuestion } from '../../kernel/content/site/rar.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Content } from '../../kernel/files/content.ts';
import { encodeDocument } from '../../kernel/files/encode.ts';
import { withStored } from '../../kernel/files/keep.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { questionOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { nameIfAny } from '../../kernel/staff/names.ts';
import { demandWriting, lockReport, type Place, type RarDeps, type ReportRow } from './reports.ts';

type File = Schemas['RarFile'];

const MOST_FILES = 40;

/** The files of a report that serve an answer, the latest first. */
export async function readFiles(db: Queryable, report: string): Promise<File[]> {
  const rows = await db
    .selectFrom('rar_files')
    .innerJoin('rar_evidence', 'file_id', 'rar_files.id')
    .leftJoin('users', 'users.id', 'rar_files.user_id')
    .select(['rar_files.id', 'name', 'media_type', 'size', 'added_at', 'first_name', 'last_name'])
    .select(sql<string[]>`array_agg(question order by question)`.as('questions'))
    .where('rar_files.report_id', '=', report)
    .groupBy(['rar_files.id', 'users.id'])
    .orderBy('added_at', 'desc')
    .orderBy('rar_files.id')
    .execute();
  return rows.map(({ id, name, media_type, size, added_at, first_name, last_name, questions }) => ({
    id,
    file_name: name,
    media_type: media_type as File['media_type'],
    size,
    added_at: added_at.toISOString(),
    added_by: nameIfAny({ first_name, last_name }),
    questions,
  }));
}

export const filesOf = async (db: Queryable, report: string, question: string): Promise<File[]> =>
  (await readFiles(db, report)).filter(({ questions }) => questions.includes(question));

/** Inspects files and adds them to an answer. Throws 422 for a file that is more than paper, 409 past the most or when nothing can change. */
export async function addEvidence(deps: RarDeps, place: Place, call: Call<'addRarEvidence'>): Promise<void> {
  const { rar_answer_id: slug } = call.params;
  const { files } = call.body;
  await call.request.once(async (transact) => {
    await deps.db.transaction().execute((trx) => lockForEvidence(deps, trx, place, { slug, more: files.length }));
    const names = files.map(({ shownName }) => shownName);
    const contents: Content[] = [];
    for (const file of files) contents.push(await encodeDocument(file, 'files'));
    return withStored(deps, contents, (stored) =>
      transact(async (trx) => {
        const row = await lockForEvidence(deps, trx, place, { slug, more: stored.length });
        for (const [at, { id, mediaType, size }] of stored.entries()) {
          const name = names[at] ?? '';
          const added = { added_at: deps.clock.now(), user_id: place.user.id };
          await trx
            .insertInto('rar_files')
            .values({ id, report_id: row.id, name, media_type: mediaType, size, ...added })
            .execute();
          await trx.insertInto('rar_evidence').values({ report_id: row.id, question: slug, file_id: id }).execute();
        }
        return {};
      }),
    );
  });
}

/** The most files of an answer. */
const mostFiles = ({ kind, most }: RarQuestion): number => (kind === 'evidence' ? (most ?? MOST_FILES) : MOST_FILES);

/** Locks the report of an answer that can take so many files more. Throws 409 if it can't. */
async function lockForEvidence(
  deps: RarDeps,
  trx: Trx,
  place: Place,
  { slug, more }: { slug: string; more: number },
): Promise<ReportRow> {
  const row = await lockReport(trx, place);
  const question = questionOf(yearOf(deps, row.year), slug);
  demandWriting(deps, row, slug);
  const { count } = await trx
    .selectFrom('rar_evidence')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('report_id', '=', row.id)
    .where('question', '=', slug)
    .executeTakeFirstOrThrow();
  if (Number(count) + more > mostFiles(question)) throw new Problem(409, 'rar_too_many_files');
  return row;
}

/** Uses a file of the same report for another answer; nothing changes if it is used there already. Throws 404 for a file of another report. */
export async function reuseEvidence(
  deps: RarDeps,
  trx: Trx,
  place: Place,
  { slug, fileId }: { slug: string; fileId: string },
): Promise<void> {
  const { id } = await lockReport(trx, place);
  const evidence = { report_id: id, question: slug, file_id: fileId };
  const used = trx
    .selectFrom('rar_evidence')
    .select('file_id')
    .where((eb) => eb.and(evidence));
  const isUsed = (await used.executeTakeFirst()) !== undefined;
  await lockForEvidence(deps, trx, place, { slug, more: isUsed ? 0 : 1 });
  if (isUsed) return;
  const file = trx.selectFrom('rar_files').select('id').where('id', '=', fileId).where('report_id', '=', id);
  if ((await file.executeTakeFirst()) === undefined) throw new Problem(404, 'not_found');
  await trx.insertInto('rar_evidence').values(evidence).execute();
}

/** Takes a file from an answer. Returns true if it served no other: then it is gone, and its content is to be removed after the commit. */
export async function removeEvidence(
  deps: RarDeps,
  trx: Trx,
  place: Place,
  { slug, fileId }: { slug: string; fileId: string },
): Promise<boolean> {
  const row = await lockForEvidence(deps, trx, place, { slug, more: 0 });
  const { numDeletedRows } = await trx
    .deleteFrom('rar_evidence')
    .where('report_id', '=', row.id)
    .where('question', '=', slug)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem(404, 'not_found');
  const serving = trx.selectFrom('rar_evidence').select('file_id').where('file_id', '=', fileId);
  if ((await serving.executeTakeFirst()) !== undefined) return false;
  await trx.deleteFrom('rar_files').where('id', '=', fileId).execute();
  return true;
}

/** A file that serves an answer, with its size. Throws 404. */
export async function openEvidence(
  { db, files }: Pick<RarDeps, 'db' | 'files'>,
  { report, slug, fileId }: { report: string; slug: string; fileId: string },
): Promise<{ content: Readable; size: number }> {
  const row = await db
    .selectFrom('rar_files')
    .innerJoin('rar_evidence', 'file_id', 'rar_files.id')
    .select(['rar_files.id', 'size'])
    .where('rar_files.id', '=', fileId)
    .where('rar_files.report_id', '=', report)
    .where('question', '=', slug)
    .executeTakeFirst();
  const content = row && (await files.open(row.id));
  if (row === undefined || content === undefined) throw new Problem(404, 'not_found');
  return { content, size: row.size };
}
