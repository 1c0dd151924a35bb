import { sql } from 'kysely';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { TicketAnswers } from '../../kernel/db/schema.ts';
import { textArray } from '../../kernel/db/text-array.ts';
import type { KindRow } from '../../kernel/events/occurrences.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Trx } from '../../kernel/db/database.ts';

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

/** Releases these seats of the booking. */
export async function freeSeats(trx: Trx, bookingId: string, indices: number[]): Promise<void> {
  if (indices.length === 0) return;
  await trx
    .updateTable('seats')
    .set({ state: 0, booking_id: null, changed_in: sql`pg_current_xact_id()` })
    .where('booking_id', '=', bookingId)
    .where('index', 'in', indices)
    .execute();
}

/** Seats to take, by guid, and what becomes of them: 1 held, 2 sold. */
type SeatsWanted = { guids: string[]; state: 1 | 2 };

/** A place to write down. */
export type NewPlace = {
  position: number;
  kind_id: string;
  /** Euro cents. */
  amount: number;
  vat: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  answers: TicketAnswers;
  seat_index: number | null;
};

/**
 * Takes free seats for the booking, counts the person's places and writes the new ones down, in one statement: all of it or, with 409 and
 * the guids of the seats that someone else has, nothing. Past the person's limit it throws 409 too; giving places back always succeeds.
 * A seat that another buyer is just taking counts as taken: nobody waits in a row for a seat.
 */
export async function takePlaces(
  trx: Trx,
  owner: Owner,
  { guids, state }: SeatsWanted,
  { change, most }: { change: number; most: number },
  places: NewPlace[],
): Promise<void> {
  if (guids.length === 0 && change === 0 && places.length === 0) return;
  const taking = sql<{ guid: string }>`
    with free as materialized (
      select occurrence_id, index from seats
      where occurrence_id = ${owner.occurrenceId} and guid = any(${textArray(guids)}) and state = 0
      order by index for update skip locked
    ), taken as (
      update seats set state = ${state}, booking_id = ${owner.bookingId}, changed_in = pg_current_xact_id()
      from free where seats.occurrence_id = free.occurrence_id and seats.index = free.index
      returning guid
    ), counted as (
      insert into person_places (mailbox, occurrence_id, places, most)
      select mailbox, ${owner.occurrenceId}, ${Math.max(change, 0)}, ${most} from users where id = ${owner.userId}
      on conflict (mailbox, occurrence_id) do update set
        places = greatest(0, person_places.places + ${change}),
        most = case when ${change} > 0 then ${most} else greatest(${most}, person_places.places + ${change}) end
    ), written as (
      insert into attendees (booking_id, occurrence_id, position, kind_id, amount, vat, first_name, last_name, email, answers, seat_index)
      select ${owner.bookingId}, ${owner.occurrenceId}, place.*
      from json_to_recordset(${JSON.stringify(places)}) as place (
        position integer, kind_id uuid, amount integer, vat integer, first_name text, last_name text, email text, answers jsonb,
        seat_index integer
      )
      where (select count(*) from taken) = ${guids.length}
    )
    select guid from taken`;
  const { rows } = await orRefusal(taking.execute(trx));
  if (rows.length === guids.length) return;
  const got = new Set(rows.map(({ guid }) => guid));
  throw seatsTaken(guids.filter((guid) => !got.has(guid)));
}

/** The refusal that names the seats which someone else has. */
export function seatsTaken(guids: string[]): Problem {
  return new Problem(409, 'seats_taken', { fields: Object.fromEntries(guids.map((guid) => [guid, ['seats_taken']])) });
}
