import { plainText } from '../../../../machines/flow/printable.ts';
import { itsSeat } from '../../../kernel/bookings/its-seat.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import type { Occasion, Show } from '../catalogue.ts';
import type { BookingRow } from '../deps.ts';
import { seatsTogether } from '../waiting/offers.ts';

type Order = Schemas['OrderLine'][];

/**
 * The order with a seat for each ticket, where the date has seats: the booking's own seats if they are all free there, else free ones together,
 * in the same category if there are enough. Throws 409 where there are too few.
 */
export async function seated(trx: Trx, booking: BookingRow, { occurrence }: Show, order: Order): Promise<Order> {
  if (occurrence.plan_id === null) return order;
  const own = await trx
    .selectFrom('attendees')
    .innerJoin('seats', (join) => join.on(itsSeat))
    .select(['guid', 'category'])
    .where('attendees.booking_id', '=', booking.id)
    .where('attendees.live', '=', true)
    .orderBy('attendees.position')
    .execute();
  const free = await trx
    .selectFrom('seats')
    .select(['index', 'guid', 'zone', 'row_name as row', 'category'])
    .where('occurrence_id', '=', occurrence.id)
    .where('state', '=', 0)
    .orderBy('index')
    .execute();
  const kinds = occurrence.kinds.filter(({ id }) => order.some(({ ticket_id }) => ticket_id === id));
  const possible = free.filter(({ category }) => kinds.every(({ prices }) => prices[category] !== undefined));
  const again = own.flatMap(({ guid }) => possible.filter((seat) => seat.guid === guid));
  const alike = possible.filter(({ category }) => own.some((seat) => seat.category === category));
  const seats =
    again.length === order.length
      ? again
      : (seatsTogether(alike, order.length) ?? seatsTogether(possible, order.length));
  if (seats === undefined) throw new Problem(409, 'sold_out');
  return order.map((line, at) => ({ ...line, seat: { guid: seats[at]?.guid ?? '' } }));
}

/**
 * The tickets of a booking as an order for another date, without seats: with who comes, and those of their answers that are possible there.
 * Kinds that aren't sold at that date are left out.
 */
export async function ticketsToMove(
  db: Queryable,
  bookingId: string,
  { occurrence }: Pick<Occasion, 'occurrence'>,
): Promise<Order> {
  const places = await db
    .selectFrom('attendees')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'kind_id')
    .select(['key', 'first_name', 'last_name', 'email', 'answers'])
    .where('booking_id', '=', bookingId)
    .where('cancelled_at', 'is', null)
    .orderBy('attendees.position')
    .execute();
  return places.flatMap(({ key, first_name, last_name, email, answers }) => {
    const kind = occurrence.kinds.find((each) => each.key === key);
    if (kind === undefined) return [];
    const possible = kind.questions.flatMap(({ key: question, choices }): [string, string][] => {
      const answer = plainText(answers[question] ?? '');
      const isPossible = answer !== '' && (choices?.some((choice) => choice.key === answer) ?? true);
      return isPossible ? [[question, answer]] : [];
    });
    const line = {
      ticket_id: kind.id,
      ...(first_name !== null && { first_name }),
      ...(last_name !== null && { last_name }),
      ...(email !== null && { email }),
      answers: Object.fromEntries(possible),
    };
    return [line];
  });
}
