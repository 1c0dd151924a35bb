import type { Selectable } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Bilingual, Schema } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import type { BookingRow, PaymentRow } from './deps.ts';

export type Place = {
  id: string;
  kindId: string;
  kindName: Bilingual;
  amount: number;
  firstName: string;
  lastName: string;
  email: string | null;
  code: string | null;
  seat: { guid: string; zone: string; row: string; number: string; category: string } | null;
};

/** All that there is to know of a booking, in both languages: what the API, the mails and the tickets are written from. */
export type Dossier = {
  booking: BookingRow;
  buyer: Pick<Selectable<Schema['users']>, 'email' | 'first_name' | 'last_name'>;
  event: Selectable<Schema['events']>;
  occurrence: Selectable<Schema['occurrences']>;
  venue: Selectable<Schema['venues']> | null;
  places: Place[];
  payment: PaymentRow | null;
};

/** The dossiers of these bookings, in their order. Throws 404 unless all exist. */
export async function readDossiers(db: Queryable, bookingIds: string[]): Promise<Dossier[]> {
  if (bookingIds.length === 0) return [];
  const bookings = await db.selectFrom('bookings').selectAll().where('id', 'in', bookingIds).execute();
  if (bookings.length < bookingIds.length) throw new Problem(404, 'not_found');
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', unique(bookings, 'user_id'))
    .execute();
  const occurrences = await db
    .selectFrom('occurrences')
    .selectAll()
    .where('id', 'in', unique(bookings, 'occurrence_id'))
    .execute();
  const events = await db.selectFrom('events').selectAll().where('id', 'in', unique(occurrences, 'event_id')).execute();
  const venues = await db.selectFrom('venues').selectAll().execute();
  const places = await readPlaces(db, bookings);
  const payments = await readPayments(db, bookingIds);

  return bookingIds.map((id) => {
    const booking = found(bookings, id);
    const occurrence = found(occurrences, booking.occurrence_id);
    return {
      booking,
      buyer: found(users, booking.user_id),
      event: found(events, occurrence.event_id),
      occurrence,
      venue: venues.find((venue) => venue.id === occurrence.venue_id) ?? null,
      places: places.get(id) ?? [],
      payment: payments.get(id) ?? null,
    };
  });
}

export async function readDossier(db: Queryable, bookingId: string): Promise<Dossier> {
  const [dossier] = await readDossiers(db, [bookingId]);
  if (dossier === undefined) throw new Problem(404, 'not_found');
  return dossier;
}

function unique<Key extends string>(rows: Record<Key, string>[], key: Key): string[] {
  return [...new Set(rows.map((row) => row[key]))];
}

function found<Row extends { id: string }>(rows: Row[], id: string): Row {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

/** Live places; of a booking that is over, those that it had. */
async function readPlaces(db: Queryable, bookings: BookingRow[]): Promise<Map<string, Place[]>> {
  const ids = bookings.map(({ id }) => id);
  const rows = await db
    .selectFrom('attendees')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'attendees.kind_id')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.occurrence_id', '=', 'attendees.occurrence_id')
        .onRef('seats.index', '=', 'attendees.seat_index'),
    )
    .selectAll('attendees')
    .select([
      'ticket_kinds.name as kind_name',
      'seats.guid',
      'seats.zone',
      'seats.row_name',
      'seats.number',
      'seats.category',
    ])
    .where('attendees.booking_id', 'in', ids)
    .orderBy('attendees.position')
    .execute();
  const places = new Map<string, Place[]>(ids.map((id) => [id, []]));
  for (const row of rows) places.get(row.booking_id)?.push(toPlace(row));
  return places;
}

type PlaceRow = Selectable<Schema['attendees']> & { kind_name: Bilingual } & {
  [K in 'guid' | 'zone' | 'row_name' | 'number' | 'category']: string | null;
};

function toPlace(row: PlaceRow): Place {
  const { guid, zone, row_name, number, category } = row;
  const isSeated = guid !== null && zone !== null && row_name !== null && number !== null && category !== null;
  return {
    id: row.id,
    kindId: row.kind_id,
    kindName: row.kind_name,
    amount: row.amount,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    code: row.code,
    seat: isSeated ? { guid, zone, row: row_name, number, category } : null,
  };
}

async function readPayments(db: Queryable, bookingIds: string[]): Promise<Map<string, PaymentRow>> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .distinctOn('booking_id')
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.booking_id, row]));
}
