import { type Content, kindOf, Refusal } from './content.ts';
import { writeImage } from './images.ts';
import { writePaper } from './paper.ts';

/**
 * A document, rewritten: a PDF without anything but paper, a JPG or PNG as one. Throws Refusal when it is anything else, is cut short,
 * or hides another file or a program.
 */
export async function writeDocument(bytes: Buffer): Promise<Content> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Refusal('not_document');
  if (kind !== 'pdf') return writeImage(bytes);
  return { bytes: await writePaper(bytes), mediaType: 'application/pdf' };
}
