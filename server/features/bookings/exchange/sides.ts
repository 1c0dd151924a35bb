import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../kernel/db/database.ts';
import type { BookingState, Schema } from '../../../kernel/db/schema.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import type { Occasion } from '../catalogue.ts';
import { moneyLeftOf } from '../money.ts';
import { ticketsToMove } from './tickets.ts';

/** A booking's money, and the two sides of its exchange for another date. */
export type Sides = {
  /** The money it has paid that hasn't gone back, in cents; with that of the booking that it replaced. */
  left: number;
  /** The booking whose place it takes, or took. */
  exchange: Replaced | null;
  /** The booking that is to take its place, or took it. */
  exchangedFor: Replacing | null;
  /** Until when other dates of the event can be booked; null where there are none. */
  otherDatesUntil: Date | null;
};

type Replaced = {
  id: string;
  reference: string;
  startsAt: Date;
  /** The money that is left of it, in cents; 0 once it is replaced. */
  worth: number;
  /** The money that was sent back when it was replaced, in cents. */
  back: number;
  /** Its tickets as an order for the new date; empty once it is replaced. */
  tickets: Schemas['OrderLine'][];
};

type Replacing = {
  id: string;
  reference: string;
  occurrence_id: string;
  startsAt: Date;
  isOpen: boolean;
  /** Null until it has taken the place. */
  credit: number | null;
};

type Query = ExpressionBuilder<Schema, 'bookings'>;

const replacedBy = (query: Query) =>
  jsonObjectFrom(
    query
      .selectFrom('bookings as old')
      .innerJoin('occurrences', 'occurrences.id', 'old.occurrence_id')
      .select(['old.id', 'old.reference', 'occurrences.starts_at'])
      .select(moneyLeftOf(sql`old.id`).as('worth'))
      .select(
        sql<number>`coalesce((
          select sum(amount) from refunds where refunds.payable_id = old.id and refunds.at_end
        ), 0)::int`.as('back'),
      )
      .whereRef('old.id', '=', 'bookings.exchanges_booking_id'),
  );

/** Of several tries, the one that was completed or is open. */
const replacingOf = (query: Query) =>
  jsonObjectFrom(
    query
      .selectFrom('bookings as next')
      .innerJoin('occurrences', 'occurrences.id', 'next.occurrence_id')
      .select(['next.id', 'next.reference', 'next.state', 'next.credit', 'next.occurrence_id', 'occurrences.starts_at'])
      .whereRef('next.exchanges_booking_id', '=', 'bookings.id')
      .where((eb) => eb.or([eb('next.credit', 'is not', null), eb('next.state', 'in', bookingLife.tagged('isOpen'))]))
      .limit(1),
  );

const otherDatesUntil = sql<Date | null>`(
  select max(other.bookings_close_at) from occurrences as own join occurrences as other on other.event_id = own.event_id
  where own.id = bookings.occurrence_id and other.id <> own.id and not other.cancelled)`;

/** The columns of a booking from which `readSides` writes its sides. */
export const sidesOf = (query: Query) =>
  [
    moneyLeftOf(sql`bookings.id`).as('left'),
    replacedBy(query).as('replaced'),
    replacingOf(query).as('replacing'),
    otherDatesUntil.as('other_dates_until'),
  ] as const;

type Other = { id: string; reference: string; starts_at: string };
type Columns = {
  left: number;
  replaced: (Other & Pick<Replaced, 'worth' | 'back'>) | null;
  replacing: (Other & Pick<Replacing, 'occurrence_id' | 'credit'> & { state: BookingState }) | null;
  other_dates_until: Date | null;
};

/** A booking's sides, from its columns. */
export async function readSides(
  db: Queryable,
  { state }: { state: BookingState },
  occasion: Occasion,
  { left, replaced, replacing, other_dates_until }: Columns,
): Promise<Sides> {
  const isOpen = bookingLife.is(state, 'isOpen');
  return {
    left,
    exchange: replaced && {
      ...replaced,
      startsAt: new Date(replaced.starts_at),
      tickets: isOpen ? await ticketsToMove(db, replaced.id, occasion) : [],
    },
    exchangedFor: replacing && {
      ...replacing,
      startsAt: new Date(replacing.starts_at),
      isOpen: bookingLife.is(replacing.state, 'isOpen'),
    },
    otherDatesUntil: other_dates_until,
  };
}
