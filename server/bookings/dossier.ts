import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../db/database.ts';
import type { Bilingual, Schema, TicketAnswers, TicketQuestion } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import type { BookingRow, PaymentRow } from './deps.ts';
import type { Occasion, Programme, SeatFacts } from './programme.ts';

export type Place = {
  id: string;
  kindId: string;
  kindName: Bilingual;
  amount: number;
  /** Null until somebody is named. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** What the kind of ticket asks, and what was answered. */
  questions: TicketQuestion[];
  answers: TicketAnswers;
  code: string | null;
  seat: SeatFacts | null;
};

/** The payment that counts: the last one that was opened. */
export type LatestPayment = Pick<PaymentRow, 'id' | 'state' | 'amount' | 'session_id' | 'url'>;

/** All that there is to know of a booking, in both languages: what the API, the mails and the tickets are written from. */
export type Dossier = Occasion & { booking: BookingRow; places: Place[]; payment: LatestPayment | null };

type Source = { db: Queryable; programme: Programme };

/** The dossiers of these bookings, in their order. Throws 404 unless all exist. */
export async function readDossiers({ db, programme }: Source, bookingIds: string[]): Promise<Dossier[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .selectAll('bookings')
    .select((query) => [placesOf(query).as('attendees'), latestPaymentOf(query).as('payment')])
    .where('id', 'in', bookingIds)
    .execute();
  return Promise.all(
    bookingIds.map(async (id) => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined) throw new Problem(404, 'not_found');
      const { attendees, payment, ...booking } = row;
      const occasion = await programme.occasion(booking.occurrence_id);
      return { ...occasion, booking, places: attendees.map((each) => toPlace(each, occasion)), payment };
    }),
  );
}

// Qualified by their tables: unqualified, `state` would be the booking's.
const placeColumns = [
  'attendees.id',
  'attendees.kind_id',
  'attendees.amount',
  'attendees.first_name',
  'attendees.last_name',
  'attendees.email',
  'attendees.answers',
  'attendees.code',
  'seats.index',
  'seats.guid',
  'seats.zone',
  'seats.row_name',
  'seats.number',
  'seats.category',
] as const;
const paymentColumns = [
  'payments.id',
  'payments.state',
  'payments.amount',
  'payments.session_id',
  'payments.url',
] as const;

type Query = ExpressionBuilder<Schema, 'bookings'>;

const placesOf = (query: Query) =>
  jsonArrayFrom(
    query
      .selectFrom('attendees')
      .leftJoin('seats', (join) =>
        join
          .onRef('seats.occurrence_id', '=', 'attendees.occurrence_id')
          .onRef('seats.index', '=', 'attendees.seat_index'),
      )
      .select(placeColumns)
      .whereRef('attendees.booking_id', '=', 'bookings.id')
      .orderBy('attendees.position'),
  );

const latestPaymentOf = (query: Query) =>
  jsonObjectFrom(
    query
      .selectFrom('payments')
      .select(paymentColumns)
      .whereRef('payments.booking_id', '=', 'bookings.id')
      .orderBy('payments.sequence', 'desc')
      .limit(1),
  );

/** One dossier. Throws 404. */
export async function readDossier(source: Source, bookingId: string): Promise<Dossier> {
  const [dossier] = await readDossiers(source, [bookingId]);
  if (dossier === undefined) throw new Problem(404, 'not_found');
  return dossier;
}

type Seat = Selectable<Schema['seats']>;
/** A place, and its seat or nothing. */
type PlaceRow = Pick<
  Selectable<Schema['attendees']>,
  'id' | 'kind_id' | 'amount' | 'first_name' | 'last_name' | 'email' | 'answers' | 'code'
> & { [Column in 'index' | 'guid' | 'zone' | 'row_name' | 'number' | 'category']: Seat[Column] | null };

function toSeat({ index, guid, zone, row_name: row, number, category }: PlaceRow): SeatFacts | null {
  if (index === null || guid === null || zone === null || row === null || number === null || category === null)
    return null;
  return { index, guid, zone, row, number, category };
}

function toPlace(row: PlaceRow, { occurrence }: Occasion): Place {
  const kind = occurrence.kinds.find(({ id }) => id === row.kind_id);
  return {
    id: row.id,
    kindId: row.kind_id,
    kindName: kind?.name ?? { en: '', mt: '' },
    amount: row.amount,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    questions: kind?.questions ?? [],
    answers: row.answers,
    code: row.code,
    seat: toSeat(row),
  };
}
