import { session } from '../session/session.ts';

/** Ends the session in this browser. */
export async function signOut(): Promise<void> {
  session.signOut();
}
