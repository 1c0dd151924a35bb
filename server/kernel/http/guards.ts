import { Problem } from './problem.ts';
import type { SignedIn } from '../auth/signed-in.ts';

/** The person whom the contract guarantees on a secured operation. Throws 401 should there ever be none. */
export function present(user: SignedIn | undefined): SignedIn {
  if (user === undefined) throw new Problem(401, 'sign_in');
  return user;
}

/** The same, for operations that only complete accounts may use. Throws 403 `not_registered` while the registration is not finished. */
export function registered(user: SignedIn | undefined): SignedIn {
  const person = present(user);
  if (!person.registered) throw new Problem(403, 'not_registered');
  return person;
}

/** The person, if they are an officer of the organisation. Throws 404 otherwise: who else is, is nobody's business. */
export function officerOf(user: SignedIn | undefined, organisation: string): SignedIn {
  const person = present(user);
  if (!person.organisations.some(({ id }) => id === organisation)) throw new Problem(404, 'not_found');
  return person;
}
