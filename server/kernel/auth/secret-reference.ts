import type { FastifyRequest } from 'fastify';
import { newSecret } from '../hashes.ts';
import { keyIn } from '../http/once.ts';
import type { Fingerprint } from './fingerprint.ts';

const MARK = 'ref_';

/** Finds every reference in a text: their mark is what keeps those in a path out of the log. */
export const SECRET_REFERENCES = /ref_[\w-]{43}/g;

/**
 * A reference of 256 bits: whoever has it may see what it stands for. A request that is repeated with its Idempotency-Key gets the same one,
 * although none is stored: it follows from the key and the portal's secret.
 */
export function newSecretReference(fingerprint: Fingerprint, purpose: string, request: FastifyRequest): string {
  const key = keyIn(request);
  return `${MARK}${key === undefined ? newSecret() : fingerprint(purpose, key)}`;
}
