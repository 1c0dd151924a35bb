import type { Bilingual, BilingualList, Fact } from '../db/schema.ts';

declare const accepts: unique symbol;

/** A JSON schema together with the type of the values that it accepts, so that neither is written twice. */
export type Shape<T> = { readonly [keyword: string]: unknown; readonly [accepts]?: T };
/** The type of the values that a shape accepts. */
export type ValueOf<S> = S extends { readonly [accepts]?: infer T } ? T : never;

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Values<S extends Shapes> = { -readonly [K in keyof S]: ValueOf<S[K]> };
type Flat<T> = { [K in keyof T]: T[K] };

/** A schema that the functions below can't write. Nothing checks that it accepts exactly the values of `T`. */
export const shape = <T>(schema: Readonly<Record<string, unknown>>): Shape<T> => schema;

export const text = shape<string>({ type: 'string', minLength: 1 });
export const flag = shape<boolean>({ type: 'boolean' });

/** Text of this pattern; the description completes the sentence 'Write … here'. */
export const pattern = (source: string, description: string): Shape<string> =>
  shape({ type: 'string', pattern: source, description });

export const integer = (minimum: number, maximum: number): Shape<number> =>
  shape({ type: 'integer', minimum, maximum });

export const oneOf = <const T extends string | number | null>(...values: readonly T[]): Shape<T> =>
  shape({ enum: values });

/** An object that has exactly these properties; those in `optional` may be left out. */
export function record<R extends Shapes>(properties: R): Shape<Values<R>>;
export function record<R extends Shapes, O extends Shapes>(
  properties: R,
  optional: O,
): Shape<Flat<Values<R> & Partial<Values<O>>>>;
export function record(properties: Shapes, optional: Shapes = {}): Shape<unknown> {
  return shape({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties: { ...properties, ...optional },
  });
}

/** Any keys, each with a value of this shape. */
export const dictionary = <S extends Shape<unknown>>(value: S): Shape<Record<string, ValueOf<S>>> =>
  shape({ type: 'object', additionalProperties: value });

export const list = <S extends Shape<unknown>>(items: S): Shape<ValueOf<S>[]> => shape({ type: 'array', items });

/** A list that is not empty. */
export const some = <S extends Shape<unknown>>(items: S): Shape<ValueOf<S>[]> => ({ ...list(items), minItems: 1 });

export const slug = pattern('^[a-z0-9]+(-[a-z0-9]+)*$', 'small letters a to z, digits and single hyphens');
export const email = pattern('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'an e-mail address such as name@uni.example');
export const cents = integer(0, 100_000_000);

export const bilingual: Shape<Bilingual> = record({ en: text, mt: text });
export const bilingualTexts: Shape<BilingualList> = record({ en: some(text), mt: some(text) });
export const fact: Shape<Fact> = record({ label: bilingual, value: bilingual });

/** The drawn scenes that any page may have; events have more. */
export const plainScenes = ['prow', 'gaze', 'gallarija', 'floor', 'swell'] as const;

/** A day of every year. */
export const dayOfYear = pattern('^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'a month and a day such as 09-01');

const DATE = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';

/** A day in one year. */
export const date = pattern(`^${DATE}$`, 'a date such as 2027-02-20');
export const timeOfDay = pattern(`^${TIME}$`, 'a time of day such as 20:00');
/** A date and time in the union's time zone. */
export const dateAndTime = pattern(`^${DATE}T${TIME}$`, 'a date and time such as 2027-02-20T20:00');

/** A moment in the union's time zone: a date and time, or a number of days after the first import at a time of day. */
export const moment = shape<string | { inDays: number; at: string }>({
  ...dateAndTime,
  ...record({ inDays: integer(-3650, 3650), at: timeOfDay }),
  type: ['string', 'object'],
  description: 'a date and time such as 2027-02-20T20:00, or {"inDays": 12, "at": "20:00"}',
});
