import type { Selectable } from 'kysely';
import type { Schema, UserType } from '../db/schema.ts';
import type { Schemas } from '../http/operation.ts';

export type Organisation = { id: string; name: string };

/** The person behind a request, as read with the session. */
export type SignedIn = {
  id: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  locale: 'en' | 'mt';
  roles: string[];
  /** If false, staff roles do not count in this session. */
  hasSecondFactor: boolean;
  registered: boolean;
  isVolunteer: boolean;
  pictureId: string | null;
  deletionDueAt: Date | null;
  /** The student organisations that the person acts for now. */
  organisations: Organisation[];
};

type Session = { id: string; second_factor_at: Date | null };

/** The columns of `users` that tell who somebody is. */
export const personColumns = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.user_type',
  'users.locale',
  'users.roles',
  'users.registered',
  'users.is_volunteer',
  'users.picture_id',
  'users.deletion_due_at',
] as const;

type ColumnOf<Name> = Name extends `users.${infer Column extends keyof Schema['users']}` ? Column : never;
type PersonRow = Pick<Selectable<Schema['users']>, ColumnOf<(typeof personColumns)[number]>>;

/** A row of `users`, one of the person's sessions, and the organisations that they are an officer of: those give the role of its name. */
export function signedInOf(row: PersonRow, session: Session, organisations: Organisation[]): SignedIn {
  return {
    id: row.id,
    sessionId: session.id,
    hasSecondFactor: session.second_factor_at !== null,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    userType: row.user_type,
    locale: row.locale,
    roles: organisations.length === 0 ? row.roles : [...row.roles, 'organisation'],
    registered: row.registered,
    isVolunteer: row.is_volunteer,
    pictureId: row.picture_id,
    deletionDueAt: row.deletion_due_at,
    organisations,
  };
}

/** The contract's `Profile`. */
export function presentProfile(user: SignedIn): Schemas['Profile'] {
  return {
    id: user.id,
    user_type: user.userType,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    roles: user.roles,
    registered: user.registered,
    is_volunteer: user.isVolunteer,
    locale: user.locale,
    // Each picture has its own address, since browsers cache them.
    profile_picture: user.pictureId && `/auth/profile-picture?v=${user.pictureId}`,
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
    student_organisations: user.organisations,
  };
}
