import { sql } from 'kysely';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Keyring } from '../../kernel/sealing/keyring.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

type ProofDeps = { keyring: Keyring; clock: Clock };

/** Half of it on average: a slow phone tries ten thousand in a second. */
const MOST = 20_000;
const GOOD_MS = 20 * MINUTE_MS;

const hashOf = (salt: string, number: number): string => createHash('sha256').update(`${salt}${number}`).digest('hex');

/** By the current key: a challenge does not outlast a change of keys. */
const sign = ({ nameOf }: Keyring, text: string): string => nameOf('proof of work', text).toString('hex');

/** Work to do; see https://altcha.org. The salt ends with a sign that isn't a digit, so that it can't be cut elsewhere. */
export function newChallenge({ keyring, clock }: ProofDeps): Schemas['WorkChallenge'] {
  const expires = Math.floor((clock.now().getTime() + GOOD_MS) / 1000);
  const salt = `${randomBytes(16).toString('hex')}?expires=${expires}&`;
  const challenge = hashOf(salt, randomInt(MOST + 1));
  return { algorithm: 'SHA-256', challenge, maxnumber: MOST, salt, signature: sign(keyring, challenge) };
}

export type Proof = { challenge: string; expiresAt: Date };

/** The challenge that was worked on. Throws 422 for field `proof` where it is none of ours, or the work was not done. */
export function readProof({ keyring }: ProofDeps, given: string | undefined): Proof {
  const { number, salt, signature } = parse(given);
  const challenge = hashOf(salt, number);
  const expected = Buffer.from(sign(keyring, challenge));
  const found = Buffer.from(signature);
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) throw badProof();
  // Digits of the number may have been put at the end of the salt: the hash is the same.
  const expires = /\?expires=(\d+)&$/.exec(salt)?.[1];
  if (expires === undefined) throw badProof();
  return { challenge, expiresAt: new Date(Number(expires) * 1000) };
}

export const badProof = (): Problem => new Problem(422, 'proof_invalid', { fields: { proof: ['proof_invalid'] } });

function parse(given = ''): { number: number; salt: string; signature: string } {
  try {
    const parsed = JSON.parse(Buffer.from(given, 'base64').toString('utf8')) as Record<string, unknown> | null;
    const { number, salt, signature } = parsed ?? {};
    if (typeof number === 'number' && typeof salt === 'string' && typeof signature === 'string')
      return { number, salt, signature };
  } catch {
    // Invalid JSON is no proof either.
  }
  throw badProof();
}

/** The 32 bytes that a complaint's code follows from: the same work always gives the same code, and nobody else can tell which. */
export const secretOf = ({ nameOf }: Keyring, { challenge }: Pick<Proof, 'challenge'>): Buffer =>
  nameOf('complaint code of', challenge);

const EVERY_MS = 5000;

/**
 * Takes the turn of one complaint without a name: there is one every five seconds for everybody together, since nothing is known that would
 * tell one person from another. Throws 429 until then.
 */
export async function takeTurn({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const next_at = new Date(now.getTime() + EVERY_MS);
  const taken = await db
    .insertInto('complaint_brake')
    .values({ next_at })
    .onConflict((conflict) =>
      conflict.column('singleton').doUpdateSet({ next_at }).where('complaint_brake.next_at', '<=', now),
    )
    .returning(sql<boolean>`true`.as('taken'))
    .executeTakeFirst();
  if (taken !== undefined) return;
  const row = await db.selectFrom('complaint_brake').select('next_at').executeTakeFirst();
  const rest = (row?.next_at.getTime() ?? now.getTime()) - now.getTime();
  throw new Problem(429, 'complaint_brake', { retryAfterSeconds: Math.max(1, Math.ceil(rest / 1000)) });
}
