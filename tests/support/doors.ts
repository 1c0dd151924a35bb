import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { components } from '../../openapi/portal.gen.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Client } from './client.ts';
import { type Show, stageBuyers } from './stage.ts';

export type DoorScan = components['schemas']['DoorScan'];
export type StagedTicket = { id: string; code: string };

export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Paid tickets of a show in bookings of fifty each, straight into the tables. */
export async function stageTickets(db: Database, show: Show, count: number): Promise<StagedTicket[]> {
  const [buyer] = await stageBuyers(db, 1);
  const now = new Date();
  const bookings = await db
    .insertInto('bookings')
    .values(
      Array.from({ length: Math.ceil(count / 50) }, () => ({
        reference: `DOOR-${randomUUID()}`,
        user_id: buyer?.id ?? '',
        occurrence_id: show.occurrenceId,
        locale: 'en' as const,
        state: 'paid' as const,
        outcome: null,
        expires_at: null,
        created_at: now,
        paid_at: now,
        changed_at: now,
      })),
    )
    .returning('id')
    .execute();
  const tickets: StagedTicket[] = [];
  for (const [at, { id }] of bookings.entries()) {
    const rows = await db
      .insertInto('attendees')
      .values(
        Array.from({ length: Math.min(50, count - at * 50) }, (_, position) => ({
          booking_id: id,
          occurrence_id: show.occurrenceId,
          position,
          kind_id: show.kinds.student,
          amount: 1000,
          first_name: 'Ċensa',
          last_name: `Ħili ${at * 50 + position + 1}`,
          email: null,
          seat_index: null,
          live: true,
          code: randomBytes(16).toString('base64url'),
        })),
      )
      .returning(['id', 'code'])
      .execute();
    tickets.push(...rows.map((row) => ({ id: row.id, code: row.code ?? '' })));
  }
  return tickets;
}

/** Somebody with this ticket is let in, by a device without network unless said otherwise. */
export const admission = ({ id, code }: StagedTicket, minute = 0, { was_offline = true } = {}): DoorScan => ({
  id: randomUUID(),
  event: 'admit',
  ticket: id,
  hash: hashOf(code),
  at: new Date(Date.UTC(2026, 9, 5, 19, minute)).toISOString(),
  was_offline,
});

/** A device at a door of the show, as the API knows it. */
export function deviceAt(client: Client, { occurrenceId }: Show, door: string) {
  const params = { path: { occurrence: occurrenceId } };
  const device = randomUUID();
  return {
    door,
    device,
    list: async () => (await client.GET('/desk/door/dates/{occurrence}', { params })).data?.data,
    log: async (since = 0) =>
      (await client.GET('/desk/door/dates/{occurrence}/log', { params: { ...params, query: { since } } })).data?.data,
    send: async (scans: DoorScan[]) => {
      const { data, error } = await client.POST('/desk/door/dates/{occurrence}/scans', {
        params,
        body: { door, device, scans },
      });
      if (data === undefined) throw new Error(error?.message ?? 'The scans were not taken');
      return data.data.map(({ state }) => state);
    },
  };
}

export type Device = ReturnType<typeof deviceAt>;
