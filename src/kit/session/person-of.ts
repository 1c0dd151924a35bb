import { decodePayload } from './token.ts';

/** The id of the person that a token is for; undefined if it is not one of the portal's tokens. */
export function personOf(token: string): string | undefined {
  const payload = decodePayload(token);
  if (typeof payload !== 'object' || payload === null || !('sub' in payload)) return undefined;
  return typeof payload.sub === 'string' ? payload.sub : undefined;
}
