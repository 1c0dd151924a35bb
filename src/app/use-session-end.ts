import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { whenSignedOut } from '../kit/api/session-end.ts';
import { session } from '../kit/session/session.ts';
import { shellPaths } from '../kit/shell-paths.ts';
import { useReturnPath } from './use-return-path.ts';

/** First parts of the query keys of personal data. */
const PERSONAL = new Set<unknown>(['me', 'checkout', 'bookings']);

/** When the session ends while a page is open, removes its personal data and, if the page needs a session, goes to the login page. */
export function useSessionEnd(): void {
  const [path, navigate] = useLocation();
  const here = useReturnPath();
  const queries = useQueryClient();
  useEffect(() => {
    // However many calls find out, they all lead to the same address, replacing this one.
    whenSignedOut(() => path !== shellPaths.login() && navigate(shellPaths.login(here), { replace: true }));
  }, [path, here, navigate]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.read().state === 'signedOut')
          queries.removeQueries({ predicate: ({ queryKey: [of] }) => PERSONAL.has(of) });
      }),
    [queries],
  );
}
