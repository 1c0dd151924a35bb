import { sql } from 'kysely';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import type { OccurrenceImport } from './import-occurrence.ts';
import type { ImportRun } from './import-run.ts';

type StoredSeat = {
  index: number;
  guid: string;
  zone: string;
  row_name: string;
  number: string;
  category: string;
  state: number;
};

const isSame = (stored: StoredSeat, seat: Seat | undefined): boolean =>
  seat !== undefined &&
  stored.guid === seat.guid &&
  stored.zone === seat.zone &&
  stored.row_name === seat.row &&
  stored.number === seat.number &&
  stored.category === seat.category;

/**
 * Makes the occurrence's seats those of its plan. Unchanged seats are not touched; a change that would remove, rename or renumber
 * one that is held or sold is refused.
 */
export async function importSeats(
  run: ImportRun,
  given: OccurrenceImport,
  occurrenceId: string,
  wanted: readonly Seat[],
): Promise<void> {
  const stored = await lockSeats(run, occurrenceId);
  const stays = new Set(stored.filter((seat) => isSame(seat, wanted[seat.index])).map((seat) => seat.index));
  const goes = stored.filter((seat) => !stays.has(seat.index));
  const kept = goes.filter((seat) => seat.state !== 0);
  if (kept.length > 0) {
    run.refusals.push(refusal(given, kept));
    return;
  }
  await removeSeats(run, occurrenceId, goes);
  await addSeats(
    run,
    occurrenceId,
    wanted.filter((seat) => !stays.has(seat.index)),
  );
}

async function lockSeats({ db }: ImportRun, occurrenceId: string): Promise<StoredSeat[]> {
  return await db
    .selectFrom('seats')
    .select(['index', 'guid', 'zone', 'row_name', 'number', 'category', 'state'])
    .where('occurrence_id', '=', occurrenceId)
    .orderBy('index')
    .forUpdate()
    .execute();
}

function refusal({ event, path, plan, occurrence }: OccurrenceImport, seats: readonly StoredSeat[]) {
  const some = seats.slice(0, 8).map((seat) => `${seat.guid} (${seat.zone}, ${seat.row_name} ${seat.number})`);
  const named = some.join('; ') + (seats.length > some.length ? `; and ${seats.length - some.length} more` : '');
  const reason = `These seats are held or sold for ${event.slug} (${occurrence.key}) and would vanish, move or change their names: ${named}. Put them back as they were, and add new seats at the end of the last zone.`;
  return plan ? { file: plan.file, path: '', reason } : { file: event.file, path: `${path}.plan`, reason };
}

async function removeSeats({ db }: ImportRun, occurrenceId: string, seats: readonly StoredSeat[]): Promise<void> {
  if (seats.length === 0) return;
  const indexes = seats.map((seat) => seat.index);
  // Bookings that ended long ago may still refer to these places.
  await sql`update attendees set seat_index = null
            where occurrence_id = ${occurrenceId} and seat_index = any(${indexes}::int[]) and not live`.execute(db);
  await sql`delete from seats where occurrence_id = ${occurrenceId} and index = any(${indexes}::int[])`.execute(db);
}

/** One statement, even for all the seats of a stadium. */
async function addSeats({ db }: ImportRun, occurrenceId: string, seats: readonly Seat[]): Promise<void> {
  if (seats.length === 0) return;
  const all = <K extends keyof Seat>(key: K): Seat[K][] => seats.map((seat) => seat[key]);
  await sql`insert into seats (occurrence_id, index, guid, zone, row_name, number, category)
            select ${occurrenceId}::uuid, * from unnest(${all('index')}::int[], ${all('guid')}::text[], ${all('zone')}::text[],
              ${all('row')}::text[], ${all('number')}::text[], ${all('category')}::text[])`.execute(db);
}
