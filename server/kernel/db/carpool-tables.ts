import type { Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { carpoolBookingMachine } from '../../../machines/carpool-booking/carpool-booking.machine.ts';

export type CarpoolState = StateValueFrom<typeof carpoolBookingMachine>;

type CarpoolPeople = { user_id: string; findable: Generated<boolean>; accepted_at: Date | null };

/** `user_id` was shown the name of `found_id`. */
type CarpoolFinds = { user_id: string; found_id: string; found_at: Date };

/** The staff's changes to a date; `day` as 2026-11-21, as in the tables below. */
type CarpoolDays = { day: string; closed: Generated<string[]>; note: string | null };

type Carpools = {
  id: Generated<string>;
  /** The driver. */
  user_id: string;
  day: string;
  /** Its name in the plan of the car park. */
  space: string;
  state: CarpoolState;
  code: string;
  entered_at: Date | null;
  created_at: Date;
  changed_at: Date;
};

type CarpoolRiders = {
  carpool_id: string;
  day: string;
  user_id: string;
  is_driver: boolean;
  /** False once the booking has ended; those who decline or leave have no row. */
  live: Generated<boolean>;
  comes: boolean;
};

/** The tables of shared rides, as the migrations make them. */
export type CarpoolTables = {
  carpool_people: CarpoolPeople;
  carpool_finds: CarpoolFinds;
  carpool_days: CarpoolDays;
  carpools: Carpools;
  carpool_riders: CarpoolRiders;
};
