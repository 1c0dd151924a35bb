/** The contents of a token, read without checking its signature: for the page's own behaviour only. */
export interface TokenFacts {
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number;
  /** True if registration is complete. */
  registered: boolean;
}

function decodePayload(token: string): unknown {
  const [, payload] = token.split('.');
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (c) => c.codePointAt(0) ?? 0,
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads a token's payload; undefined if it is not one of the portal's tokens. */
export function readToken(token: string): TokenFacts | undefined {
  const payload = decodePayload(token);
  if (typeof payload !== 'object' || payload === null) return undefined;
  if (!('exp' in payload) || typeof payload.exp !== 'number') return undefined;
  return { expiresAt: payload.exp * 1000, registered: 'registered' in payload && payload.registered === true };
}
