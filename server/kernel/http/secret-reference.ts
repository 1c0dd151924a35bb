import type { FastifyRequest } from 'fastify';
import { newSecret, REFERENCE_MARK } from '../hashes.ts';
import { keyIn } from './once.ts';
import type { Fingerprint } from '../auth/fingerprint.ts';

/**
 * A reference of 256 bits: anyone who has it may see what it refers to. A request that is repeated with its Idempotency-Key gets the same one,
 * although none is stored: it follows from the key and the portal's secret.
 */
export function newSecretReference(fingerprint: Fingerprint, purpose: string, request: FastifyRequest): string {
  const key = keyIn(request);
  return `${REFERENCE_MARK}${key === undefined ? newSecret() : fingerprint(purpose, key)}`;
}
