import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

/** A token lives for at most eight hours; past half of that, answers carry a fresh one. */
export const TOKEN_LIFE_SECONDS = 8 * 60 * 60;

export type TokenFacts = { userId: string; sessionId: string; issuedAt: number };

export type Tokens = {
  sign(user: { id: string; registered: boolean }, sessionId: string): Promise<string>;
  /** Undefined for a token that is not ours, was altered, or is past its time. */
  verify(token: string): Promise<TokenFacts | undefined>;
};

const ISSUER = 'ghaqda';
const ALGORITHM = 'HS256';

/** Signs and checks the bearer tokens; the session row behind one decides whether it still counts. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
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
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        const { sub, sid, iat } = payload;
        return typeof sid === 'string' && sub && iat ? { userId: sub, sessionId: sid, issuedAt: iat } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
