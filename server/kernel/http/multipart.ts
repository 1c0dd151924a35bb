import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Form } from './form-schema.ts';
import { Problem } from './problem.ts';
import type { ProblemCode } from './problem-texts.ts';
import { UploadedFile } from './uploaded-file.ts';

const LARGEST_FILE_BYTES = 10 * 2 ** 20;
/** The most bytes of a form apart from its files, and of any one field. */
const LARGEST_REST_BYTES = 64 * 1024;
/** A field repeated more often than the contract allows is refused before this. */
const MOST_PARTS = 32;

/** The limits of the multipart parser, whatever the contract says of an operation. */
export const multipartLimits = {
  fileSize: LARGEST_FILE_BYTES,
  fieldSize: LARGEST_REST_BYTES,
  fieldNameSize: 100,
  parts: MOST_PARTS,
  headerPairs: 20,
};

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/** Refuses a body whose Content-Length is larger than the form can be, before any of it is read. */
export function demandFormSize({ headers }: FastifyRequest, { files }: Form): void {
  const most = [...files.values()].reduce((sum, count) => sum + count * LARGEST_FILE_BYTES, LARGEST_REST_BYTES);
  if (Number(headers['content-length'] ?? 0) <= most) return;
  throw new Problem(413, 'too_large', {
    fields: Object.fromEntries([...files.keys()].map((field) => [field, ['too_large']])),
  });
}

/**
 * Reads a form, runs `work` with it, and leaves nothing behind: files are kept in a folder of the call's own, which is removed even if the
 * form is refused, breaks off, or fails. Throws 400 and 413 as for JSON.
 */
export async function withForm<T>(
  request: FastifyRequest,
  form: Form,
  uploadsDir: string,
  work: (body: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(uploadsDir, 'form-'));
  try {
    const body = await readForm(request, form, folder);
    return await work(body);
  } catch (error) {
    // The rest of the body is discarded, so that the client receives the refusal.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Values = Map<string, (string | UploadedFile)[]>;

async function readForm(request: FastifyRequest, form: Form, folder: string): Promise<Record<string, unknown>> {
  const values: Values = new Map();
  for await (const part of partsOf(request)) {
    const field = part.fieldname.replace(/\[\]$/, '');
    if (!form.fields.has(field)) throw refusal(field, 'unknown_field');
    const before = values.get(field) ?? [];
    if (before.length > 0 && !form.lists.has(field)) throw refusal(field);
    values.set(field, [...before, await readPart(part, field, before.length, form, folder)]);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, form.lists.has(name) ? all : all[0]]));
}

async function readPart(
  part: Multipart,
  field: string,
  position: number,
  { files }: Form,
  folder: string,
): Promise<string | UploadedFile> {
  if (part.type === 'file') {
    if (position >= (files.get(field) ?? 0)) throw refusal(field);
    return keep(part, field, join(folder, `${field}-${position}`));
  }
  if (part.valueTruncated || part.fieldnameTruncated)
    throw new Problem(413, 'too_large', { fields: { [field]: ['too_large'] } });
  // The parser parses fields that claim to be JSON: the contract has none. A file without a name comes as a text.
  if (typeof part.value !== 'string' || files.has(field)) throw refusal(field);
  return part.value;
}

/** The parts in the order received. Throws 400 for a body that is not a form, breaks off, or has a part without a name. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  // The parser would wait for ever for the end of a request that has ended already.
  if (request.raw.destroyed) throw unreadable();
  const parts = request.parts();
  for (;;) {
    const next = await parts.next().catch((error: unknown) => Promise.reject(asProblem(error)));
    if (next.done === true) return;
    // The parser lets a part pass that has no name, whatever its type says.
    if (typeof (next.value as { fieldname?: unknown }).fieldname !== 'string') throw unreadable();
    yield next.value;
  }
}

async function keep({ file, filename, mimetype }: MultipartFile, field: string, path: string): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(file, measured, createWriteStream(path, { flags: 'wx' })).catch((error: unknown) => {
    throw isOfDisk(error) ? error : asProblem(error);
  });
  if (file.truncated) throw new Problem(413, 'file_too_large', { fields: { [field]: ['file_too_large'] } });
  // A part that only its type makes a file comes without a name, whatever the parser's types say.
  const name = (filename as string | undefined) ?? '';
  return new UploadedFile({ path, size, name, mediaType: mimetype, sha256: hash.digest('base64url') });
}

const refusal = (field: string, code: ProblemCode = 'invalid_field'): Problem =>
  new Problem(400, 'malformed', { fields: { [field]: [code] } });

/** The parser names no field where it can't read the body, or doesn't want a part. */
const unreadable = (): Problem => refusal('body');

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error && error.syscall !== 'read';

/** Turns the parser's error into a problem: 413 for too much of something, else 400. */
function asProblem(error: unknown): Problem {
  const status = (error as { statusCode?: number }).statusCode;
  return status === 413 ? new Problem(413, 'too_large', { fields: { body: ['too_large'] } }) : unreadable();
}
