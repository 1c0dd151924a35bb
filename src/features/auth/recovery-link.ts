/** The right to make a new password, as the mailed link holds it. */
export interface RecoveryLink {
  token: string;
  email: string;
}

/** Reads the part of a mailed link after the #; undefined if any of it is missing. */
export function readRecoveryLink(hash: string): RecoveryLink | undefined {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, email] = [facts.get('token'), facts.get('email')];
  return token && email ? { token, email } : undefined;
}

/** The token behind the # of a link that takes an e-mail address back. */
export const readUndoToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('undo') || undefined;
