/** The right to set a new password, as the mailed link holds it. */
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

/** Returns the token after the # of a link that undoes a change of e-mail address. */
export const readUndoToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('undo') || undefined;
