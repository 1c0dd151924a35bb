import type { ReactNode } from 'react';
import { useProfile } from '../auth/auth.queries.ts';
import { PersonProvider } from '../session/person.ts';
import { useSessionEnd } from './use-session-end.ts';

/** Knows who is signed in, for everything inside it. */
export function People({ children }: { children: ReactNode }) {
  const profile = useProfile();
  useSessionEnd();
  const person = profile && { firstName: profile.first_name, lastName: profile.last_name };
  return <PersonProvider value={person}>{children}</PersonProvider>;
}
