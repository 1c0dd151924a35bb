import type { ColumnType } from 'kysely';

type Counted = ColumnType<string, never, never>;

/** A transition of a row of the table `what`; see server/kernel/lifecycle/lifecycle.ts. */
type Transitions = {
  id: Counted;
  what: string;
  row_id: string;
  event: string;
  from_state: string;
  to_state: string;
  actor: 'owner' | 'staff' | 'company' | 'portal';
  /** The person who caused it; null if it was the portal, or the account is gone. */
  user_id: string | null;
  note: string | null;
  at: Date;
};

type SecondFactors = {
  user_id: string;
  /** In base32. */
  secret: string;
  /** Null until a first code proved that the secret arrived. */
  confirmed_at: Date | null;
  /** Of the last code accepted, in steps of 30 s since 1970. */
  last_step: ColumnType<string | null, number | null, number | null>;
};

type RecoveryCodes = { code_hash: string; user_id: string; used_at: Date | null };

/** A record that a staff member, `user_id`, looked at data of a person, `subject_id`. */
type StaffViews = { id: Counted; user_id: string | null; subject_id: string; what: string; at: Date };

/** An occurrence that a staff member, `user_id`, called off, and the reason that buyers read. */
type CalledOff = { occurrence_id: string; user_id: string | null; note: string | null; at: Date };

/** A change that a staff member, `user_id`, made to a case without a state, such as a day; see server/kernel/staff/changes.ts. */
type DeskChanges = {
  id: Counted;
  what: string;
  subject: string;
  event: string;
  /** Null once the account is gone. */
  user_id: string | null;
  note: string | null;
  at: Date;
};

/** The tables of the staff's work, as the migrations make them. */
export type StaffTables = {
  transitions: Transitions;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  staff_views: StaffViews;
  called_off: CalledOff;
  desk_changes: DeskChanges;
};
