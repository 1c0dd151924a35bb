import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Content } from '../../kernel/files/content.ts';
import { encodeDocument } from '../../kernel/files/encode.ts';
import { addFile, withStored } from '../../kernel/files/keep.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { lockOwn, type RentalDeps } from './requests.ts';

const MOST = 5;

const documentsOf = (db: Queryable, request: string) =>
  db
    .selectFrom('rental_documents')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['files.id', 'name', 'media_type', 'size'])
    .where('request_id', '=', request);

/** The documents of a request, the first one first. */
export async function readDocuments(db: Queryable, request: string): Promise<Schemas['RentalDocument'][]> {
  const rows = await documentsOf(db, request).orderBy('created_at').orderBy('files.id').execute();
  return rows.map((row) => ({ ...row, media_type: row.media_type as Schemas['RentalDocument']['media_type'] }));
}

/** Rewrites documents and adds them to a request of one's own. Throws 409 past the most, and where it can't be changed. */
export async function addDocuments(deps: RentalDeps, call: Call<'addRentalDocuments'>, userId: string): Promise<void> {
  const { request } = call.params;
  const { files } = call.body;
  await call.request.once(async (transact) => {
    await deps.db.transaction().execute((trx) => demandRoom(trx, { request, userId, more: files.length }));
    const contents: Content[] = [];
    for (const file of files) contents.push(await encodeDocument(file, 'files'));
    return withStored(deps, contents, (stored) =>
      transact(async (trx) => {
        await demandRoom(trx, { request, userId, more: stored.length });
        for (const [at, file] of stored.entries()) {
          const name = files[at]?.shownName ?? '';
          await addFile(deps, trx, file, { userId, purpose: 'rental', name });
          await trx.insertInto('rental_documents').values({ file_id: file.id, request_id: request }).execute();
        }
        return {};
      }),
    );
  });
}

type Room = { request: string; userId: string; more: number };

async function demandRoom(trx: Trx, { request, userId, more }: Room): Promise<void> {
  const row = await lockOwn(trx, request, userId);
  if (!rentalLife.is(row.state, 'canChange')) throw new Problem(409, 'not_in_this_state');
  if ((await documentsOf(trx, request).execute()).length + more > MOST) throw new Problem(409, 'rental_too_many_files');
}

type Wanted = { request: string; document: string };

/** Takes a document from a request of one's own. Its content is to be removed after the commit. Throws 404. */
export async function removeDocument(trx: Trx, { request, document }: Wanted, userId: string): Promise<void> {
  await demandRoom(trx, { request, userId, more: 0 });
  const link = trx.deleteFrom('rental_documents').where('request_id', '=', request).where('file_id', '=', document);
  if ((await link.executeTakeFirst()).numDeletedRows === 0n) throw new Problem(404, 'not_found');
}

/** A document of a request, as a file to be saved. Throws 404. */
export async function openDocument(
  { db, files }: Pick<RentalDeps, 'db' | 'files'>,
  { request, document }: Wanted,
  reply: FastifyReply,
): Promise<Buffer> {
  const row = await documentsOf(db, request).where('files.id', '=', document).executeTakeFirst();
  const content = row && (await files.open(row.id));
  if (content === undefined) throw new Problem(404, 'not_found');
  void reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment' });
  void reply.type('application/octet-stream');
  return buffer(content);
}
