import { readFileSync } from 'node:fs';
import ajvFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Role } from '../../server/kernel/http/roles.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
export type Operation = {
  id: string;
  method: string;
  path: string;
  isSecured: boolean;
  /** Open to callers with or without a token. */
  isOptional: boolean;
  /** Its `x-roles`. */
  roles: readonly Role[];
  parameters: Parameter[];
  body: Schema | undefined;
  /** The schema of a multipart/form-data body. */
  form: Schema | undefined;
};

type Content = Record<string, { schema: Schema }>;
type RawOperation = {
  operationId: string;
  security?: object[];
  'x-roles'?: Role[];
  parameters?: { $ref?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

const contract = JSON.parse(readFileSync(new URL('../../openapi/portal.gen.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, RawOperation>>;
};

/** The target of a reference inside the contract; anything else as it is. */
export function resolve<Node extends object>(node: Node | { $ref?: string }): Node {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as Node;
  const keys = $ref
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolve(keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as Node);
}

const isOptional = ({ security = [] }: RawOperation): boolean => security.some((way) => Object.keys(way).length === 0);

/** Every operation of the contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    isSecured: (operation.security ?? []).length > 0 && !isOptional(operation),
    isOptional: isOptional(operation),
    roles: operation['x-roles'] ?? [],
    parameters: (operation.parameters ?? []).map((each) => resolve<Parameter>(each)),
    body: operation.requestBody?.content['application/json']?.schema,
    form: operation.requestBody?.content['multipart/form-data']?.schema,
  })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
(ajvFormats as unknown as typeof ajvFormats.default)(ajv);
ajv.addSchema(contract, 'contract');
const validators = new Map<string, ValidateFunction>();

function validatorOf(path: string, method: string, status: number): ValidateFunction | 'any' | undefined {
  const answer = contract.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (answer === undefined) return undefined;
  const schema = resolve<{ content?: Content }>(answer).content?.['application/json']?.schema;
  if (schema === undefined) return 'any';
  const key = `${method} ${path} ${status}`;
  const known = validators.get(key);
  if (known) return known;
  // References point into the whole contract, so the schema is compiled as a part of it.
  const compiled = ajv.compile(withAbsoluteRefs(schema));
  validators.set(key, compiled);
  return compiled;
}

function withAbsoluteRefs(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as object;
}

/** The reason why an answer breaks the contract, or undefined. */
export function contractBreach(
  { path, method }: Pick<Operation, 'path' | 'method'>,
  status: number,
  body: unknown,
): string | undefined {
  const validator = validatorOf(path, method, status);
  if (validator === undefined) return `${method} ${path} answered ${status}, which the contract does not know`;
  if (validator === 'any' || validator(body)) return undefined;
  return `${method} ${path} ${status}: ${ajv.errorsText(validator.errors)}`;
}
