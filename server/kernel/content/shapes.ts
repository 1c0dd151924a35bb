/** JSON schemas of values that many content files hold. A `description` completes the sentence 'Write … here'. */

export const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', minItems: 1, items: text } as const;

export const slug = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'small letters a to z, digits and single hyphens',
} as const;

export const email = {
  type: 'string',
  pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  description: 'an e-mail address such as name@uni.example',
} as const;

export const cents = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;

/** An object that has exactly these properties; those in `optional` may be left out. */
export const record = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

/** Any keys, each with a value of this shape. */
export const dictionary = (value: object) => ({ type: 'object', additionalProperties: value }) as const;

export const list = (items: object) => ({ type: 'array', items }) as const;

export const bilingual = record({ en: text, mt: text });
export const bilingualTexts = record({ en: texts, mt: texts });

/** A day of every year. */
export const dayOfYear = {
  type: 'string',
  pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'a month and a day such as 09-01',
} as const;

/** A day in one year. */
export const date = {
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'a date such as 2027-02-20',
} as const;

export const timeOfDay = {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'a time of day such as 20:00',
} as const;

/** A moment in the union's own time zone: a date and time, or a number of days after the first import at a time of day. */
export const moment = {
  type: ['string', 'object'],
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'a date and time such as 2027-02-20T20:00, or {"inDays": 12, "at": "20:00"}',
  additionalProperties: false,
  required: ['inDays', 'at'],
  properties: { inDays: { type: 'integer', minimum: -3650, maximum: 3650 }, at: timeOfDay },
} as const;
