import type { Schemas } from '../../kernel/http/operation.ts';

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
