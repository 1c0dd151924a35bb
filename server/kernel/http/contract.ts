import { readFileSync } from 'node:fs';
import type { Role } from './roles.ts';
import { type Form, readForm } from './form-schema.ts';
import type { OperationId } from './operation.ts';

type Verb = 'get' | 'post' | 'put' | 'delete';
export type OperationObject = {
  operationId: OperationId;
  summary: string;
  description?: string;
  tags: string[];
  security?: object[];
  'x-roles'?: Role[];
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: { content?: Record<string, { schema: object }> };
  responses: Record<string, object>;
};
export type Contract = Record<string, unknown> & {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Verb, OperationObject>>>;
  components: { schemas: Record<string, object>; parameters?: Record<string, Parameter> };
};

/** The bundled contract that the server enforces, made by `npm run types`. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('../../../openapi/portal.gen.json', import.meta.url), 'utf8')) as Contract;
}

export type OperationFacts = {
  isSecured: boolean;
  /** Open to callers with or without a token. */
  isOptional: boolean;
  /** The roles that may call it, if it is secured. */
  roles: readonly Role[];
  hasBody: boolean;
  /** Set if the body is multipart/form-data. */
  form: Form | undefined;
  hasQuery: boolean;
  /** A person's own write, done at most once for an Idempotency-Key; visitors' writes handle their keys themselves. */
  isOnce: boolean;
  successStatus: number;
};

/** The facts about every operation that the HTTP layer uses. */
export function readOperations(contract: Contract): Map<string, OperationFacts> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(operations.map((operation) => [operation.operationId, factsOf(contract, operation)]));
}

type Parameter = { name?: string; in?: string };

/** The parameters of an operation, including those given by reference. */
function parametersOf(contract: Contract, { parameters = [] }: OperationObject): Parameter[] {
  return parameters.map((parameter) => {
    const name = parameter.$ref?.split('/').at(-1);
    return (name === undefined ? parameter : contract.components.parameters?.[name]) ?? {};
  });
}

function factsOf(contract: Contract, operation: OperationObject): OperationFacts {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const form = formSchemaOf(operation);
  const parameters = parametersOf(contract, operation);
  const ways = operation.security ?? [];
  const isOptional = ways.some((way) => Object.keys(way).length === 0);
  const isSecured = ways.length > 0 && !isOptional;
  const roles = operation['x-roles'] ?? [];
  if (isSecured !== roles.length > 0)
    throw new Error(`${operation.operationId}: name who may call it (x-roles) where it is secured, and only there`);
  return {
    isSecured,
    isOptional,
    roles,
    hasBody: operation.requestBody !== undefined,
    form: form && readForm(contract, form),
    hasQuery: parameters.some((parameter) => parameter.in === 'query'),
    isOnce: (isSecured || isOptional) && parameters.some(({ name }) => name === 'Idempotency-Key'),
    successStatus: Number(success),
  };
}

/** The schema of a body that is sent as a form. */
export const formSchemaOf = ({ requestBody }: OperationObject): object | undefined =>
  requestBody?.content?.['multipart/form-data']?.schema;
