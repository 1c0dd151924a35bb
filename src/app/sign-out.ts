import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { logout } from '../features/auth/auth.queries.ts';
import { forgetOthers } from '../features/checkout/checkout.storage.ts';
import { keepStepIndex } from '../features/registration/registration.storage.ts';
import { forgetDrafts } from '../kit/forms/draft.ts';
import { forgetKept } from '../kit/offline/forget-kept.ts';
import { paths } from '../kit/paths.ts';
import { session } from '../kit/session/session.ts';

/** Ends the session on the server and in this browser, and removes its data, drafts and choices from the browser. */
export async function signOut(queries: QueryClient): Promise<void> {
  // It works offline too; the token then expires by itself.
  await logout().catch(() => undefined);
  session.signOut();
  forgetOthers(localStorage, '');
  forgetDrafts(sessionStorage);
  forgetDrafts(localStorage);
  keepStepIndex(localStorage, null);
  await forgetKept();
  queries.clear();
}

/** Signs out and goes to the home page. */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  return () => void signOut(queries).then(() => navigate(paths.home()));
}
