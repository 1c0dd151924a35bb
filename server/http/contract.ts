import { readFileSync } from 'node:fs';
import type { OperationId } from './operation.ts';

type Verb = 'get' | 'post' | 'put' | 'delete';
export type OperationObject = {
  operationId: OperationId;
  summary: string;
  description?: string;
  tags: string[];
  security?: object[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
};
export type Contract = Record<string, unknown> & {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Verb, OperationObject>>>;
  components: { schemas: Record<string, object>; parameters?: Record<string, object> };
};

/** The bundled contract: what the server enforces, made by `npm run types`. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('../../openapi/portal.gen.json', import.meta.url), 'utf8')) as Contract;
}

export type OperationFacts = { isSecured: boolean; hasBody: boolean; successStatus: number };

/** What the HTTP layer needs to know of every operation. */
export function readOperations(contract: Contract): Map<string, OperationFacts> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(operations.map((operation) => [operation.operationId, factsOf(operation)]));
}

function factsOf(operation: OperationObject): OperationFacts {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  return {
    isSecured: (operation.security ?? []).length > 0,
    hasBody: operation.requestBody !== undefined,
    successStatus: Number(success),
  };
}
