/** The contents of a token, read without checking its signature: for the page's own behaviour only. */
export interface TokenFacts {
  /** How long a token is valid from when it was issued, in seconds: a device's own clock may be days off. */
  /** Validity when issued. */
  lifeSeconds: number;
  /** True if registration is complete. */
  registered: boolean;
}

/** A token's payload; undefined if it cannot be read. */
export function decodePayload(token: string): unknown {
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
  if (!('iat' in payload) || typeof payload.iat !== 'number') return undefined;
  return { lifeSeconds: payload.exp - payload.iat, registered: 'registered' in payload && payload.registered === true };
}
