import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '../http/uploaded-file.ts';
import { type Content, kindOf, refuseFile } from './content.ts';
import { encodeImage } from './images.ts';
import { isMoreThanPaper } from './two-things.ts';

/**
 * A document as it is kept: a PDF as it came once it was looked at, a JPG or PNG written anew. Throws 422 for `field` when it is anything
 * else, is cut short, or is a PDF that hides another file or a program.
 */
export async function encodeDocument(file: UploadedFile, field: string): Promise<Content> {
  const bytes = await readFile(file.path);
  const kind = kindOf(bytes);
  if (kind === undefined) throw refuseFile(field, 'not_document');
  if (kind !== 'pdf') return encodeImage(file, field);
  if (!isWholePdf(bytes)) throw refuseFile(field, 'file_broken');
  if (isMoreThanPaper(bytes)) throw refuseFile(field, 'file_hides_another');
  return { bytes, mediaType: 'application/pdf' };
}

/** A PDF begins with its version, tells where its contents are, and ends with its mark: nothing comes after that. */
function isWholePdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 8);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  return /^%PDF-[12]\.\d/.test(start) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end);
}
