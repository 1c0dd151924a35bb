import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useProfileState } from '../kit/person/profile.ts';
import { useSession } from '../kit/session/session.ts';
import { verdictOf, type GuardName } from './guards.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useReturnPath } from './use-return-path.ts';

interface Props {
  guard: GuardName;
  children: ReactNode;
}

/** Shows a restricted page once its guard lets the person in. */
export function GuardedPage({ guard, children }: Props) {
  const session = useSession();
  const { profile, error } = useProfileState();
  const here = useReturnPath();
  const verdict = verdictOf(guard, { session, profile, here });
  if (verdict === 'enter') return children;
  if (verdict !== 'wait') return <Redirect to={verdict.to} replace />;
  if (error !== null) throw error;
  return <PageSkeleton />;
}
