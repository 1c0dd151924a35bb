import type { Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { bookingShareMachine } from '../../../machines/booking-share/booking-share.machine.ts';
import type { ticketTransferMachine } from '../../../machines/ticket-transfer/ticket-transfer.machine.ts';
import type { waitingMachine } from '../../../machines/waiting/waiting.machine.ts';

/** 0 available, 1 on hold, 2 booked. */
export type SeatState = 0 | 1 | 2;

type Seats = {
  occurrence_id: string;
  index: number;
  guid: string;
  zone: string;
  row_name: string;
  number: string;
  category: string;
  state: Generated<SeatState>;
  booking_id: string | null;
  changed_in: Generated<string>;
};

type TicketTransfers = {
  id: string;
  /** The sender. */
  user_id: string;
  /** The sender's booking, and the place in it. */
  booking_id: string;
  attendee_id: string;
  /** The mailbox that the link goes to; null once the address has been erased. */
  email: string | null;
  token_hash: string;
  state: StateValueFrom<typeof ticketTransferMachine>;
  /** The place that the receiver got for it. */
  received_as: string | null;
  created_at: Date;
  changed_at: Date;
};

/** A friend's share of a booking that everyone pays for themselves. */
type BookingShares = {
  id: string;
  /** Whoever asked the friend. */
  user_id: string;
  occurrence_id: string;
  /** The booking that the places were in, which whoever asked pays. */
  group_id: string;
  /** The booking that the places are in now. */
  booking_id: string;
  /** The mailbox that the link goes to; null once the address has been erased. */
  email: string | null;
  /** The friend's first name, where whoever asked had typed one. */
  name: string | null;
  token_hash: string;
  state: StateValueFrom<typeof bookingShareMachine>;
  /** How often the link was mailed, and when it was last. */
  mails: Generated<number>;
  mailed_at: Date;
  created_at: Date;
  changed_at: Date;
};

/** A party on the waiting list of a date. */
type Waiting = {
  id: Generated<string>;
  user_id: string;
  occurrence_id: string;
  kind_id: string;
  /** How many places it needs, all at once. */
  party: number;
  locale: 'en' | 'mt';
  /** The order of the list. */
  sequence: Generated<string>;
  state: StateValueFrom<typeof waitingMachine>;
  /** The booking that holds what it is offered. */
  booking_id: string | null;
  created_at: Date;
  changed_at: Date;
};

/** A code that makes an event's tickets cheaper: by a share, by a sum, or to a price. */
type PromoCodes = {
  id: Generated<string>;
  event_id: string;
  /** As the content writes it. */
  code: string;
  /** As it is looked up. */
  key: string;
  /** Keys of the kinds of tickets it is for; null for all. */
  kinds: string[] | null;
  percent: number | null;
  cents_off: number | null;
  cents: number | null;
  valid_from: Date | null;
  valid_until: Date | null;
  /** How many bookings may have it at once, in all and for one person; null for any number. */
  most_uses: number | null;
  most_each: number | null;
  uses: Generated<number>;
  /** No longer in the content. */
  withdrawn: Generated<boolean>;
};

/** Codes that tickets had before they were transferred. */
type ReplacedCodes = { code: string; attendee_id: string; replaced_at: Date };

/** Counted by the mailbox that an account's address leads to, which several accounts may share. */
type PersonPlaces = { mailbox: string; occurrence_id: string; places: number; most: number };

/** The tables of seats, and of tickets that change hands, are waited for, counted, and cost less with a code, as the migrations make them. */
export type TicketTables = {
  seats: Seats;
  ticket_transfers: TicketTransfers;
  booking_shares: BookingShares;
  waiting: Waiting;
  promo_codes: PromoCodes;
  replaced_codes: ReplacedCodes;
  person_places: PersonPlaces;
};
