import { sql, type Transaction } from 'kysely';
import { orRefusal } from '../db/constraints.ts';
import type { Schema } from '../db/schema.ts';
import type { KindRow } from '../events/occurrences.ts';
import { Problem } from '../http/problem.ts';

type Trx = Transaction<Schema>;
type Owner = { bookingId: string; userId: string; occurrenceId: string };

/** How many more (or fewer) places of each ticket kind are taken. Throws 409 past a kind's capacity; one without any is not counted. */
export async function takeKinds(trx: Trx, changes: Map<string, number>, kinds: readonly KindRow[]): Promise<void> {
  const uncounted = new Set(kinds.filter(({ capacity }) => capacity === null).map(({ id }) => id));
  // In one order everywhere, so that two buyers of the same kinds never wait for each other.
  for (const [kindId, change] of [...changes].sort(([a], [b]) => a.localeCompare(b))) {
    if (change === 0 || uncounted.has(kindId)) continue;
    await orRefusal(
      trx
        .updateTable('ticket_kinds')
        .set({ taken: sql`taken + ${change}` })
        .where('id', '=', kindId)
        .where('capacity', 'is not', null)
        .execute(),
    );
  }
}

/** Counts a person's places at an occurrence. Throws 409 past the limit; giving places back always succeeds. */
export async function countPlaces(trx: Trx, owner: Owner, change: number, most: number): Promise<void> {
  if (change === 0) return;
  const after = sql<number>`person_places.places + ${change}`;
  await orRefusal(
    trx
      .insertInto('person_places')
      .values({ user_id: owner.userId, occurrence_id: owner.occurrenceId, places: Math.max(change, 0), most })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'occurrence_id'])
          .doUpdateSet({ places: after, most: change > 0 ? most : sql<number>`greatest(${most}, ${after})` }),
      )
      .execute(),
  );
}

/** Lets these seats of the booking go. */
export async function freeSeats(trx: Trx, bookingId: string, indices: number[]): Promise<void> {
  if (indices.length === 0) return;
  await trx
    .updateTable('seats')
    .set({ state: 0, booking_id: null, changed_in: sql`pg_current_xact_id()` })
    .where('booking_id', '=', bookingId)
    .where('index', 'in', indices)
    .execute();
}

/**
 * Takes free seats for the booking in one statement: all of them or, with 409 and the guids of those that someone else has, none.
 * A seat that another buyer is just taking counts as taken: nobody waits in a row for a seat.
 */
export async function takeSeats(trx: Trx, owner: Owner, guids: string[], state: 1 | 2): Promise<void> {
  if (guids.length === 0) return;
  const taken = await sql<{ guid: string }>`
    with free as materialized (
      select occurrence_id, index from seats
      where occurrence_id = ${owner.occurrenceId} and guid = any(${guids}::text[]) and state = 0
      order by index for update skip locked
    )
    update seats set state = ${state}, booking_id = ${owner.bookingId}, changed_in = pg_current_xact_id()
    from free where seats.occurrence_id = free.occurrence_id and seats.index = free.index
    returning guid`.execute(trx);
  if (taken.rows.length === guids.length) return;
  const got = new Set(taken.rows.map(({ guid }) => guid));
  throw seatsTaken(guids.filter((guid) => !got.has(guid)));
}

/** The refusal that names the seats which someone else has. */
export function seatsTaken(guids: string[]): Problem {
  return new Problem(409, 'seats_taken', { fields: Object.fromEntries(guids.map((guid) => [guid, ['seats_taken']])) });
}
