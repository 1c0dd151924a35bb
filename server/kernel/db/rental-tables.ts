import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type RentalRequestState =
  | 'draft'
  | 'sent'
  | 'asked_back'
  | 'to_pay'
  | 'approved'
  | 'due_back'
  | 'over'
  | 'returned'
  | 'missing'
  | 'declined'
  | 'cancelled'
  | 'lapsed';

/** So many of one kind of equipment. */
export type RentalThing = { id: string; quantity: number };

/** The equipment lent on a day (2026-11-21). */
type RentalStock = {
  equipment: string;
  day: string;
  stock: number;
  /** Counted by the database alone. */
  taken: ColumnType<number, never, never>;
};

type RentalRequests = {
  id: Generated<string>;
  reference: string;
  user_id: string;
  state: RentalRequestState;
  is_agreed: GeneratedAlways<boolean>;
  /** The id of the organisation that asks; null where a person asks for themselves. */
  organisation: string | null;
  /** Either a venue or equipment. */
  venue: string | null;
  equipment: JSONColumnType<RentalThing[]>;
  /** The first time, and the only one unless it repeats each week. */
  starts_at: Date;
  ends_at: Date;
  /** The last day on which it may begin again. */
  repeats_until: string | null;
  /** The days on which it would begin again but doesn't, as 2026-11-21. */
  left_out: Generated<string[]>;
  /** All its times, as PostgreSQL writes several ranges. */
  times: ColumnType<never, string, string>;
  /** The end of the last one. */
  over_at: GeneratedAlways<Date>;
  /** The union's days of both, as 2026-11-21. */
  first_day: string;
  last_day: string;
  purpose: string;
  people: number;
  access_needs: string | null;
  /** Agreed with the approval, in euro cents; null until then, as `deposit` is. */
  price: Generated<number | null>;
  deposit: Generated<number | null>;
  /** The moment at which a request that costs something lapses. */
  pay_by: Generated<Date | null>;
  /** The latest day, as 2026-11-21, of which its requester was reminded. */
  start_reminded_for: Generated<string | null>;
  return_reminded_at: Generated<Date | null>;
  created_at: Date;
  changed_at: Date;
};

/** A document belongs to the person, in `files`, and goes with the request. */
type RentalDocuments = { file_id: string; request_id: string };

/** The tables of venues and equipment, as the migrations make them. */
export type RentalTables = {
  rental_stock: RentalStock;
  rental_requests: RentalRequests;
  rental_documents: RentalDocuments;
};
