import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TogaPiece } from '../../../machines/toga/rules.ts';

export type TogaRentalState =
  | 'held'
  | 'awaiting_payment'
  | 'booked'
  | 'fitted'
  | 'collected'
  | 'missing'
  | 'returned'
  | 'returned_late'
  | 'deposit_given_back'
  | 'deposit_kept'
  | 'ended';

/** Days whose slots were laid out once; the desk's changes to them stay. `day` as 2026-11-21. */
type TogaFittingDays = { day: string };

type TogaFittings = {
  id: Generated<string>;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  /** Maintained by the database alone. */
  taken: ColumnType<number, never, never>;
};

/** The pieces of a size for a graduation. */
type TogaStock = {
  /** A day as 2026-11-26. */
  graduation_day: string;
  piece: TogaPiece;
  size: string;
  /** Null until the desk has counted them. */
  quantity: number | null;
  /** Maintained by the database alone. */
  taken: ColumnType<number, never, never>;
  /** True where no more can be promised than there are. */
  is_limit: Generated<boolean>;
};

type TogaRentals = {
  id: Generated<string>;
  reference: string;
  user_id: string;
  state: TogaRentalState;
  /** By the state, as `needs_pieces` is: it takes a place in its slot; its pieces are in use. */
  holds_slot: GeneratedAlways<boolean>;
  needs_pieces: GeneratedAlways<boolean>;
  fitting_id: string;
  pieces: TogaPiece[];
  /** The size of each, in their order: by the details until it was tried on. */
  sizes: Generated<string[]>;
  /** In centimetres, as `head` is. */
  height: number;
  head: number;
  degree: string;
  /** A day as 2026-11-26. */
  graduation_day: string;
  /** Euro cents, as `deposit` is. */
  amount: number;
  deposit: number;
  /** The size that fitted: of the gown, or else of whatever there is. */
  size: string | null;
  /** The time until which the slot is held; null once it is paid. */
  expires_at: Date | null;
  /** When the graduate agreed that there is no refund. */
  accepted_at: Date | null;
  fitting_reminded_at: Date | null;
  return_reminded_at: Date | null;
  created_at: Date;
  paid_at: Date | null;
  collected_at: Date | null;
  changed_at: Date;
};

/** The tables of the rental of togas, as the migrations make them. */
export type TogaTables = {
  toga_fitting_days: TogaFittingDays;
  toga_fittings: TogaFittings;
  toga_rentals: TogaRentals;
  toga_stock: TogaStock;
};
