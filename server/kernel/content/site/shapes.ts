import { list, record, text } from '../shapes.ts';

const texts = { ...list(text), minItems: 1 };

/** A part of a text; see `WrittenBlock`. */
const block = {
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
} as const;

const blocks = { ...list(block), minItems: 1 };

/** A text in both languages. */
export const writtenText = record({ en: blocks, mt: blocks });

/** The same, but it may be empty: a page can consist of what it shows beside its text. */
export const writtenTextOrNone = record({ en: list(block), mt: list(block) });

/** The settings of a drawn poster. */
export const art = record({ seed: text, scene: { enum: ['prow', 'gaze', 'gallarija', 'floor', 'swell', null] } });

export const flag = { type: 'boolean' } as const;
export const year = { type: 'integer', minimum: 1900, maximum: 2200 } as const;

/** The moment of publication, in the union's time zone. */
export const publication = {
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'a date and time such as 2026-11-20T09:00',
} as const;

export const day = {
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'a day such as 2026-11-20',
} as const;

/** The link targets that are allowed. */
export const href = {
  type: 'string',
  pattern: '^(?:/(?![/\\\\])|https://|mailto:|tel:)[^\\s"\'<>\\\\]*$',
  description: 'a path of the portal such as /contact-us, or an address that begins with https://',
} as const;

export const webAddress = {
  type: 'string',
  pattern: '^https://[^\\s"\'<>\\\\]+$',
  description: 'an address that begins with https://',
} as const;
