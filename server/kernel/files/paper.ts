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
import { isMoreThanPaper } from './polyglot.ts';

/** The names of PDF objects that carry other files, programs, films or interactive forms. */
const CARRIERS = new Set(
  'JS JavaScript EF EmbeddedFiles AF UF XFA Collection Launch RichMediaContent RichMediaSettings Rendition Renditions'.split(
    ' ',
  ),
);
/** Kinds of annotations and other objects that are more than paper. */
const LIVELY_KINDS = new Set('FileAttachment RichMedia Movie Sound Screen 3D PS'.split(' '));
const LIVELY_ACTIONS = new Set(
  'JavaScript Launch SubmitForm ImportData GoToR GoToE GoTo3DView Rendition RichMediaExecute Movie Sound'.split(' '),
);
/** The actions of paper lead to one of its pages or to an address. */
const PAPER_ACTIONS = new Set(['GoTo', 'URI', 'Named']);
const PLACES_OF_ACTIONS = new Set(['A', 'PA', 'OpenAction', 'Next']);
/** Keys of a stream whose content is elsewhere, or that shows a page of another file. */
const EXTERNAL = new Set(['F', 'FFilter', 'FDecodeParms', 'Ref']);
/** Leads to a page or a person; text without a scheme is the name of a host or a page, not a path in a file share. */
const ADDRESS = /^(?:https?:|mailto:|tel:|[\w.-]+(?:[/?#]|$))/i;
/** The depth to which arrays and dictionaries may be nested. */
const MOST_DEPTH = 100;

/**
 * A PDF rewritten as the library has understood it: anything else that another reader might find in its bytes is gone. Throws Refusal if it
 * is truncated or locked, holds files or programs, or leads anywhere but to pages and mailboxes.
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
    // The contents of a container have been read into objects of their own.
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

/** True if a PDF begins with its version, has its cross-reference table, and ends with its end marker: nothing may follow that. */
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

/** Throws Refusal if anything in an object is more than paper; the objects that it refers to are examined separately. */
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

/** True if an action, or one of a list, has an unknown kind under `S`; other objects in its place have none. */
function isUnknownAction(value: PDFObject | undefined): boolean {
  if (value instanceof PDFArray) return value.asArray().some((_, at) => isUnknownAction(value.lookup(at)));
  if (!(value instanceof PDFDict)) return false;
  const kind = nameOf(value.lookup(PDFName.of('S')));
  return kind !== undefined && !PAPER_ACTIONS.has(kind);
}
