import { expect } from 'vitest';
import type { Opening } from '../../../machines/checkout/checkout.types.ts';
import type { Ending } from '../../../machines/hold/hold.machine.ts';
import { availabilityOf } from '../../../src/features/checkout/booking-facts.ts';
import { FIELD, HALL } from '../../models/checkout/checkout.fixtures.ts';
import { type Booking, clientOf } from '../../support/client.ts';
import { sandboxOf } from '../../support/sandbox.ts';
import { stageStaff } from '../../support/staff.ts';
import type { Buyer } from '../../support/stage.ts';
import type { Stage } from '../../support/use-stage.ts';
import { Queue } from '../walking/queue.ts';
import { password, type Venue } from './venue.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

export type Portal = { urls: readonly [string, ...string[]]; dataDir: string };
export type DateName = typeof HALL | typeof FIELD;

const longAgo = new Date(0);
const someone = { first_name: 'Ċensa', last_name: 'Ħili' };
const nobodyYet = {};

type Line = { kind?: 'student' | 'guest'; guid?: string | undefined };

/** Acts for others, the union and the clock on one buyer's booking: through the API, the payment provider's sandbox and the database. */
export function createWorld(portal: Portal, stage: Stage, venue: Venue, buyer: Buyer) {
  const { db } = stage;
  const [url] = portal.urls;
  // Everything that changes the buyer's bookings locks one of them, or if there is none the buyer.
  const queue = new Queue(db, async (transaction) => {
    const bookings = transaction.selectFrom('bookings').select('id').where('user_id', '=', buyer.id);
    await bookings.where('expires_at', 'is not', null).forUpdate().execute();
    await transaction.selectFrom('users').select('id').where('id', '=', buyer.id).forUpdate().execute();
  });
  const rivals: { buyer: Buyer; booking: string }[] = [];
  const occurrences = Object.values(venue.dates).map(({ occurrenceId }) => occurrenceId);

  const post = async (path: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/test/${path}`, { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  /** The buyer on another device, with a session of its own. */
  const elsewhere = async () => {
    const { data } = await clientOf(url).POST('/auth/login', { body: { email: buyer.email, password } });
    return clientOf(url, { token: data?.data.authToken ?? '' });
  };
  const order = async (who: Buyer, date: DateName, line: Line, names: Partial<typeof someone> = someone) => {
    const { occurrenceId, kinds } = venue.dates[date];
    const attendee = {
      ticket_id: kinds[line.kind ?? 'student'],
      ...names,
      ...(line.guid !== undefined && { seat: { guid: line.guid } }),
    };
    const body = { occurrence_id: occurrenceId, attendees: [attendee] };
    const { data } = await clientOf(url, who).POST('/bookings', { body });
    return data?.data;
  };
  const rivalTakes = async (date: DateName, line: Line): Promise<boolean> => {
    const rival = await stage.buyer();
    const taken = await order(rival, date, line);
    if (taken) rivals.push({ buyer: rival, booking: taken.id });
    return taken !== undefined;
  };
  const setOccurrences = (values: {
    cancelled?: boolean;
    bookings_open_at?: Date;
    bookings_close_at?: Date;
    starts_at?: Date;
  }) => db.updateTable('occurrences').set(values).where('id', 'in', occurrences).execute();
  const setBookings = (values: { expires_at?: Date; extensions?: number }) =>
    db
      .updateTable('bookings')
      .set(values)
      .where('user_id', '=', buyer.id)
      .where('state', 'in', ['held', 'awaiting_payment'])
      .execute();
  const moveDeadline = async (seconds: number) => {
    const { now } = (await post('clock')) as { now: string };
    await setBookings({ expires_at: new Date(Date.parse(now) + seconds * 1000) });
  };
  const openBooking = () =>
    db
      .selectFrom('bookings')
      .innerJoin('attendees', 'booking_id', 'bookings.id')
      .select(['bookings.id', 'attendees.seat_index'])
      .where('user_id', '=', buyer.id)
      .where('state', 'in', ['held', 'awaiting_payment'])
      .where('live', '=', true)
      .executeTakeFirstOrThrow();
  const openPayment = () =>
    db
      .selectFrom('payments')
      .innerJoin('bookings', 'bookings.id', 'payable_id')
      .select(['session_id', 'payable_id as booking_id', 'payments.state'])
      .where('bookings.user_id', '=', buyer.id)
      .orderBy('payments.created_at', 'desc')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
  /** Others buy the rest of the field. */
  const sellOut = async () => {
    for (const kind of ['student', 'guest'] as const) while (await rivalTakes(FIELD, { kind }));
  };
  const causes: Record<Opening['availability'], () => Promise<unknown>> = {
    open: () => Promise.resolve(),
    cancelled: () => setOccurrences({ cancelled: true }),
    closed: () => setOccurrences({ bookings_close_at: longAgo }),
    notOpen: () => setOccurrences({ bookings_open_at: new Date(Date.now() + DAY_MS) }),
    fullyBooked: sellOut,
  };
  /** Makes the server report this about a date, and waits until it does. */
  const makeAvailability = async (date: DateName, availability: Opening['availability']) => {
    if (availability === 'open') return;
    await causes[availability]();
    const path = { event: venue.slug, occurrence: venue.dates[date].occurrenceId };
    const read = async () => {
      const { data } = await clientOf(url).GET('/events/{event}/occurrences/{occurrence}', { params: { path } });
      return data && availabilityOf(data.data.state);
    };
    await expect.poll(read).toBe(availability);
  };
  const endHold = async () => {
    await moveDeadline(-1);
    await post('sweep');
  };
  /** Releases the open booking on another device. */
  const releaseElsewhere = async () => {
    const path = { booking: (await openBooking()).id };
    await (await elsewhere()).DELETE('/bookings/{booking}', { params: { path } });
  };
  /** The union cancels the open booking. */
  const withdraw = async () => {
    const { client } = await stageStaff(db, url, 'events');
    const params = { path: { booking: (await openBooking()).id } };
    const { data } = await client.GET('/desk/bookings/{booking}', { params });
    await client.POST('/desk/bookings/{booking}', {
      params,
      body: { event: 'booking.cancel', version: data?.data.version ?? '' },
    });
  };
  const ends: Record<Ending, () => Promise<void>> = {
    over: endHold,
    released: releaseElsewhere,
    withdrawn: withdraw,
  };
  let isClosed = false;

  return {
    queue,
    moveDeadline,
    giveTime: () => moveDeadline(900),
    sweep: () => post('sweep'),
    endHold,
    /** Ends the hold of the open booking in this way. */
    end: (ending: Ending) => ends[ending](),
    /** Sets the number of extensions used. */
    setExtensions: (extensions: number) => setBookings({ extensions }),
    signOutEverywhere: () =>
      db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', buyer.id).execute(),
    beginEvent: (hasBegun: boolean) =>
      setOccurrences({ starts_at: hasBegun ? longAgo : new Date(Date.now() + 30 * DAY_MS) }),
    /** Closes or opens the bookings again, and waits until the server has noticed. */
    closeBookings: async (closed: boolean) => {
      if (closed === isClosed) return;
      isClosed = closed;
      await setOccurrences({ bookings_close_at: closed ? longAgo : new Date(Date.now() + 29 * DAY_MS) });
      const visitor = clientOf(url, await stage.buyer());
      const nobody = { ticket_id: buyer.id, ...someone };
      for (const occurrence_id of occurrences) {
        const tryIt = () => visitor.POST('/bookings', { body: { occurrence_id, attendees: [nobody] } });
        await expect.poll(async () => (await tryIt()).response.status === 409).toBe(closed);
      }
    },
    rivalTakesSeat: (guid: string) => rivalTakes(HALL, { guid }),
    sellOut,
    makeAvailability,
    rivalsLeave: async () => {
      for (const { buyer: rival, booking } of rivals.splice(0))
        await clientOf(url, rival).DELETE('/bookings/{booking}', { params: { path: { booking } } });
    },
    /** Books a place on another device. */
    bookElsewhere: async (date: DateName, isNamed: boolean): Promise<Booking> => {
      const booking = await order(buyer, date, { guid: venue.dates[date].guids[0] }, isNamed ? someone : nobodyYet);
      if (!booking) throw new Error('The buyer could not book on another device');
      return booking;
    },
    beginPayment: async ({ id }: Booking) => {
      await (await elsewhere()).POST('/bookings/{booking}/pay', { params: { path: { booking: id } } });
    },
    pay: async (card?: string) => {
      await sandboxOf(portal.dataDir).pay((await openPayment()).session_id ?? '', card);
    },
    payUntilPaid: async () => {
      const { session_id } = await openPayment();
      await sandboxOf(portal.dataDir).pay(session_id ?? '');
      await expect.poll(async () => (await openPayment()).state).toBe('paid');
    },
    /** Makes the booking hold the same place for a ticket of this kind, on another device. */
    changeElsewhere: async (date: DateName, kind: 'student' | 'guest', names: 'named' | 'unnamed') => {
      const { id, seat_index } = await openBooking();
      const { kinds, guids } = venue.dates[date];
      const seat = seat_index === null ? {} : { seat: { guid: guids[seat_index] ?? '' } };
      const attendee = { ticket_id: kinds[kind], ...(names === 'named' && someone), ...seat };
      const client = await elsewhere();
      await client.POST('/bookings/{booking}/merge', {
        params: { path: { booking: id } },
        body: { attendees: [attendee] },
      });
    },
    /** Changes the price of the places, in cents, while the page asks to pay. */
    reprice: (amount: number) =>
      db
        .updateTable('attendees')
        .set({ amount })
        .where('booking_id', 'in', (query) => query.selectFrom('bookings').select('id').where('user_id', '=', buyer.id))
        .execute(),
    /** Releases the paid booking again, on another device. */
    cancelPaid: async () => {
      const { booking_id } = await openPayment();
      await (await elsewhere()).DELETE('/bookings/{booking}', { params: { path: { booking: booking_id } } });
    },
    /** The guids of the seats that the server holds for the buyer. */
    heldSeats: async () => {
      const seats = await db
        .selectFrom('seats')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select('guid')
        .where('bookings.user_id', '=', buyer.id)
        .execute();
      return seats.map(({ guid }) => guid);
    },
  };
}

export type World = ReturnType<typeof createWorld>;
