import type { Insertable } from 'kysely';
import type { Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { bookingLife, doorScanLife } from '../../kernel/lifecycle/lives.ts';
import { hashOf } from './list.ts';

type Scan = Schemas['DoorScan'];
type Result = Schemas['DoorScanResult'];
type Row = Insertable<Schema['door_scans']>;
type Sent = Schemas['DoorScans'] & { occurrenceId: string; staffId: string };
type Ticket = { isValid: boolean; hash: string; admission: string | null; wasAdmitted: boolean };

const admission = doorScanLife.stateThat('isAdmission');

/**
 * Takes a door's scans into the log of the date, in their order, each once by its id; says how each was taken. The log of a date is locked
 * meanwhile: doors that send at the same moment come one after the other, so that the second sees what the first did.
 */
export async function takeScans(deps: Deps, trx: Trx, told: Sent): Promise<Result[]> {
  const sent = { ...told, scans: told.scans.map(withSmallIds) };
  let position = await lockLog(trx, sent.occurrenceId);
  const tickets = await ticketsIn(trx, sent);
  const states = await statesOf(trx, sent);
  const fresh: Row[] = [];
  const flush = async () => {
    const rows = fresh.splice(0);
    if (rows.length > 0) await trx.insertInto('door_scans').values(rows).execute();
  };

  for (const scan of sent.scans) {
    const ticket = tickets.get(scan.ticket);
    if (ticket === undefined) continue;
    if (scan.event === 'admit' && !states.has(scan.id)) {
      position += 1;
      const row = rowOf(deps, sent, scan, ticket, position);
      fresh.push(row);
      states.set(row.id, row.state);
      if (row.state === admission) ticket.admission = row.id;
    } else if (scan.event === 'undo' && states.has(scan.id)) {
      await flush();
      const undone = await undo(deps, trx, sent, scan, position);
      position = undone.position;
      for (const [id, state] of undone.states) states.set(id, state);
      ticket.admission = undone.admission;
    }
  }
  await flush();
  await noteAttendance(trx, tickets);
  await trx
    .updateTable('door_logs')
    .set({ last: String(position) })
    .where('occurrence_id', '=', sent.occurrenceId)
    .execute();
  return told.scans.map(({ id }) => ({ id, state: states.get(id.toLowerCase()) ?? 'unknown' }));
}

/** The scan with its ids as the database writes them; a device may write them in capitals. */
const withSmallIds = (scan: Scan): Scan => ({
  ...scan,
  id: scan.id.toLowerCase(),
  ticket: scan.ticket.toLowerCase(),
});

/** The log's latest position, locked until the transaction ends. */
async function lockLog(trx: Trx, occurrenceId: string): Promise<number> {
  const { last } = await trx
    .insertInto('door_logs')
    .values({ occurrence_id: occurrenceId })
    .onConflict((conflict) => conflict.column('occurrence_id').doUpdateSet({ occurrence_id: occurrenceId }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(last);
}

/** The tickets of the date that were scanned, and the scan that each is used by. */
async function ticketsIn(trx: Trx, { occurrenceId, scans }: Sent): Promise<Map<string, Ticket>> {
  const rows = await trx
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
    .leftJoin('door_scans', (join) =>
      join.onRef('door_scans.attendee_id', '=', 'attendees.id').on(doorScanLife.stateIn('isAdmission')),
    )
    .select(['attendees.id', 'attendees.code', 'attendees.live', 'bookings.state', 'door_scans.id as admission'])
    .where('attendees.id', 'in', [...new Set(scans.map(({ ticket }) => ticket))])
    .where('attendees.occurrence_id', '=', occurrenceId)
    .execute();
  return new Map(
    rows.flatMap(({ id, code, live, state, admission: current }) => {
      if (code === null) return [];
      const isValid = live && bookingLife.is(state, 'isBought');
      return [[id, { isValid, hash: hashOf(code), admission: current, wasAdmitted: current !== null }]];
    }),
  );
}

/** Keeps with each ticket whether somebody came in with it, where these scans have changed that. */
async function noteAttendance(trx: Trx, tickets: ReadonlyMap<string, Ticket>): Promise<void> {
  const changed = (isAdmitted: boolean) =>
    [...tickets].flatMap(([attendee_id, { admission: current, wasAdmitted }]) =>
      wasAdmitted !== isAdmitted && (current !== null) === isAdmitted ? [{ attendee_id }] : [],
    );
  const [came, left] = [changed(true), changed(false).map(({ attendee_id }) => attendee_id)];
  if (came.length > 0)
    await trx
      .insertInto('attendances')
      .values(came)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (left.length > 0) await trx.deleteFrom('attendances').where('attendee_id', 'in', left).execute();
}

async function statesOf(trx: Trx, { scans }: Sent): Promise<Map<string, Row['state']>> {
  const rows = await trx
    .selectFrom('door_scans')
    .select(['id', 'state'])
    .where('id', 'in', [...new Set(scans.map(({ id }) => id))])
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

function rowOf({ clock }: Deps, sent: Sent, scan: Scan, ticket: Ticket, position: number): Row {
  const isValid = ticket.isValid && (scan.hash === null || scan.hash === ticket.hash);
  const isFirst = ticket.admission === null;
  const state = doorScanLife.demandAfter(doorScanLife.initial, { type: 'scan.take', isValid, isFirst });
  const now = clock.now();
  return {
    id: scan.id,
    occurrence_id: sent.occurrenceId,
    attendee_id: scan.ticket,
    state,
    against: doorScanLife.is(state, 'isSecond') ? ticket.admission : null,
    door: sent.door,
    device: sent.device,
    user_id: sent.staffId,
    was_offline: scan.was_offline,
    scanned_at: new Date(scan.at),
    received_at: now,
    changed_at: now,
    position: String(position),
  };
}

/** Undoes a scan; the earliest second entry with the ticket takes its place. An undone one stays so. */
async function undo({ clock }: Deps, trx: Trx, { occurrenceId, staffId }: Sent, { id, ticket }: Scan, from: number) {
  const by = { kind: 'staff', userId: staffId } as const;
  const all = await trx
    .selectFrom('door_scans')
    .select(['id', 'state', 'against'])
    .where('attendee_id', '=', ticket)
    .where('occurrence_id', '=', occurrenceId)
    .orderBy('position')
    .execute();
  const states = new Map(all.map((row) => [row.id, row.state]));
  let position = from;
  const change = async (row: { id: string; state: Row['state'] }, type: 'scan.undo' | 'rival.undo') => {
    const set = { against: null, position: String(position + 1) };
    const state = await doorScanLife.move(trx, row, { type }, { by, at: clock.now(), set });
    if (state === undefined) return;
    states.set(row.id, state);
    position += 1;
  };
  const own = all.find((row) => row.id === id);
  if (own !== undefined) await change(own, 'scan.undo');
  const [heir, ...others] = all.filter(({ against }) => against === id);
  if (heir !== undefined) {
    await change(heir, 'rival.undo');
    const further = others.map((row) => row.id);
    if (further.length > 0)
      await trx.updateTable('door_scans').set({ against: heir.id }).where('id', 'in', further).execute();
  }
  const stands = [...states].find(([, state]) => state === admission);
  return { states, position, admission: stands?.[0] ?? null };
}
