import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import type { BookingState } from '../../kernel/db/schema.ts';
import type { BookingDeps } from './deps.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { demandVisible } from './catalogue.ts';
import { presentSeat } from './present.ts';

const isBought = (state: BookingState | null) => state !== null && bookingLife.is(state, 'isBought');

/** Which of these seats somebody else has; seats of the asker's own open booking count as free. Throws 404. */
export async function checkSeats(
  { db, catalogue, union }: BookingDeps,
  userId: string,
  { occurrence_id, attendees }: Schemas['SeatingCheckRequest'],
  locale: Locale,
): Promise<Schemas['SeatingCheck']> {
  demandVisible(await catalogue.occasion(occurrence_id));
  const guids = attendees.flatMap((line) => line.seat?.guid ?? []);
  if (guids.length === 0) return { available: true, taken: [] };
  const rows = await db
    .selectFrom('seats')
    .leftJoin('bookings', 'bookings.id', 'seats.booking_id')
    .select([
      'guid',
      'zone',
      'row_name',
      'number',
      'category',
      'seats.state',
      'bookings.user_id',
      'bookings.state as booking_state',
    ])
    .where('seats.occurrence_id', '=', occurrence_id)
    .where('guid', 'in', guids)
    .execute();
  const taken = rows
    .filter((row) => row.state !== 0 && (row.user_id !== userId || isBought(row.booking_state)))
    .map(({ row_name: row, ...seat }) => presentSeat(union, { ...seat, row }, locale));
  return { available: taken.length === 0 && rows.length === new Set(guids).size, taken };
}
