import { sql } from 'kysely';
import type { Database } from '../../server/kernel/db/database.ts';
import { clientOf } from './client.ts';
import { randomNumbers } from 'xstate-paths';
import { measure, type Visit } from './rush.ts';
import { type Buyer, type Show, stageBuyers, stageShow } from './stage.ts';

export type Hall = { seats: number; hotSeats: number; buyers: number; seed: number };
export type Purchase = { status: number; guid: string | undefined };
/** A buyer's attempt to get one seat. */
export type Buy = (show: Show, buyer: Buyer, guid: string, at: number) => Promise<Purchase>;

/** Everyone wants one seat at once; half of them one of a few hot ones. */
export async function rushHall(db: Database, hall: Hall, buy: Buy): Promise<Visit<Purchase>[]> {
  const show = await stageShow(db, { seats: hall.seats });
  const buyers = await stageBuyers(db, hall.buyers);
  const next = randomNumbers(hall.seed);
  // Not every other one: buyers alternate between two servers, and the hot seats are to be fought for at both.
  const wishes = buyers.map((_, at) => Math.floor(next() * (at % 4 < 2 ? hall.hotSeats : hall.seats)));
  return measure(buyers, (buyer, at) => buy(show, buyer, show.guids[wishes[at] ?? 0] ?? '', at));
}

/** Buys over HTTP, from each of the servers in turn. */
export function buyFrom(urls: readonly string[]): Buy {
  return async (show, buyer, guid, at) => {
    const body = { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.student, seat: { guid } }] };
    const { data, response } = await clientOf(urls[at % urls.length] ?? '', buyer).POST('/bookings', { body });
    return { status: response.status, guid: data?.data.attendees[0]?.seat?.guid };
  };
}

/** The negative control: checks that the seat is free, then takes it, without the lock that excludes others in between. */
export function buyUnguarded(db: Database): Buy {
  return async (show, _, guid) => {
    const seat = db
      .selectFrom('seats')
      .select('state')
      .where('occurrence_id', '=', show.occurrenceId)
      .where('guid', '=', guid);
    const { state } = await seat.executeTakeFirstOrThrow();
    if (state !== 0) return { status: 409, guid: undefined };
    await sql`with booking as (select id from bookings limit 1)
      update seats set state = 1, booking_id = booking.id from booking
      where occurrence_id = ${show.occurrenceId} and guid = ${guid}`.execute(db);
    return { status: 201, guid };
  };
}

/** Seats sold to more than one buyer. */
export function soldTwice(visits: Visit<Purchase>[]): string[] {
  const sold = visits.flatMap(({ outcome }) => outcome.guid ?? []);
  return sold.filter((guid, at) => sold.indexOf(guid) !== at);
}
