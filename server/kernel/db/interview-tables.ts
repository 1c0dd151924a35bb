import type { Generated, GeneratedAlways } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { interviewBookingMachine } from '../../../machines/interview-booking/interview-booking.machine.ts';

export type InterviewState = StateValueFrom<typeof interviewBookingMachine>;

/** Days whose slots were laid out once for a company; the desk's changes to them stay. `day` as 2027-03-10. */
type InterviewDays = { company: string; day: string };

/** When a slot is, and whose. */
type Times = {
  /** The company's slug. */
  company: string;
  /** The first day of the expo, as 2027-03-10. */
  expo: string;
  /** From when on the student should be there. */
  arrive_at: Date;
  starts_at: Date;
  ends_at: Date;
};

type InterviewSlots = Times & {
  id: Generated<string>;
  /** False once the desk has taken it off offer. */
  is_open: Generated<boolean>;
};

type Interviews = Times & {
  id: Generated<string>;
  user_id: string;
  slot_id: string;
  state: InterviewState;
  keeps_slot: GeneratedAlways<boolean>;
  /** The career document that the company may read; null where none is attached. */
  cv_id: string | null;
  /** The time until which the slot is held; null once it is booked. */
  expires_at: Date | null;
  reminded_at: Date | null;
  created_at: Date;
  changed_at: Date;
};

/** A company's way to its list of one day. */
type InterviewLinks = {
  id: Generated<string>;
  company: string;
  day: string;
  /** SHA-256 of the secret, which nobody keeps. */
  secret_hash: Buffer;
  expires_at: Date;
  created_at: Date;
  revoked_at: Date | null;
};

/** The tables of interviews at the careers expo, as the migrations make them. */
export type InterviewTables = {
  interview_days: InterviewDays;
  interview_slots: InterviewSlots;
  interviews: Interviews;
  interview_links: InterviewLinks;
};
