import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { itsSeat } from '../../kernel/bookings/its-seat.ts';
import { seatWord } from '../../kernel/content/union.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';

/** The hash of a ticket's code, as devices at the door keep it: the ticket can't be derived from it. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

const isBought = bookingLife.stateIn('isBought');
const isExchanged = bookingLife.stateIn('isExchanged');

/** Tickets of all bookings, with kind and seat. */
export const tickets = (db: Queryable) =>
  db
    .selectFrom('bookings')
    .innerJoin('attendees', 'attendees.booking_id', 'bookings.id')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'attendees.kind_id')
    .leftJoin('seats', (join) => join.on(itsSeat))
    .select(['attendees.id', 'attendees.first_name', 'attendees.last_name', 'ticket_kinds.name as kind'])
    .select(['seats.zone', 'seats.row_name', 'seats.number']);

type Row = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  kind: Record<Locale, string>;
  zone: string | null;
  row_name: string | null;
  number: string | null;
};

/** A ticket as people at the door name it. */
export function describe(
  { union }: Deps,
  { id, first_name, last_name, kind, zone, row_name, number }: Row,
  locale: Locale,
): Omit<Schemas['DoorTicket'], 'hash'> {
  return {
    id,
    name: [first_name, last_name].filter(Boolean).join(' ') || null,
    kind: kind[locale],
    seat: zone === null ? null : `${seatWord(union, zone, locale)} ${row_name}${number}`,
  };
}

/** All valid tickets of a date, and the buyers whose data that shows. */
export async function ticketsOf(
  deps: Deps,
  db: Queryable,
  occurrenceId: string,
  locale: Locale,
): Promise<{ tickets: Schemas['DoorTicket'][]; subjectIds: string[] }> {
  const rows = await tickets(db)
    .select(['attendees.code', 'bookings.user_id'])
    .where('bookings.occurrence_id', '=', occurrenceId)
    .where(isBought)
    .where('attendees.live', '=', true)
    .orderBy('attendees.id')
    .execute();
  return {
    tickets: rows.flatMap(({ code, ...row }) =>
      code === null ? [] : [{ ...describe(deps, row, locale), hash: hashOf(code) }],
    ),
    subjectIds: [...new Set(rows.map(({ user_id }) => user_id))],
  };
}

/** The codes of a date that used to be valid. */
export async function voidCodesOf(db: Queryable, occurrenceId: string): Promise<Schemas['DoorVoid'][]> {
  const { rows } = await sql<{ code: string; why: Schemas['DoorVoid']['why'] }>`
    select attendees.code, case when ${isExchanged} and attendees.cancelled_at is null then 'exchanged' else 'cancelled' end as why
      from bookings join attendees on attendees.booking_id = bookings.id
    where bookings.occurrence_id = ${occurrenceId} and attendees.code is not null and not (attendees.live and ${isBought})
    union all
    select replaced_codes.code, 'replaced' from bookings join attendees on attendees.booking_id = bookings.id
      join replaced_codes on replaced_codes.attendee_id = attendees.id
    where bookings.occurrence_id = ${occurrenceId}`.execute(db);
  return rows.map(({ code, why }) => ({ hash: hashOf(code), why }));
}
