import type { Schemas } from '../../kernel/http/operation.ts';
import { searchable } from '../../kernel/text/words.ts';

export type FoundKind = Schemas['FoundKind'];

/** An entry of the search, in one language. */
export type Entry = {
  kind: FoundKind;
  id: string;
  title: string;
  label: string | null;
  summary: string;
  body: string;
  /** Words by which it is found and that nobody is shown. */
  also?: string;
  /** Nobody finds it before; without it, at any time. */
  from?: Date;
};

/** An entry whose texts are ready to be searched. */
export type IndexedEntry = Entry & { words: { title: string; summary: string; all: string } };

export function indexed(entry: Entry): IndexedEntry {
  const { title, label, summary, body, also = '' } = entry;
  const words = {
    title: searchable(title),
    summary: searchable(title, label ?? '', summary),
    all: searchable(title, label ?? '', summary, body, also),
  };
  return { ...entry, words };
}
