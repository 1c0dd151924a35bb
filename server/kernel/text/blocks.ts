import { searchKey } from './search-key.ts';
import type { Schemas } from '../http/operation.ts';
import { spansOf, wordsIn } from './spans.ts';

type Block = Schemas['Block'];

/** A part of a text as written in content files: a paragraph, or an object named after its kind. Texts may contain the marks of spans. */
export type WrittenBlock =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  | { quote: string; by?: string }
  | { note: string }
  | { table: { caption: string; columns: string[]; rows: string[][] } };

/** A text in both languages, part by part. */
export type WrittenText = { en: WrittenBlock[]; mt: WrittenBlock[] };

/** A text as the API returns it. */
export const blocksOf = (written: readonly WrittenBlock[]): Block[] => written.map(blockOf);

function blockOf(written: WrittenBlock): Block {
  if (typeof written === 'string') return { kind: 'paragraph', text: spansOf(written) };
  if ('heading' in written) return { kind: 'heading', id: anchorOf(written.heading), text: written.heading };
  if ('list' in written) return { kind: 'list', ordered: false, items: written.list.map(spansOf) };
  if ('steps' in written) return { kind: 'list', ordered: true, items: written.steps.map(spansOf) };
  if ('quote' in written) return { kind: 'quote', text: spansOf(written.quote), by: written.by ?? null };
  if ('note' in written) return { kind: 'note', text: spansOf(written.note) };
  const { caption, columns, rows } = written.table;
  return { kind: 'table', caption, columns, rows: rows.map((row) => row.map(spansOf)) };
}

/** A heading's anchor: letters a to z, digits and hyphens. */
export const anchorOf = (heading: string): string =>
  searchKey(heading)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Every text of a part, as written. */
export function textsOf(written: WrittenBlock): string[] {
  if (typeof written === 'string') return [written];
  if ('heading' in written) return [written.heading];
  if ('list' in written) return written.list;
  if ('steps' in written) return written.steps;
  if ('quote' in written) return [written.quote, ...(written.by === undefined ? [] : [written.by])];
  if ('note' in written) return [written.note];
  const { caption, columns, rows } = written.table;
  return [caption, ...columns, ...rows.flat()];
}

/** A whole text as plain words, for searching and counting. */
export const plainText = (written: readonly WrittenBlock[]): string => written.flatMap(textsOf).map(wordsIn).join(' ');

const WORDS_A_MINUTE = 200;

/** The reading time of a text, in whole minutes. */
export const readingMinutes = (written: readonly WrittenBlock[]): number =>
  Math.max(1, Math.round(plainText(written).split(/\s+/).length / WORDS_A_MINUTE));
