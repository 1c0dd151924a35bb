import type { Selectable } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Bilingual, Schema } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import type { BookingRow, PaymentRow } from './deps.ts';
import type { Programme, SeatFacts, Show } from './programme.ts';

export type Place = {
  id: string;
  kindId: string;
  kindName: Bilingual;
  amount: number;
  firstName: string;
  lastName: string;
  email: string | null;
  code: string | null;
  seat: SeatFacts | null;
};

/** All that there is to know of a booking, in both languages: what the API, the mails and the tickets are written from. */
export type Dossier = Show & { booking: BookingRow; places: Place[]; payment: PaymentRow | null };

type Source = { db: Queryable; programme: Programme };

/** The dossiers of these bookings, in their order. Throws 404 unless all exist. */
export async function readDossiers({ db, programme }: Source, bookingIds: string[]): Promise<Dossier[]> {
  if (bookingIds.length === 0) return [];
  const bookings = await db.selectFrom('bookings').selectAll().where('id', 'in', bookingIds).execute();
  const attendees = await db
    .selectFrom('attendees')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('position')
    .execute();
  const payments = await readLatestPayments(db, bookingIds);
  return Promise.all(
    bookingIds.map(async (id) => {
      const booking = bookings.find((each) => each.id === id);
      if (booking === undefined) throw new Problem(404, 'not_found');
      const show = await programme.show(booking.occurrence_id);
      const places = attendees.filter((each) => each.booking_id === id).map((each) => toPlace(each, show));
      return { ...show, booking, places, payment: payments.get(id) ?? null };
    }),
  );
}

/** One dossier. Throws 404. */
export async function readDossier(source: Source, bookingId: string): Promise<Dossier> {
  const [dossier] = await readDossiers(source, [bookingId]);
  if (dossier === undefined) throw new Problem(404, 'not_found');
  return dossier;
}

function toPlace(row: Selectable<Schema['attendees']>, { occurrence, seats }: Show): Place {
  const kind = occurrence.kinds.find(({ id }) => id === row.kind_id);
  return {
    id: row.id,
    kindId: row.kind_id,
    kindName: kind?.name ?? { en: '', mt: '' },
    amount: row.amount,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    code: row.code,
    seat: (row.seat_index !== null && seats.byIndex.get(row.seat_index)) || null,
  };
}

async function readLatestPayments(db: Queryable, bookingIds: string[]): Promise<Map<string, PaymentRow>> {
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
