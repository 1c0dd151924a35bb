import { Ajv, type DefinedError, type ErrorObject } from 'ajv';
import type { ContentFile } from './files.ts';
import type { ContentProblem } from './problem.ts';
import type { Shape } from './shapes.ts';

// Each schema checks a handful of files, once: to make its code faster, or to check it as well, would take longer than that.
const ajv = new Ajv({
  code: { optimize: false },
  validateSchema: false,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
});

/** Returns the file's content if it has the shape; else adds each mistake, and how to mend it, to `problems`. */
export type Check<T> = (given: ContentFile, problems: ContentProblem[]) => T | undefined;

/** Makes a check of a shape. */
export function checkOf<T>(shape: Shape<T>): Check<T> {
  const validate = ajv.compile<T>(shape);
  return ({ file, json }, problems) => {
    if (validate(json)) return json;
    const errors = (validate.errors ?? []).filter(isDefined);
    problems.push(...errors.map((error) => ({ file, ...explain(error) })));
    return undefined;
  };
}

/** Our schemas use only Ajv's own keywords. */
const isDefined = (error: ErrorObject): error is DefinedError => 'keyword' in error;

/** `/occurrences/0/start` becomes `occurrences[0].start`. */
function pathOf(pointer: string, key?: string): string {
  const keys = pointer.split('/').slice(1).map(unescapePointer);
  const all = key === undefined ? keys : [...keys, key];
  return all
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function explain(error: DefinedError): { path: string; reason: string } {
  const at = (reason: string, key?: string) => ({ path: pathOf(error.instancePath, key), reason });
  const found = shorten(error.data);
  switch (error.keyword) {
    case 'required':
      return at('This is missing. Add it.', error.params.missingProperty);
    case 'additionalProperties':
      return at(`This is not known here. ${knownKeys(error.parentSchema)}`, error.params.additionalProperty);
    case 'type':
      return at(`Put ${nameTypes(error.params.type)} here; found ${found}.`);
    case 'enum':
      return at(`Use one of ${error.params.allowedValues.join(', ')}; found ${found}.`);
    case 'pattern':
      return at(`Write ${expectation(error.parentSchema)} here; found ${found}.`);
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return at('This is empty. Fill it in, or leave it out where it is optional.');
    default:
      return at(`This ${error.message ?? 'is not right'}; found ${found}. Mend it.`);
  }
}

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  object: 'an object',
  string: 'a text',
};

/** Ajv gives several types as a list or joined by commas. */
function nameTypes(types: string | readonly string[]): string {
  const list = typeof types === 'string' ? types.split(',') : types;
  return list.map((type) => typeNames[type] ?? type).join(' or ');
}

function knownKeys(schema: DefinedError['parentSchema']): string {
  const properties: object = schema?.['properties'] ?? {};
  return `Correct its name or remove it; the names known are ${Object.keys(properties).join(', ')}.`;
}

const expectation = (schema: DefinedError['parentSchema']): string => String(schema?.['description'] ?? 'another text');

const shorten = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
