import { readFileSync } from 'node:fs';
import { type Form, readForm } from './form-schema.ts';
import type { OperationId } from './operation.ts';

type Verb = 'get' | 'post' | 'put' | 'delete';
export type OperationObject = {
  operationId: OperationId;
  summary: string;
  description?: string;
  tags: string[];
  security?: object[];
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: { content?: Record<string, { schema: object }> };
  responses: Record<string, object>;
};
export type Contract = Record<string, unknown> & {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Verb, OperationObject>>>;
  components: { schemas: Record<string, object>; parameters?: Record<string, { in?: string }> };
};

/** The bundled contract: what the server enforces, made by `npm run types`. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('../../openapi/portal.gen.json', import.meta.url), 'utf8')) as Contract;
}

export type OperationFacts = {
  isSecured: boolean;
  hasBody: boolean;
  /** Where the body is multipart/form-data. */
  form: Form | undefined;
  hasQuery: boolean;
  successStatus: number;
};

/** What the HTTP layer needs to know of every operation. */
export function readOperations(contract: Contract): Map<string, OperationFacts> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(operations.map((operation) => [operation.operationId, factsOf(contract, operation)]));
}

/** Whether a parameter, given in place or by reference, goes into the query. */
function isInQuery(contract: Contract, parameter: { in?: string; $ref?: string }): boolean {
  const name = parameter.$ref?.split('/').at(-1);
  const found = name === undefined ? parameter : contract.components.parameters?.[name];
  return found?.in === 'query';
}

function factsOf(contract: Contract, operation: OperationObject): OperationFacts {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const form = formSchemaOf(operation);
  return {
    isSecured: (operation.security ?? []).length > 0,
    hasBody: operation.requestBody !== undefined,
    form: form && readForm(contract, form),
    hasQuery: (operation.parameters ?? []).some((parameter) => isInQuery(contract, parameter)),
    successStatus: Number(success),
  };
}

/** The schema of a body that comes as a form. */
export const formSchemaOf = ({ requestBody }: OperationObject): object | undefined =>
  requestBody?.content?.['multipart/form-data']?.schema;
