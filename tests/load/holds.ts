import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { Database } from '../../server/kernel/db/database.ts';
import { socketOf } from '../support/socket.ts';
import { call } from './call.ts';
import { type Buyer, type Show, stageBuyers, stageShow } from '../support/stage.ts';

const WORKERS = 8;
const TURNS = 60;

/** Each worker holds and releases a seat of its own, again and again. Returns pairs per second. */
async function perSecond(turn: (worker: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let at = 0; at < TURNS; at += 1) await turn(worker);
    }),
  );
  return (WORKERS * TURNS * 1000) / (performance.now() - started);
}

async function overHttp(url: string, show: Show, buyers: Buyer[], worker: number): Promise<void> {
  const buyer = buyers[worker];
  if (buyer === undefined) throw new Error('There are fewer buyers than workers');
  const attendees = [{ ticket_id: show.kinds.student, seat: { guid: `seat-${worker}` } }];
  const order = { occurrence_id: show.occurrenceId, attendees };
  const { answer } = await call('POST', `${url}/api/bookings`, buyer, order);
  const { data } = answer as { data?: { id: string } };
  if (data === undefined) throw new Error('The seat was not held');
  await call('DELETE', `${url}/api/bookings/${data.id}`, buyer);
}

/** The server's own SQL for one hold and one release, and nothing else. */
async function inSql(pool: Pool, show: Show, buyers: Buyer[], worker: number): Promise<void> {
  const user = buyers[worker]?.id;
  const { occurrenceId: occurrence, kinds } = show;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const booking = await client.query<{ id: string }>(
      `insert into bookings (reference, user_id, occurrence_id, locale, state, expires_at, created_at, changed_at)
       values ($1, $2, $3, 'en', 'held', now() + interval '15 minutes', now(), now())
       on conflict (user_id, occurrence_id) where state in ('held', 'awaiting_payment') do nothing returning id`,
      [randomUUID(), user, occurrence],
    );
    const id = booking.rows[0]?.id;
    await client.query(
      `with free as materialized (select occurrence_id, index from seats where occurrence_id = $1 and guid = any($2::text[]) and state = 0 order by index for update skip locked)
       update seats set state = 1, booking_id = $3, changed_in = pg_current_xact_id() from free
       where seats.occurrence_id = free.occurrence_id and seats.index = free.index returning guid`,
      [occurrence, [`seat-${worker}`], id],
    );
    await client.query(
      `insert into person_places (mailbox, occurrence_id, places, most) select mailbox, $2, 1, 10 from users where id = $1
       on conflict (mailbox, occurrence_id) do update set places = person_places.places + 1`,
      [user, occurrence],
    );
    await client.query(
      `insert into attendees (booking_id, occurrence_id, position, kind_id, amount, first_name, last_name, seat_index)
       values ($1, $2, 0, $3, 1000, null, null, $4)`,
      [id, occurrence, kinds.student, worker],
    );
    await client.query('commit');
    await client.query('begin');
    await client.query('select * from bookings where id = $1 for update', [id]);
    await client.query('update attendees set live = false where booking_id = $1', [id]);
    await client.query(
      `update seats set state = 0, booking_id = null, changed_in = pg_current_xact_id() where booking_id = $1`,
      [id],
    );
    await client.query(
      `update person_places set places = places - 1
       where mailbox = (select mailbox from users where id = $1) and occurrence_id = $2`,
      [user, occurrence],
    );
    await client.query(`update bookings set state = 'cancelled', expires_at = null, changed_at = now() where id = $1`, [
      id,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Holding and releasing a seat through the portal, against its bare SQL on the same database. */
export async function compareHolds(
  db: Database,
  url: string,
  dataDir: string,
): Promise<{ ratio: number; perSecond: number }> {
  const pool = new Pool({ ...socketOf(dataDir), max: WORKERS });
  const stage = async () => ({ show: await stageShow(db, { seats: WORKERS }), buyers: await stageBuyers(db, WORKERS) });
  try {
    const rounds: number[][] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      const http = await stage();
      rounds[0]?.push(await perSecond((worker) => overHttp(url, http.show, http.buyers, worker)));
      const sql = await stage();
      rounds[1]?.push(await perSecond((worker) => inSql(pool, sql.show, sql.buyers, worker)));
    }
    const [http = 0, bare = 1] = rounds.map((rates) => rates.sort((a, b) => a - b)[1] ?? 0);
    return { ratio: http / bare, perSecond: http };
  } finally {
    await pool.end();
  }
}
