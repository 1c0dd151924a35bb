import { type Content, kindOf, Refusal } from './content.ts';
import { writeImage } from './images.ts';
import { writePaper } from './paper.ts';

/**
 * Rewrites a document: a PDF that may contain only paper, a JPG or a PNG. Throws Refusal if it is anything else, is truncated,
 * or hides another file or a program.
 */
export async function writeDocument(bytes: Buffer): Promise<Content> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Refusal('not_document');
  if (kind !== 'pdf') return writeImage(bytes);
  return { bytes: await writePaper(bytes), mediaType: 'application/pdf' };
}
