import type { components } from '../../../openapi/portal.gen.ts';
import { InsecureHost } from '../../kit/browser/leave-for.ts';

type Challenge = components['schemas']['WorkChallenge'];

/** Hashes at a time: each waits for the browser's other threads, all together hardly longer. */
const BATCH = 250;
const encoder = new TextEncoder();

const hexOf = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Finds the number that solves an ALTCHA challenge, and writes the proof. Throws InsecureHost if the browser cannot hash here. */
export async function proveWork(challenge: Challenge, signal: AbortSignal): Promise<string> {
  if (!isSecureContext) throw new InsecureHost();
  for (let first = 0; first <= challenge.maxnumber && !signal.aborted; first += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, at) =>
        crypto.subtle.digest(challenge.algorithm, encoder.encode(`${challenge.salt}${first + at}`)),
      ),
    );
    const found = hashes.findIndex((hash) => hexOf(hash) === challenge.challenge);
    if (found >= 0) {
      const { maxnumber: _, ...rest } = challenge;
      return btoa(JSON.stringify({ ...rest, number: first + found }));
    }
  }
  throw new Error('No number meets the challenge.');
}
