import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { StaffRole } from '../http/roles.ts';
import type { AccountTables } from './account-tables.ts';
import type { CarpoolTables } from './carpool-tables.ts';
import type { ComplaintTables } from './complaint-tables.ts';
import type { DoorTables } from './door-tables.ts';
import type { FinderTables } from './finder-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { RarDeskTables, RarTables } from './rar-tables.ts';
import type { OfficerTables } from './officer-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { InterviewTables } from './interview-tables.ts';
import type { RentalTables } from './rental-tables.ts';
import type { TicketTables } from './ticket-tables.ts';
import type { TogaTables } from './toga-tables.ts';

/** A text in both languages. */
export type Bilingual = { en: string; mt: string };
export type BilingualList = { en: string[]; mt: string[] };
export type Fact = { label: Bilingual; value: Bilingual };
/** A ticket kind's question to every attendee; one with choices is answered with the key of a choice. */
export type TicketQuestion = {
  key: string;
  label: Bilingual;
  hint?: Bilingual;
  required?: boolean;
  choices?: { key: string; label: Bilingual }[];
};
/** A kind of person whose tickets may cost less: a type of account, a role, or whoever has a student card. */
export type MemberGroup = UserType | 'student-card' | 'volunteer' | StaffRole;
/** The price for these people, in cents, by category where seats are chosen; for at most so many tickets of a booking. */
export type MemberPrice = { for: MemberGroup[]; cents: number | Record<string, number>; most?: number };
/** Answers by the question's key. */
export type TicketAnswers = Record<string, string>;

type Json<T extends object | null> = JSONColumnType<T>;
type Default<T> = ColumnType<T, T | undefined, T>;

export type UserType = 'university_student' | 'junior_college_student' | 'organisation';
export type BookingState = StateValueFrom<typeof bookingMachine>;
export type BookingOutcome =
  | 'reseated'
  | 'paid_too_late'
  | 'cancelled_by_buyer'
  | 'cancelled_by_union'
  | 'event_cancelled'
  | 'hold_expired'
  | 'replaced'
  | 'received'
  | 'offered'
  | 'taken_back'
  | 'exchange_over';

type Users = {
  id: Generated<string>;
  email: string;
  /** The address's mailbox; see `personMailbox`. */
  mailbox: GeneratedAlways<string>;
  /** Name and address in small letters, for searches by a part of them. */
  found_by: GeneratedAlways<string>;
  password_hash: string;
  user_type: UserType;
  first_name: string;
  last_name: string;
  locale: Default<'en' | 'mt'>;
  roles: Default<string[]>;
  registered: Default<boolean>;
  is_volunteer: Default<boolean>;
  created_at: Date;
  /** When the mailbox was proved; nobody else can claim it from then on. */
  verified_at: Date | null;
  registered_at: Date | null;
  consented_at: Date | null;
  deletion_due_at: Date | null;
  /** When all personal data were removed from the row, which stays for the bookings that were paid. */
  deleted_at: Date | null;
  notifications: Default<boolean>;
  adverts: Default<boolean>;
  picture_id: string | null;
  /** The address in the content, for an account that came with it. */
  demo_name: string | null;
  /** The time from which nobody can log in. */
  disabled_at: Date | null;
};

type Sessions = {
  id: Generated<string>;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  device: Default<string>;
  last_used_at: Date | null;
  /** When a staff role began to count in it. */
  second_factor_at: Default<Date | null>;
};

type LoginAttempts = { account: string; address: string; failures: number; window_ends_at: Date };

type IdempotencyKeys = {
  user_id: string;
  key: string;
  operation: string;
  request_hash: string;
  response: JSONColumnType<object>;
  created_at: Date;
};

/** A receipt for a visitor's message; the message itself is in no table. */
type MessageReceipts = { key: string; request_hash: string; reference: string; sent_at: Date };

/** `secret` is null where the settings give it to each instance. */
type SessionSecret = { singleton: Default<boolean>; secret: string | null; fingerprint: string };

type ContentVersions = { name: string; hash: string; imported_at: Date };

type EventTypes = { id: string; name: Json<Bilingual>; position: number };

export type VenueKind = 'hall' | 'room' | 'outdoors' | 'stadium';

type Venues = {
  id: string;
  kind: VenueKind;
  /** The number of people it holds; null where nobody counts them. */
  capacity: number | null;
  name: Json<Bilingual>;
  locality: Json<Bilingual>;
  address: Json<Bilingual>;
  access: Json<Bilingual | null>;
};

type SeatPlans = { id: string; hash: string; plan: Json<object> };

