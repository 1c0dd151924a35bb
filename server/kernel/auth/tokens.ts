import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

/** A token lives for at most eight hours; past half of that, answers carry a new one. */
export const TOKEN_LIFE_SECONDS = 8 * 60 * 60;

export type TokenFacts = { userId: string; sessionId: string; issuedAt: number };

export type Tokens = {
  sign(user: { id: string; registered: boolean }, sessionId: string): Promise<string>;
  /** Undefined for a token that is not ours, was altered, or has expired. */
  verify(token: string): Promise<TokenFacts | undefined>;
};

const ISSUER = 'ghaqda';
const ALGORITHM = 'HS256';
/** The most tokens that may be in use at a time; past that, all are verified again. */
const MOST_KNOWN = 10_000;

type Known = { facts: TokenFacts; expiresAt: number };

/** Signs and verifies bearer tokens; the session row behind a token decides if it still counts. */
export function createTokens(secret: string, clock: Clock): Tokens {
  // As plain bytes, it would have to be imported again for every token.
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  // A valid signature stays valid: only its expiry is checked again.
  const known = new Map<string, Known>();

  const check = async (token: string): Promise<Known | undefined> => {
    const verified = await readVerified(token, key, clock.now());
    if (verified === undefined) return undefined;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, verified);
    return verified;
  };

  return {
    sign: (user, sessionId) =>
      new SignJWT({ sid: sessionId, registered: user.registered })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(user.id)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + TOKEN_LIFE_SECONDS)
        .sign(key),
    verify: async (token) => {
      const verified = known.get(token) ?? (await check(token));
      return verified !== undefined && verified.expiresAt > seconds() ? verified.facts : undefined;
    },
  };
}

async function readVerified(token: string, key: KeyObject, now: Date): Promise<Known | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { sub, sid, iat, exp } = payload;
    if (!isCanonical(token)) return undefined;
    if (typeof sid !== 'string' || !sub || !iat || !exp) return undefined;
    return { facts: { userId: sub, sessionId: sid, issuedAt: iat }, expiresAt: exp };
  } catch {
    return undefined;
  }
}

/** The last character of a signature has spare bits, which decoding drops: of the texts that decode to it, only one is the token issued. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
