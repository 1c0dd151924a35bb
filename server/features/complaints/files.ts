import { buffer } from 'node:stream/consumers';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Content } from '../../kernel/files/content.ts';
import { encodeDocument } from '../../kernel/files/encode.ts';
import { withStored } from '../../kernel/files/keep.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { UploadedFile } from '../../kernel/http/uploaded-file.ts';
import { type Holder, seal, unseal } from '../../kernel/sealing/seal.ts';
import { type ComplaintDeps, type ComplaintRow, type KeptFile, openMessages, readersOf } from './conversation.ts';

/** The context that a sealed file is bound to: the complaint that it came with, or the later message. */
const contextOf = (about: string, at: number): string => `file ${at} of ${about}`;

/**
 * Rewrites files without their metadata, seals them for everybody who may read the complaint, stores them and runs `work`,
 * which gives them their rows. If that fails, all are removed. Throws 422 for `files` where one isn't a genuine document.
 */
export async function withSealed<T>(
  deps: ComplaintDeps,
  complaint: Pick<ComplaintRow, 'code_key'>,
  { about, files }: { about: string; files: readonly UploadedFile[] },
  work: (kept: KeptFile[]) => Promise<T>,
): Promise<T> {
  const contents: Content[] = [];
  for (const file of files) contents.push(await encodeDocument(file, 'files'));
  const readers = readersOf(deps, complaint);
  const sealed = contents.map(({ mediaType, bytes }, at) => ({
    mediaType,
    bytes: seal(bytes, readers, contextOf(about, at)),
  }));
  return withStored(deps, sealed, (stored) =>
    work(stored.map(({ id, mediaType }, at) => ({ id, mediaType, size: contents[at]?.bytes.length ?? 0 }))),
  );
}

/** A file of either side, opened by one of these holders. Throws 404 where the complaint has no such file. */
export async function openFile(
  deps: ComplaintDeps,
  db: Queryable,
  complaint: Pick<ComplaintRow, 'id' | 'seen'>,
  { file, holders }: { file: string; holders: readonly Holder[] },
): Promise<Buffer> {
  for (const { id, position, said } of await openMessages(db, complaint, holders)) {
    const at = said.files.findIndex((each) => each.id === file);
    if (at < 0) continue;
    const content = await deps.files.open(file);
    if (content === undefined) break;
    return unseal(await buffer(content), holders, contextOf(position === 1 ? complaint.id : id, at));
  }
  throw new Problem(404, 'not_found');
}
