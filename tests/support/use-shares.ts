import { sql } from 'kysely';
import { inject } from 'vitest';
import { clientOf } from './client.ts';
import { type Friend, mailbox, sharesOf, split, take, tokenMailed } from './share-calls.ts';
import type { Buyer, Show } from './stage.ts';
import { type TicketSale, useTickets } from './use-tickets.ts';

/** Bookings that everyone pays for themselves, on two servers. */
export function useShares() {
  const { urls } = inject('portal');
  const tickets = useTickets();
  const { stage, hold } = tickets;
  const { db } = stage;

  async function friend(at = 0): Promise<Friend> {
    const buyer = await stage.buyer();
    return { ...buyer, client: clientOf(urls[at % 2] ?? urls[0], buyer) };
  }

  /** Somebody who holds places and has asked a friend to pay for each but the first. */
  async function apart(settings: Parameters<typeof hold>[0] = { seats: 6 }, places = 3) {
    const sale = await hold(settings, places);
    const emails = sale.booking.attendees.slice(1).map(mailbox);
    const shares = emails.map((email, at) => ({ attendee_id: sale.booking.attendees[at + 1]?.id ?? '', email }));
    const { data, error } = await split(sale, shares);
    if (data === undefined) throw new Error(`Splitting was refused: ${error?.code}`);
    const tokens = await Promise.all(emails.map(tokenMailed));
    const mine = await sharesOf(sale);
    const ids = emails.map((email) => mine.find((share) => share.email === email)?.id ?? '');
    return { sale, emails, tokens, ids, left: data.data };
  }

  /** The friend's place as a sale of their own, to be paid or read. */
  async function taken(who: Friend, token: string, { show }: TicketSale): Promise<TicketSale> {
    const { data, error } = await take(who, token);
    if (data === undefined) throw new Error(`Taking was refused: ${error?.code}`);
    const booking = data.data;
    return { show, client: who.client, buyer: who, booking, params: { path: { booking: booking.id } } };
  }

  const sweep = (url: string = urls[0]) => fetch(`${url}/test/sweep`, { method: 'POST' });

  /** Ends the time of all that is held at a date, and lets the portal notice. */
  async function endTime({ show }: Pick<TicketSale, 'show'>): Promise<void> {
    await db
      .updateTable('bookings')
      .set({ expires_at: new Date(0) })
      .where('occurrence_id', '=', show.occurrenceId)
      .where('expires_at', 'is not', null)
      .execute();
    await sweep();
  }

  /** How many places count for a person at a date. */
  async function countedFor({ id }: Buyer, { occurrenceId }: TicketSale['show']): Promise<number> {
    const row = await db
      .selectFrom('person_places')
      .innerJoin('users', 'users.mailbox', 'person_places.mailbox')
      .select('places')
      .where('users.id', '=', id)
      .where('occurrence_id', '=', occurrenceId)
      .executeTakeFirst();
    return row?.places ?? 0;
  }

  /** Seats that more than one live place has, or whose owner the plan doesn't know; bookings past their end or their number of places. */
  async function wrongs({ occurrenceId }: Show): Promise<unknown[]> {
    const { rows } = await sql`
      select seat_index::text as what from attendees where occurrence_id = ${occurrenceId} and live group by seat_index having count(*) > 1
      union all
      select 'seat ' || seats.index from seats left join attendees
        on attendees.occurrence_id = seats.occurrence_id and attendees.seat_index = seats.index and attendees.live
        where seats.occurrence_id = ${occurrenceId} and seats.booking_id is distinct from attendees.booking_id
      union all
      select 'booking ' || id from bookings where occurrence_id = ${occurrenceId}
        and (expires_at > hold_ends_at or most_places < (select count(*) from attendees where booking_id = bookings.id and live))
      union all
      select 'share ' || booking_shares.id from booking_shares join bookings on bookings.id = booking_id
        where booking_shares.occurrence_id = ${occurrenceId}
          and (booking_shares.state = 'paid') <> (bookings.state in ('paid', 'refund_pending', 'refunded'))`.execute(
      db,
    );
    return rows;
  }

  return {
    ...tickets,
    db,
    urls,
    friend,
    apart,
    taken,
    sweep,
    endTime,
    countedFor,
    wrongs,
  };
}
