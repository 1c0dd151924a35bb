import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { Refusal } from './content.ts';
import { isMoreThanPaper } from './two-things.ts';

/** The names of PDF objects that carry other files, programs, films or interactive forms. */
const CARRIERS = new Set(
  'JS JavaScript EF EmbeddedFiles AF UF XFA Collection Launch RichMediaContent RichMediaSettings Rendition Renditions'.split(
    ' ',
  ),
);
/** Kinds of notes on a page, and of its contents, that are more than paper. */
const LIVELY_KINDS = new Set('FileAttachment RichMedia Movie Sound Screen 3D PS'.split(' '));
const LIVELY_ACTIONS = new Set(
  'JavaScript Launch SubmitForm ImportData GoToR GoToE GoTo3DView Rendition RichMediaExecute Movie Sound'.split(' '),
);
/** Actions of paper lead to a page of it or to an address. */
const PAPER_ACTIONS = new Set(['GoTo', 'URI', 'Named']);
const PLACES_OF_ACTIONS = new Set(['A', 'PA', 'OpenAction', 'Next']);
/** A stream whose content lies elsewhere, or that shows a page of another file. */
const EXTERNAL = new Set(['F', 'FFilter', 'FDecodeParms', 'Ref']);
/** To a page or a person; without a scheme it is a name of a host or a page, not a place in a network of files. */
const ADDRESS = /^(?:https?:|mailto:|tel:|[\w.-]+(?:[/?#]|$))/i;
/** How deep arrays and dictionaries may stand in each other. */
const MOST_DEPTH = 100;

/**
 * A PDF as the library has understood it, rewritten: what another reader might find in its bytes besides is gone. Throws Refusal when it
 * is cut short or locked, holds files or programs, or leads anywhere but to pages and mailboxes.
 */
export async function writePaper(bytes: Buffer): Promise<Buffer> {
  if (!isWhole(bytes)) throw new Refusal('file_broken');
  if (isMoreThanPaper(bytes)) throw new Refusal('file_hides_another');
  const document = await PDFDocument.load(bytes, {
    throwOnInvalidObject: true,
    updateMetadata: false,
    preserveXFA: true,
  }).catch(() => {
    throw new Refusal('file_broken');
  });
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    // What they hold stands beside them by now.
    if (isContainer(object)) context.delete(ref);
    else look(object, MOST_DEPTH);
  }
  try {
    document.getPages();
    return Buffer.from(await document.save({ updateFieldAppearances: false }));
  } catch {
    throw new Refusal('file_broken');
  }
}

/** A PDF begins with its version, tells where its contents are, and ends with its mark: nothing comes after that. */
function isWhole(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 8);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  return /^%PDF-[12]\.\d/.test(start) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end);
}

const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

function isContainer(object: PDFObject): boolean {
  if (!(object instanceof PDFRawStream)) return false;
  return ['ObjStm', 'XRef'].includes(nameOf(object.dict.lookup(PDFName.of('Type'))) ?? '');
}

/** Throws Refusal for anything in an object that is more than paper; what it refers to is looked at by itself. */
function look(object: PDFObject, depth: number): void {
  if (depth === 0) throw new Refusal('file_broken');
  if (object instanceof PDFArray) for (const each of object.asArray()) look(each, depth - 1);
  if (object instanceof PDFStream) lookAtEntries(object.dict, depth, true);
  if (object instanceof PDFDict) lookAtEntries(object, depth, false);
}

function lookAtEntries(dict: PDFDict, depth: number, isStream: boolean): void {
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    const isMore = CARRIERS.has(name) || (isStream && EXTERNAL.has(name)) || isLively(name, dict.lookup(key));
    if (isMore) throw new Refusal('file_hides_another');
    look(value, depth - 1);
  }
}

function isLively(key: string, value: PDFObject | undefined): boolean {
  if (key === 'S') return LIVELY_ACTIONS.has(nameOf(value) ?? '');
  if (key === 'Subtype') return LIVELY_KINDS.has(nameOf(value) ?? '');
  if (key === 'Type') return ['Filespec', 'EmbeddedFile', 'Rendition'].includes(nameOf(value) ?? '');
  if (key === 'Base' || key === 'URI') return isText(value) && !ADDRESS.test(value.decodeText().trim());
  if (key === 'F' && isText(value)) return true;
  if (key === 'AA') return value instanceof PDFDict && value.keys().some((each) => isUnknownAction(value.lookup(each)));
  return PLACES_OF_ACTIONS.has(key) && isUnknownAction(value);
}

const isText = (object: PDFObject | undefined): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

/** An action, or a list of them, says its kind under `S`; other things in its place say nothing there. */
function isUnknownAction(value: PDFObject | undefined): boolean {
  if (value instanceof PDFArray) return value.asArray().some((_, at) => isUnknownAction(value.lookup(at)));
  if (!(value instanceof PDFDict)) return false;
  const kind = nameOf(value.lookup(PDFName.of('S')));
  return kind !== undefined && !PAPER_ACTIONS.has(kind);
}