type Events = {
  id: Generated<string>;
  slug: string;
  class: 'standard' | 'tedx';
  type_id: string;
  title: Json<Bilingual>;
  summary: Json<Bilingual>;
  description: Json<BilingualList>;
  facts: Json<Fact[]>;
  search_text: string;
  poster_seed: string;
  poster_scene: string | null;
  cancelled: Default<boolean>;
  cancel_hours: number | null;
  hidden: Default<boolean>;
  /** `required` if everyone must be named before paying, `optional` if names may follow until the start. */
  names: Default<'required' | 'optional'>;
};

type Occurrences = {
  id: Generated<string>;
  event_id: string;
  key: string;
  starts_at: Date;
  ends_at: Date;
  venue_id: string | null;
  plan_id: string | null;
  cancelled: Default<boolean>;
  bookings_open_at: Date | null;
  bookings_close_at: Date;
  per_person_limit: number;
  note: Json<Bilingual | null>;
};

type TicketKinds = {
  id: Generated<string>;
  occurrence_id: string;
  key: string;
  name: Json<Bilingual>;
  description: Json<Bilingual | null>;
  position: number;
  /** Cents; for seated occurrences the lowest of `prices`. */
  amount: number;
  /** Cents by seat category. */
  prices: Json<Record<string, number>>;
  /** Null if only the seats limit it. */
  capacity: number | null;
  taken: Default<number>;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  questions: JSONColumnType<TicketQuestion[], string | undefined>;
  /** The VAT included in its price, in hundredths of a per cent; null where no rate is given. */
  vat: Default<number | null>;
  member_prices: JSONColumnType<MemberPrice[], string | undefined>;
};

type Bookings = {
  id: Generated<string>;
  reference: string;
  user_id: string;
  occurrence_id: string;
  locale: 'en' | 'mt';
  state: BookingState;
  outcome: BookingOutcome | null;
  expires_at: Date | null;
  extensions: Default<number>;
  created_at: Date;
  paid_at: Date | null;
  changed_at: Date;
  /** When the holders of its tickets were reminded of the date. */
  reminded_at: Default<Date | null>;
  promo_code_id: Default<string | null>;
  /** Of a booking in a group that pays apart: when its hold ends at the latest, and the most places that it can hold. */
  hold_ends_at: Default<Date | null>;
  most_places: Default<number | null>;
  /** The bought booking, at another date, whose place this one takes once it is paid. */
  exchanges_booking_id: Default<string | null>;
  /** The part of its price that was paid with the money of the booking before it, in cents; null until it has taken that one's place. */
  credit: Default<number | null>;
};

type Attendees = {
  id: Generated<string>;
  booking_id: string;
  occurrence_id: string;
  position: number;
  kind_id: string;
  amount: number;
  /** The ordinary price, where less is paid; else null. */
  listed: Default<number | null>;
  /** The rate of VAT when it was booked; see `ticket_kinds`. */
  vat: Default<number | null>;
  /** Null until somebody is named. */
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  answers: JSONColumnType<TicketAnswers, string | undefined>;
  seat_index: number | null;
  /** False once the booking has released the place. */
  live: Default<boolean>;
  /** When this ticket alone was cancelled; the others of its booking stayed valid. */
  cancelled_at: Generated<Date | null>;
  /** When somebody else accepted it, who has a place of their own for it. */
  transferred_at: Generated<Date | null>;
  /** When it was mailed to the guest's current address. */
  mailed_at: Generated<Date | null>;
  code: string | null;
};

/** Failures that are retried, and their subjects; see server/kernel/stuck/stuck.ts. */
type Stuck = {
  what: string;
  id: string;
  tries: number;
  last_error: string;
  data: Json<object | null>;
  since: Date;
  last_tried_at: Date;
  next_try_at: Date;
};

/** Every table of the portal, as the migrations make them. */
export type Schema = AccountTables &
  CarpoolTables &
  ComplaintTables &
  DoorTables &
  MoneyTables &
  OfficerTables &
  StaffTables &
  TicketTables &
  TogaTables &
  InterviewTables &
  RentalTables &
  FinderTables &
  RarDeskTables &
  RarTables & {
    users: Users;
    sessions: Sessions;
    login_attempts: LoginAttempts;
    idempotency_keys: IdempotencyKeys;
    message_receipts: MessageReceipts;
    session_secret: SessionSecret;
    content_versions: ContentVersions;
    event_types: EventTypes;
    venues: Venues;
    seat_plans: SeatPlans;
    events: Events;
    occurrences: Occurrences;
    ticket_kinds: TicketKinds;
    bookings: Bookings;
    attendees: Attendees;
    stuck: Stuck;
  };
