import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import { padded, readTogether } from '../../kernel/db/read-together.ts';
import type { BookingState } from '../../kernel/db/schema.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { seatsTaken } from './places.ts';

type Wish = { userId: string; occurrenceId: string; guids: string[] };
type OpenBooking = { id: string; state: BookingState; expires_at: Date };
type Found = { mine: OpenBooking | undefined; taken: string[] };

/**
 * One look before a choice is tried: the person's open booking there, and which of the seats others have. Throws 409 for those.
 * Most who come too late for a seat are told so here, without a transaction; those who slip through are told by the constraint.
 */
export function createLookAhead(db: Database): (wish: Wish) => Promise<OpenBooking | undefined> {
  const find = readTogether((wishes: readonly Wish[]) => findAll(db, wishes));
  return async (wish) => {
    const { mine, taken = [] } = (await find(wish)) ?? {};
    if (taken.length > 0) throw seatsTaken(taken);
    return mine;
  };
}

type FoundRow = { row: number; id: string | null; state: BookingState; expires_at: Date | null; taken: string | null };

async function findAll(db: Database, wishes: readonly Wish[]): Promise<Found[]> {
  const found = wishes.map((): Found => ({ mine: undefined, taken: [] }));
  // One row for each seat; a wish without seats has one too.
  const asked = wishes.flatMap(({ guids, ...who }, at) =>
    (guids.length > 0 ? guids : [null]).map((guid) => ({ ...who, guid, at })),
  );
  const values = padded(asked).map(
    ({ userId, occurrenceId, guid }, row) =>
      sql`(${sql.lit(row)}, ${userId}::uuid, ${occurrenceId}::uuid, ${guid}::text)`,
  );
  const { rows } = await sql<FoundRow>`
    select asked.row, bookings.id, bookings.state, bookings.expires_at, seats.guid as taken
    from (values ${sql.join(values)}) as asked (row, user_id, occurrence_id, guid)
    left join bookings on bookings.user_id = asked.user_id and bookings.occurrence_id = asked.occurrence_id
      and ${bookingLife.stateIn('isOpen')}
    left join seats on seats.occurrence_id = asked.occurrence_id and seats.guid = asked.guid and seats.state <> 0
      and seats.booking_id is distinct from bookings.id`.execute(db);
  for (const { row, id, state, expires_at, taken } of rows) {
    const one = found[asked[row]?.at ?? -1];
    if (one === undefined) continue;
    if (id !== null && expires_at !== null) one.mine = { id, state, expires_at };
    if (taken !== null) one.taken.push(taken);
  }
  return found;
}
