import type { Schema } from '../db/schema.ts';

/** The tables whose rows belong to a person. */
export type PersonalTable = {
  [Name in keyof Schema]: 'user_id' extends keyof Schema[Name] ? Name : never;
}[keyof Schema];

type Column<Name extends PersonalTable> = Exclude<keyof Schema[Name], 'user_id'>;

/**
 * What a person gets of each table in their export: its rows without the columns that are secrets of the portal, or nothing, for the reason
 * given. A table that is added and not named here does not compile.
 */
export const exported: { [Name in PersonalTable]: { without: Column<Name>[] } | { left: string } } = {
  sessions: { without: [] },
  personal_details: { without: [] },
  contact_details: { without: [] },
  academic_details: { without: [] },
  skipped_steps: { without: [] },
  mailbox_codes: { without: ['nonce'] },
  known_addresses: { without: [] },
  recovery_links: { without: ['token_hash'] },
  files: { without: [] },
  purchases: { without: [] },
  parking_permits: { without: [] },
  student_cards: { without: [] },
  bookings: { without: [] },
  person_places: { left: 'counts what is in the bookings' },
  idempotency_keys: { left: 'repeats, for a day, answers made of the other tables' },
};
