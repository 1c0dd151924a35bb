import type { Schema } from '../../kernel/db/schema.ts';

/** The tables whose rows belong to a person. */
export type PersonalTable = {
  [Name in keyof Schema]: 'user_id' extends keyof Schema[Name] ? Name : never;
}[keyof Schema];

type Column<Name extends PersonalTable> = Exclude<keyof Schema[Name], 'user_id'>;

type Treatment<Name extends PersonalTable> = {
  /** The columns that are secrets of the portal and stay out of the export; or why it has nothing of the table. */
  secrets: Column<Name>[] | { left: string };
  /** `goes` if its rows are deleted with the account; otherwise the reason why not. */
  deletion: 'goes' | { stays: string };
};

/**
 * The treatment of a person's rows when they export their data or delete the account; what refers to another table goes before it. A
 * table that is added and not named here does not compile.
 */
export const personalTables: { readonly [Name in PersonalTable]: Treatment<Name> } = {
  sessions: { secrets: [], deletion: 'goes' },
  personal_details: { secrets: [], deletion: 'goes' },
  contact_details: { secrets: [], deletion: 'goes' },
  academic_details: { secrets: [], deletion: 'goes' },
  skipped_steps: { secrets: [], deletion: 'goes' },
  mailbox_codes: { secrets: ['nonce'], deletion: 'goes' },
  known_addresses: { secrets: [], deletion: 'goes' },
  recovery_links: { secrets: ['token_hash'], deletion: 'goes' },
  email_undos: { secrets: ['token_hash'], deletion: 'goes' },
  idempotency_keys: { secrets: { left: 'repeats, for a day, answers made of the other tables' }, deletion: 'goes' },
  parking_permits: { secrets: [], deletion: 'goes' },
  student_cards: { secrets: [], deletion: 'goes' },
  files: { secrets: [], deletion: 'goes' },
  transitions: {
    secrets: { left: 'told with the bookings, purchases, payments, permits and cards that it is the history of' },
    deletion: { stays: 'in the history of what stays, as nobody’s' },
  },
  payments: { secrets: [], deletion: { stays: 'in the books, as nobody’s' } },
  second_factors: { secrets: { left: 'a secret and nothing else' }, deletion: 'goes' },
  recovery_codes: { secrets: { left: 'hashes of codes that nobody can read' }, deletion: 'goes' },
  staff_views: {
    secrets: { left: 'told to those whom it was about' },
    deletion: { stays: 'beside whom it was about, as nobody’s' },
  },
  purchases: { secrets: [], deletion: { stays: 'in the books, as nobody’s' } },
  bookings: { secrets: [], deletion: { stays: 'in the books where money or tickets went over, without names' } },
};

export const personalTableNames = Object.keys(personalTables) as PersonalTable[];
