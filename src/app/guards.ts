import type { Profile } from '../kit/person/profile.ts';
import type { Session } from '../kit/session/session.ts';
import { paths } from '../kit/paths.ts';

/** A person who wants to see a page. */
export interface Visitor {
  session: Session;
  /** Undefined until it is known. */
  profile: Profile | undefined;
  /** The person's present address, to return to after signing in. */
  here: string;
}

/** Let in, wait until more is known, or go elsewhere. */
export type Verdict = 'enter' | 'wait' | { to: string };

type Guard = (visitor: Visitor) => Verdict;

const registered: Guard = ({ session, here }) => {
  if (session.state === 'unknown') return 'wait';
  // From the login page, a person who hasn't finished registering goes on to the next unfinished step.
  return session.state === 'signedIn' && session.registered ? 'enter' : { to: paths.login(here) };
};

/** Lets in registered people of one kind; others go to `elsewhere`. */
const ofKind =
  (isOfKind: (profile: Profile) => boolean, elsewhere: string): Guard =>
  (visitor) => {
    const verdict = registered(visitor);
    if (verdict !== 'enter') return verdict;
    if (!visitor.profile) return 'wait';
    return isOfKind(visitor.profile) ? 'enter' : { to: elsewhere };
  };

const hasRole = (role: string) => (profile: Profile) => profile.roles.includes(role);
/** True if a person may act for at least one organisation. */
export const actsForOrganisation = (profile: Profile): boolean =>
  hasRole('organisation')(profile) && profile.student_organisations.length > 0;

/** True if a person studies; organisation users have no permit, card or career of their own. */
export const isStudent = (profile: Profile): boolean => profile.user_type !== 'organisation';

// The server enforces each of these, independently of this page: by the contract's x-roles, in server/kernel/http/roles.ts.
const guards = {
  registered,
  student: ofKind(isStudent, paths.account()),
  organisation: ofKind(actsForOrganisation, paths.home()),
  um: ofKind(hasRole('UM'), paths.home()),
} satisfies Record<string, Guard>;

/** Name of a guard, as the route table uses it. */
export type GuardName = keyof typeof guards;

const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name);

/** A route names a guard that does not exist: a fault of the portal, shown as such. */
export class UnknownMiddleware extends Error {
  override readonly name = 'UnknownMiddleware';
  readonly status = 500;

  constructor() {
    super('Unknown middleware');
  }
}

/** The guard's verdict on a visitor. Throws UnknownMiddleware for a guard that does not exist. */
export function verdictOf(guard: string, visitor: Visitor): Verdict {
  if (!isGuardName(guard)) throw new UnknownMiddleware();
  return guards[guard](visitor);
}
