import ajvFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import type { Form } from './form-schema.ts';
import type { ProblemCode } from './problem-texts.ts';

// The package is CommonJS: under Node's own loader its default export is the module.
const addFormats = ajvFormats as unknown as typeof ajvFormats.default;

function createAjv(coerceTypes: boolean): Ajv2020 {
  // The contract is linted; its schemas needn't be checked at every start.
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, allErrors: false, strict: false, validateSchema: false });
  addFormats(ajv);
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  const date = ajv.formats['date'] as { validate: (text: string) => boolean };
  // PostgreSQL has no year 0.
  ajv.addFormat('date', { validate: (text: string) => date.validate(text) && !text.startsWith('0000') });
  // The format knows leap seconds, which no Date does.
  ajv.addFormat('date-time', { validate: (text: string) => validate(text) && !Number.isNaN(Date.parse(text)) });
  return ajv;
}

type Validator = { (value: unknown): boolean; errors: ErrorObject[] };

/** Validates by a schema that is compiled when first needed: compiling those of all operations takes seconds of a start. */
function validatorOf(ajv: Ajv2020, schema: object): Validator {
  let compiled: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(value);
    validator.errors = compiled.errors ?? [];
    return isValid;
  };
  validator.errors = [];
  return validator;
}

const strict = createAjv(false);
const coercing = createAjv(true);

type HeaderSchema = { properties?: Record<string, object>; required?: string[] };

/**
 * Validates by the contract's schemas: bodies as they are; query, path and header values (always text) are coerced; unknown query
 * parameters are refused.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return validatorOf(strict, schema);
  if (httpPart === 'querystring') return validatorOf(coercing, { ...schema, additionalProperties: false });
  return validatorOf(coercing, httpPart === 'headers' ? withSmallNames(schema) : schema);
};

/** The schema of headers with their names in lower case, as Node gives them; otherwise none would match. */
function withSmallNames({ properties = {}, required = [], ...rest }: HeaderSchema): object {
  const small = Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]);
  return { ...rest, properties: Object.fromEntries(small), required: required.map((name) => name.toLowerCase()) };
}

/** Validates a form's fields as JSON bodies are validated, and fills in defaults; throws the same error as Fastify. */
export function createFormCheck({ schema }: Form): (body: Record<string, unknown>) => void {
  const isValid = validatorOf(strict, schema);
  return (body) => {
    if (!isValid(body)) throw Object.assign(new Error('The form is not valid'), { validation: isValid.errors });
  };
}

type Place = Pick<ErrorObject, 'keyword' | 'instancePath'> & { params: Record<string, unknown> };

/** The field that an Ajv error is about, and the code of its problem. */
export function fieldProblem({ keyword, instancePath, params }: Place): { field: string; code: ProblemCode } {
  const at = instancePath.split('/').slice(1);
  if (keyword === 'required') return { field: join(at, params['missingProperty']), code: 'missing_field' };
  if (keyword === 'additionalProperties')
    return { field: join(at, params['additionalProperty']), code: 'unknown_field' };
  return { field: at.join('.') || 'body', code: 'invalid_field' };
}

function join(at: string[], last: unknown): string {
  return [...at, String(last)].join('.');
}
