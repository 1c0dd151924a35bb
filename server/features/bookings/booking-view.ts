import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { itsSeat } from '../../kernel/bookings/its-seat.ts';
import { compiledOnce } from '../../kernel/db/compiled.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { RefundState } from '../../kernel/db/money-tables.ts';
import type { Bilingual, Schema, TicketAnswers, TicketQuestion } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { doorScanLife, transferLife } from '../../kernel/lifecycle/lives.ts';
import { byStanding } from '../../kernel/payments/open.ts';
import type { PaymentRow } from '../../kernel/payments/payable.ts';
import type { BookingRow } from './deps.ts';
import type { Occasion, Catalogue, SeatFacts } from './catalogue.ts';
import { readSides, type Sides, sidesOf } from './exchange/sides.ts';

export type Place = {
  id: string;
  kindId: string;
  kindName: Bilingual;
  amount: number;
  /** The ordinary price, where less is paid; else null. */
  listed: number | null;
  /** The rate of VAT in it, in hundredths of a per cent; null where none was given. */
  vat: number | null;
  /** Null until somebody is named. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** The questions of the kind of ticket, and the answers. */
  questions: TicketQuestion[];
  answers: TicketAnswers;
  code: string | null;
  /** True if it was mailed to a guest's address. */
  isMailed: boolean;
  /** True if it was cancelled on its own. */
  isCancelled: boolean;
  seat: SeatFacts | null;
  /** Its transfer to somebody else, open or accepted. */
  transfer: { id: string; email: string | null; sentAt: Date } | null;
  isTransferred: boolean;
  /** Somebody has come in with it. */
  isEntered: boolean;
};

/** The payment that tells how the booking stands; see `byStanding`. */
export type StandingPayment = Pick<PaymentRow, 'id' | 'state' | 'amount' | 'received' | 'session_id' | 'url'>;

/** A refund, made or on its way. */
type Refund = { amount: number; state: RefundState; created_at: string };

/** All that there is to know of a booking, in both languages: what the API, the mails and the tickets are written from. */
export type BookingView = Occasion &
  Sides & {
    booking: BookingRow;
    /** Those that were neither cancelled by themselves nor given away. */
    places: Place[];
    cancelled: Place[];
    /** Those that somebody else has accepted. */
    transferred: Place[];
    payment: StandingPayment | null;
    refunds: Refund[];
    /** The promo code that it has, as the content writes it. */
    code: string | null;
  };

type Source = { db: Queryable; catalogue: Catalogue };

const readRows = compiledOnce((db, bookingIds) =>
  db
    .selectFrom('bookings')
    .selectAll('bookings')
    .select((query) => [
      placesOf(query).as('attendees'),
      standingPaymentOf(query).as('payment'),
      refundsOf(query).as('refunds'),
      codeOf(query).as('code'),
    ])
    .select(sidesOf)
    .where('id', 'in', bookingIds),
);

/** The views of these bookings, in their order. Throws 404 unless all exist. */
export async function readBookingViews({ db, catalogue }: Source, bookingIds: string[]): Promise<BookingView[]> {
  if (bookingIds.length === 0) return [];
  const rows = await readRows(db, bookingIds);
  return Promise.all(
    bookingIds.map(async (id) => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined) throw new Problem(404, 'not_found');
      const { attendees, payment, refunds, code, left, replaced, replacing, other_dates_until, ...booking } = row;
      const occasion = await catalogue.occasion(booking.occurrence_id);
      const sides = { left, replaced, replacing, other_dates_until };
      const places = attendees.map((each) => toPlace(each, occasion));
      return {
        ...occasion,
        booking,
        places: places.filter(({ isCancelled, isTransferred }) => !isCancelled && !isTransferred),
        cancelled: places.filter(({ isCancelled }) => isCancelled),
        transferred: places.filter(({ isTransferred }) => isTransferred),
        payment,
        refunds,
        code,
        ...(await readSides(db, booking, occasion, sides)),
      };
    }),
  );
}

// Qualified by their tables: unqualified, `state` would be the booking's.
const placeColumns = [
  'attendees.id',
  'attendees.kind_id',
  'attendees.amount',
  'attendees.vat',
  'attendees.listed',
  'attendees.first_name',
  'attendees.last_name',
  'attendees.email',
  'attendees.answers',
  'attendees.code',
  'attendees.cancelled_at',
  'attendees.mailed_at',
  'attendees.transferred_at',
  'seats.index',
  'seats.guid',
  'seats.zone',
  'seats.row_name',
  'seats.number',
  'seats.category',
  'ticket_transfers.id as transfer_id',
  'ticket_transfers.email as transfer_email',
  'ticket_transfers.created_at as transfer_sent_at',
] as const;
const paymentColumns = [
  'payments.id',
  'payments.state',
  'payments.amount',
  'payments.received',
  'payments.session_id',
  'payments.url',
] as const;

