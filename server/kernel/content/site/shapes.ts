import type { WrittenBlock, WrittenText } from '../../text/blocks.ts';
import {
  integer,
  list,
  oneOf,
  pattern,
  plainScenes,
  record,
  type Shape,
  shape,
  some,
  text,
  type ValueOf,
} from '../shapes.ts';

const texts = some(text);

const block = shape<WrittenBlock>({
  type: ['string', 'object'],
  minLength: 1,
  minProperties: 1,
  maxProperties: 2,
  dependencies: { by: ['quote'] },
  additionalProperties: false,
  properties: {
    heading: text,
    list: texts,
    steps: texts,
    quote: text,
    by: text,
    note: text,
    table: record({ caption: text, columns: texts, rows: list(texts) }),
  },
});

/** A text in both languages. */
export const writtenText: Shape<WrittenText> = record({ en: some(block), mt: some(block) });

/** The same, but it may be empty: a page can consist of what it shows beside its text. */
export const writtenTextOrNone: Shape<WrittenText> = record({ en: list(block), mt: list(block) });

/** The settings of a drawn poster. */
export const art = record({ seed: text, scene: oneOf(...plainScenes, null) });
export type Art = ValueOf<typeof art>;

export const year = integer(1900, 2200);

/** The link targets that are allowed. */
export const href = pattern(
  '^(?:/(?![/\\\\])|https://|mailto:|tel:)[^\\s"\'<>\\\\]*$',
  'a path of the portal such as /contact-us, or an address that begins with https://',
);

export const webAddress = pattern('^https://[^\\s"\'<>\\\\]+$', 'an address that begins with https://');
