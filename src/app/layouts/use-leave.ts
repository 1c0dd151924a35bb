import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { signOut } from '../sign-out.ts';

/** Signs out and goes to the home page. */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  return () => void signOut(queries).then(() => navigate(paths.home()));
}