/** A ticket has at most one transfer that is open or accepted. */
const isGoing = sql<boolean>`(${transferLife.stateIn('isOpen')} or ${transferLife.stateIn('isAccepted')})`;

const isEntered = sql<boolean>`exists (
  select from door_scans where door_scans.attendee_id = attendees.id and ${doorScanLife.stateIn('isAdmission')})`;

type Query = ExpressionBuilder<Schema, 'bookings'>;

const placesOf = (query: Query) =>
  jsonArrayFrom(
    query
      .selectFrom('attendees')
      .leftJoin('seats', (join) => join.on(itsSeat))
      .leftJoin('ticket_transfers', (join) =>
        join.onRef('ticket_transfers.attendee_id', '=', 'attendees.id').on(isGoing),
      )
      .select(placeColumns)
      .select(isEntered.as('is_entered'))
      .whereRef('attendees.booking_id', '=', 'bookings.id')
      .orderBy('attendees.position'),
  );

const refundsOf = (query: Query) =>
  jsonArrayFrom(
    query
      .selectFrom('refunds')
      // Money of a session that a payment was not opened with goes back too, but was never the booking's.
      .innerJoin('payments', 'payments.payment_intent', 'refunds.payment_intent')
      .select(['refunds.amount', 'refunds.state', 'refunds.created_at'])
      .whereRef('refunds.payable_id', '=', 'bookings.id')
      .orderBy('refunds.created_at'),
  );

const codeOf = (query: Query) =>
  query.selectFrom('promo_codes').select('code').whereRef('promo_codes.id', '=', 'bookings.promo_code_id');

const standingPaymentOf = (query: Query) =>
  jsonObjectFrom(
    query
      .selectFrom('payments')
      .select(paymentColumns)
      .whereRef('payments.payable_id', '=', 'bookings.id')
      .orderBy(byStanding)
      .limit(1),
  );

/** One view. Throws 404. */
export async function readBookingView(source: Source, bookingId: string): Promise<BookingView> {
  const [view] = await readBookingViews(source, [bookingId]);
  if (view === undefined) throw new Problem(404, 'not_found');
  return view;
}

/** The view of a person's own booking. Throws 404, for somebody else's too. */
export async function readOwnView(source: Source, bookingId: string, userId: string): Promise<BookingView> {
  const view = await readBookingView(source, bookingId);
  if (view.booking.user_id !== userId) throw new Problem(404, 'not_found');
  return view;
}

type Seat = Selectable<Schema['seats']>;
/** A place, and its seat or nothing. */
type PlaceRow = Pick<
  Selectable<Schema['attendees']>,
  'id' | 'kind_id' | 'amount' | 'vat' | 'listed' | 'first_name' | 'last_name' | 'email' | 'answers' | 'code'
> & { [Column in 'index' | 'guid' | 'zone' | 'row_name' | 'number' | 'category']: Seat[Column] | null } & {
  cancelled_at: string | null;
  mailed_at: string | null;
  transferred_at: string | null;
  transfer_id: string | null;
  transfer_email: string | null;
  transfer_sent_at: string | null;
  is_entered: boolean;
};

function toSeat({ index, guid, zone, row_name: row, number, category }: PlaceRow): SeatFacts | null {
  if (index === null || guid === null || zone === null || row === null || number === null || category === null)
    return null;
  return { index, guid, zone, row, number, category };
}

function toTransfer({ transfer_id: id, transfer_email: email, transfer_sent_at: sent }: PlaceRow): Place['transfer'] {
  return id === null || sent === null ? null : { id, email, sentAt: new Date(sent) };
}

function toPlace(row: PlaceRow, { occurrence }: Occasion): Place {
  const kind = occurrence.kinds.find(({ id }) => id === row.kind_id);
  return {
    id: row.id,
    kindId: row.kind_id,
    kindName: kind?.name ?? { en: '', mt: '' },
    amount: row.amount,
    vat: row.vat,
    listed: row.listed,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    questions: kind?.questions ?? [],
    answers: row.answers,
    code: row.code,
    isMailed: row.mailed_at !== null,
    isCancelled: row.cancelled_at !== null,
    seat: toSeat(row),
    transfer: toTransfer(row),
    isTransferred: row.transferred_at !== null,
    isEntered: row.is_entered,
  };
}
