import { Problem } from './problem.ts';
import type { SignedIn } from '../auth/signed-in.ts';

/** The union's staff roles; see docs/decisions/0028. */
export const staffRoles = ['admin', 'events', 'door', 'services', 'careers', 'complaints', 'reports'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The roles that may call an operation, from its `x-roles`. A person is a `student` or acts for an `organisation`; while registration is
 * not finished, `newcomer` must be listed as well. `staff` is anybody with a staff role, before the second factor too; a particular staff
 * role counts only in a session with a second factor.
 */
export type Role = 'student' | 'organisation' | 'newcomer' | 'staff' | StaffRole;

export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((each) => each === role);

/** Throws 403 unless the person has one of these roles. */
export function demandRole(user: SignedIn, allowed: readonly Role[]): void {
  const kind = user.userType === 'organisation' ? 'organisation' : 'student';
  const isAllowed = allowed.includes(kind) || (user.organisations.length > 0 && allowed.includes('organisation'));
  if (isAllowed && (user.registered || allowed.includes('newcomer'))) return;
  const own = user.roles.filter(isStaffRole);
  if (own.length > 0 && allowed.includes('staff')) return;
  const isTheirs = own.some((role) => allowed.includes(role));
  if (isTheirs && user.hasSecondFactor) return;
  if (isTheirs) throw new Problem(403, 'second_factor_needed');
  throw new Problem(403, isAllowed ? 'not_registered' : 'forbidden');
}
