import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type RentalRequestState =
  | 'draft'
  | 'sent'
  | 'asked_back'
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
  starts_at: Date;
  ends_at: Date;
  /** The union's days of both, as 2026-11-21. */
  first_day: string;
  last_day: string;
  purpose: string;
  people: number;
  access_needs: string | null;
  created_at: Date;
  changed_at: Date;
};

/** The tables of venues and equipment, as the migrations make them. */
export type RentalTables = { rental_stock: RentalStock; rental_requests: RentalRequests };
