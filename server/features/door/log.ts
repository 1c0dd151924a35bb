import { sql } from 'kysely';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { doorScanLife } from '../../kernel/lifecycle/lives.ts';
import { describe, tickets } from './list.ts';

type Entry = { attendee_id: string; state: string; door: string; device: string; scanned_at: Date };

const isEntry = doorScanLife.stateIn('isEntry');

/** The changes since a position, and everything that the doors have to know about each other. */
export async function readLog(
  deps: Deps,
  db: Queryable,
  { occurrenceId, since }: { occurrenceId: string; since: number },
  locale: Locale,
): Promise<Schemas['DoorLog']> {
  const last = await db
    .selectFrom('door_logs')
    .select('last')
    .where('occurrence_id', '=', occurrenceId)
    .executeTakeFirst();
  return {
    cursor: Number(last?.last ?? 0),
    changes: await changesOf(db, occurrenceId, since),
    doors: await countsOf(db, occurrenceId),
    conflicts: await conflictsOf(deps, db, occurrenceId, locale),
  };
}

const present = ({ door, device, scanned_at }: Omit<Entry, 'attendee_id' | 'state'>): Schemas['DoorEntry'] => ({
  door,
  device,
  at: scanned_at.toISOString(),
});

async function changesOf(db: Queryable, occurrenceId: string, since: number): Promise<Schemas['DoorChange'][]> {
  const { rows } = await sql<Entry & { is_inside: boolean }>`
    select distinct on (attendee_id) attendee_id, state, door, device, scanned_at, ${isEntry} as is_inside
    from door_scans
    where attendee_id in (select attendee_id from door_scans where occurrence_id = ${occurrenceId} and position > ${since})
    order by attendee_id, ${isEntry} desc, ${doorScanLife.stateIn('isAdmission')} desc, position`.execute(db);
  return rows.map(({ attendee_id, is_inside, ...entry }) => ({
    ticket: attendee_id,
    entry: is_inside ? present(entry) : null,
  }));
}

/** People, not tickets: a second entry with one ticket is another person inside. */
async function countsOf(db: Queryable, occurrenceId: string): Promise<Schemas['DoorCount'][]> {
  return db
    .selectFrom('door_scans')
    .select(['door', sql<number>`count(*)::int`.as('inside')])
    .where('occurrence_id', '=', occurrenceId)
    .where(isEntry)
    .groupBy('door')
    .orderBy('door')
    .execute();
}

async function conflictsOf(
  deps: Deps,
  db: Queryable,
  occurrenceId: string,
  locale: Locale,
): Promise<Schemas['DoorConflict'][]> {
  const entries = await db
    .selectFrom('door_scans')
    .select(['attendee_id', 'state', 'door', 'device', 'scanned_at', 'position'])
    .where('occurrence_id', '=', occurrenceId)
    .where(isEntry)
    .where('attendee_id', 'in', (query) =>
      query
        .selectFrom('door_scans')
        .select('attendee_id')
        .where('occurrence_id', '=', occurrenceId)
        .where(sql<boolean>`(${doorScanLife.stateIn('isSecond')} or ${doorScanLife.stateIn('isWithoutTicket')})`),
    )
    .orderBy('position')
    .execute();
  if (entries.length === 0) return [];
  const byTicket = Map.groupBy(entries, ({ attendee_id }) => attendee_id);
  const rows = await tickets(db)
    .where('attendees.id', 'in', [...byTicket.keys()])
    .execute();
  return rows
    .map((row) => ({ row, own: byTicket.get(row.id) ?? [] }))
    .toSorted((one, other) => Number(other.own.at(-1)?.position) - Number(one.own.at(-1)?.position))
    .map(({ row, own }) => {
      const { id: ticket, ...told } = describe(deps, row, locale);
      const isVoid = own.some(({ state }) => doorScanLife.is(state, 'isWithoutTicket'));
      return { ticket, ...told, why: isVoid ? 'not_valid' : 'twice', entries: own.map(present) };
    });
}
