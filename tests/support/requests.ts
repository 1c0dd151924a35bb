import * as fc from 'fast-check';
import { blobOf, type FormFields } from './forms.ts';
import { type Operation, type Parameter, resolve, type Schema } from './contract.ts';

/** Ids that exist, by the name of the field or parameter that takes them. */
export type KnownIds = Record<string, string[]>;

export type GeneratedRequest = {
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
};

/** A picture of one pixel. */
const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const words = [
  'Żaren',
  'Ċensa',
  'ħobż',
  '',
  ' ',
  'x'.repeat(50),
  "'; drop table users; --",
  '\u0000',
  '../../etc',
  '<script>',
  '🜁',
  'N/A',
  '%00',
  '\r\nX: y',
];

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Values that the schema allows. */
function valid(schema: Schema, name: string, known: KnownIds): fc.Arbitrary<unknown> {
  const { type, ...rest } = resolve<Schema>(schema);
  if (rest.enum) return fc.constantFrom(...rest.enum);
  const kind = [type].flat()[0];
  switch (kind) {
    case 'object':
      return validObject(rest, known);
    case 'array':
      return fc.array(valid(rest.items ?? {}, name, known), {
        minLength: rest.minItems ?? 0,
        maxLength: Math.min(rest.maxItems ?? 5, 5),
      });
    case 'integer':
      return fc.integer({ min: rest.minimum ?? 0, max: rest.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    default:
      return validText(rest, name, known);
  }
}

function validObject({ properties = {}, required = [] }: Schema, known: KnownIds): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, valid(each, key, known)]));
  return fc.record(model, { requiredKeys: required });
}

function validText(schema: Schema, name: string, known: KnownIds): fc.Arbitrary<string> {
  // Only texts can be sent here; a file is sent as one.
  if (schema.format === 'binary') return fc.constantFrom(...files) as fc.Arbitrary<unknown> as fc.Arbitrary<string>;
  const ids = (known[name] ?? []).filter((id) => schema.format !== 'uuid' || isUuid.test(id));
  if (ids.length > 0)
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email')
    return fc
      .constantFrom('a@uni.example', 'ċ.ħ@uni.example', 'x@jc.example')
      .filter((mail) => /^[\x20-\x7e]+$/.test(mail));
  if (schema.format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  if (schema.format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString().slice(0, 10));
  if (schema.pattern)
    return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text.slice(0, schema.maxLength ?? 100));
  const { minLength = 0, maxLength = 100 } = schema;
  return fc
    .oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme' }))
    .map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
}

/** Values that the schema does not allow. */
function wrong({ type, enum: choices, format }: Schema): fc.Arbitrary<unknown> {
  const kinds = [type].flat();
  const others: unknown[] = [
    ...(kinds.includes('array') ? [] : [[], [1]]),
    ...(kinds.includes('object') ? [] : [{ a: 1 }]),
    ...(kinds.includes('null') ? [] : [null]),
    ...(kinds.includes('string') ? [] : ['text']),
    ...(kinds.includes('integer') ? [] : [7, 1e308]),
    ...(choices || format ? ['no such thing'] : []),
  ];
  return fc.constantFrom(...others);
}

/** A body with exactly one thing wrong. */
export function invalidBody(schema: Schema, known: KnownIds): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], ...rest } = resolve<Schema>(schema);
  const good = valid({ ...rest, properties, required }, '', known) as fc.Arbitrary<Record<string, unknown>>;
  const without = required.map((key) =>
    good.map((body) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))),
  );
  const mistyped = Object.entries(properties).map(([key, each]) =>
    fc.tuple(good, wrong(resolve<Schema>(each))).map(([body, value]) => ({ ...body, [key]: value })),
  );
  const extra = good.map((body) => ({ ...body, registered: true }));
  return fc.oneof(fc.constantFrom<unknown>([], 'text', 7, null), extra, ...without, ...mistyped);
}

/** Files that a form may contain, genuine or not: the contract cannot tell. */
const files = [blobOf(tinyPng, 'image/png'), blobOf(Buffer.from('no picture')), blobOf(Buffer.alloc(0))];

/** The fields of a form with exactly one thing wrong: one that is missing or unknown, a text for a file, a file for a text. */
export function invalidForm(schema: Schema, known: KnownIds): fc.Arbitrary<FormFields> {
  const { properties = {}, required = [], ...rest } = resolve<Schema>(schema);
  const good = valid({ ...rest, properties, required }, '', known) as fc.Arbitrary<FormFields>;
  const without = required.map((key) =>
    good.map((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))),
  );
  const swapped = Object.entries(properties).map(([key, each]) => {
    const { format, items } = resolve<Schema>(each);
    const isFile = format === 'binary' || (items !== undefined && resolve<Schema>(items).format === 'binary');
    return good.map((fields) => ({ ...fields, [key]: isFile ? 'a text' : (files[0] ?? '') }));
  });
  const unknown = good.map((fields) => ({ ...fields, registered: 'true' }));
  return fc.oneof(unknown, ...without, ...swapped);
}

/** A request that the contract allows. */
export function validRequest(operation: Operation, known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const values = fc.record(Object.fromEntries(operation.parameters.map((each) => [each.name, valueOf(each, known)])));
  const schema = operation.body ?? operation.form;
  const body = schema ? valid(schema, '', known) : fc.constant(undefined);
  return fc.tuple(values, body).map(([given, content]) => ({ ...place(operation, given), body: content }));
}

function valueOf(parameter: Parameter, known: KnownIds): fc.Arbitrary<unknown> {
  const value = valid(parameter.schema, parameter.name, known);
  return parameter.required ? value : fc.option(value, { nil: undefined });
}

/** A value as a part of a path: an address loses the parts that are empty or only dots before it is sent. */
const segmentOf = (value: string): string => (/^\.{0,2}$/.test(value) ? '%20' : encodeURIComponent(value));

function place({ path, parameters }: Operation, given: Record<string, unknown>): Omit<GeneratedRequest, 'body'> {
  const of = (where: Parameter['in']) =>
    parameters
      .filter((each) => each.in === where && given[each.name] !== undefined)
      .map((each): [string, string] => [each.name, String(given[each.name])]);
  const filled = of('path').reduce((at, [name, value]) => at.replace(`{${name}}`, segmentOf(value)), path);
  return {
    path: filled,
    query: of('query'),
    // Other letters can't be sent in a header.
    headers: Object.fromEntries(of('header').map(([name, value]) => [name, value.replaceAll(/[^\x21-\x7e]/gu, '-')])),
  };
}
