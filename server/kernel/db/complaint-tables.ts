import type { Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { complaintMachine } from '../../../machines/complaint/complaint.machine.ts';

export type ComplaintState = StateValueFrom<typeof complaintMachine>;

type Complaints = {
  id: string;
  /** Null for an anonymous one, which has a code instead. */
  user_id: string | null;
  code_name: Buffer | null;
  code_salt: Buffer | null;
  code_key: Buffer | null;
  type: string;
  state: ComplaintState;
  assigned_to: string | null;
  /** The last message that the complainant has read. */
  seen: Generated<number>;
  /** If anonymous, only the day: midnight of it. */
  created_at: Date;
  changed_at: Date;
};

type ComplaintMessages = {
  id: string;
  complaint_id: string;
  position: number;
  from_staff: boolean;
  sealed: Buffer;
  /** A day as 2026-11-22. */
  sent_on: string;
};

/** The tables of complaints, as the migrations make them. */
export type ComplaintTables = {
  sealing_keys: { id: string };
  complaints: Complaints;
  complaint_messages: ComplaintMessages;
  complaint_files: { id: string; complaint_id: string };
  complaint_brake: { singleton: Generated<boolean>; next_at: Date };
};
