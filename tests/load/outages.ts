// `npm run load:outages`: A10 and P8 of the acceptance list at full size: the server and PostgreSQL are killed while people buy.
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startEmbeddedPostgres } from 'postgres-in-a-folder';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { readPostmasterPid } from 'postgres-in-a-folder/process';
import { randomNumbers } from 'xstate-paths';
import { removeBookings } from '../../server/kernel/bookings/abandoned.ts';
import { ROLES } from '../../server/kernel/db/roles.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { musical } from '../support/musical.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { buyUnguarded, rushHall, soldTwice } from '../support/rush-hall.ts';
import { type Buyer, openStage, type Show, stageBuyers } from '../support/stage.ts';
import { call } from './call.ts';
import { control, type Figure, inLanes, median, none, some } from './figure.ts';
import { report } from './report.ts';

const KILLS = { server: 50, postgres: 20 };
const RUSH = { seats: 40, buyers: 80, lanes: 8 };
/** The kill comes after so many orders were taken, at most; the others are under way. */
const LATEST_KILL = 24;
const MOST_SERVING_MS = 5000;
const MOST_RATIO = 3;
/** Full crash starts of both, for the ratio to PostgreSQL alone. */
const CRASHES = 5;

const next = randomNumbers(1);
const folder = await temporaryFolder();
const cluster = join(folder.path, CLUSTER);
let portal: PortalProcess = await startPortalProcess({ dataDir: folder.path });

type Sold = { guid: string; user: string };

/** Eighty people want forty seats while `kill` strikes. Returns the seats that they were told are theirs. */
async function rush(show: Show, buyers: Buyer[], kill: () => Promise<unknown>): Promise<Sold[]> {
  const sold: Sold[] = [];
  const moment = Promise.withResolvers<void>();
  const due = 1 + Math.floor(next() * LATEST_KILL);
  const orders = inLanes(buyers, RUSH.lanes, async (buyer) => {
    const guid = show.guids[Math.floor(next() * show.guids.length)] ?? '';
    const order = { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.student, seat: { guid } }] };
    // Whoever gets no answer was told nothing.
    const answer = await call('POST', `${portal.url}/api/bookings`, buyer, order).catch(() => undefined);
    if (answer?.status === 201) sold.push({ guid, user: buyer.id });
    if (sold.length >= due) moment.resolve();
  });
  await Promise.race([moment.promise, orders]);
  await kill();
  await orders;
  return sold;
}

/** Seats of people who were told so, but who don't have them. */
async function lost(db: Database, { occurrenceId }: Show, sold: readonly Sold[]): Promise<Sold[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('bookings', 'bookings.id', 'seats.booking_id')
    .innerJoin('attendees', (on) =>
      on.onRef('attendees.booking_id', '=', 'bookings.id').onRef('attendees.seat_index', '=', 'seats.index'),
    )
    .select(['seats.guid', 'bookings.user_id'])
    .where('seats.occurrence_id', '=', occurrenceId)
    .where('attendees.live', '=', true)
    .execute();
  const held = new Set(rows.map(({ guid, user_id }) => `${guid} ${user_id}`));
  return sold.filter(({ guid, user }) => !held.has(`${guid} ${user}`));
}

/** Seats that more than one live place has. */
async function doubled(db: Database, { occurrenceId }: Show): Promise<number> {
  const { rows } = await sql`select seat_index from attendees where occurrence_id = ${occurrenceId} and live
    group by seat_index having count(*) > 1`.execute(db);
  return rows.length;
}

/** Gives back what the rush has sold. */
async function clear(db: Database, buyers: readonly Buyer[]): Promise<void> {
  const users = buyers.map(({ id }) => id);
  const bookings = await db.selectFrom('bookings').select('id').where('user_id', 'in', users).execute();
  const ids = bookings.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable('seats').set({ state: 0, booking_id: null }).where('booking_id', 'in', ids).execute();
  await removeBookings(db, ids);
}

/** A date of the content, since a start takes away every other, and the forty seats of it that people want. */
async function someSeats(db: Database): Promise<Show> {
  const show = await musical(db);
  return { ...show, guids: show.guids.slice(0, RUSH.seats) };
}

async function msUntil(isThere: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await isThere();
  return performance.now() - began;
}

async function isReady(): Promise<void> {
  while ((await fetch(`${portal.url}/readyz`).catch(() => undefined))?.ok !== true) await pause(10);
}

const killServer = () => portal.stop('SIGKILL');
const startAgain = async () => {
  portal = await startPortalProcess({ dataDir: folder.path });
};
const killPostgres = async () => process.kill(readPostmasterPid(cluster) ?? 0, 'SIGKILL');

type Strike = { kill: () => Promise<unknown>; recover: () => Promise<void> };

/** So many rushes, each with a kill in its middle. */
async function strikes(what: string, times: number, { kill, recover }: Strike): Promise<Figure[]> {
  const sum = { told: 0, lost: 0, doubled: 0 };
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    let db = openStage(folder.path);
    const show = await someSeats(db);
    const buyers = await stageBuyers(db, RUSH.buyers);
    await db.destroy();
    const sold = await rush(show, buyers, kill);
    slowest = Math.max(slowest, await msUntil(recover));
    db = openStage(folder.path);
    sum.told += sold.length;
    sum.lost += (await lost(db, show, sold)).length;
    sum.doubled += await doubled(db, show);
    await clear(db, buyers);
    await db.destroy();
  }
  return [
    some(`seats promised in ${times} rushes with a kill of ${what}`, sum.told),
    none(`of them lost after a kill of ${what}`, sum.lost),
    none(`seats doubled by a kill of ${what}`, sum.doubled),
    {
      what: `slowest until serving again after a kill of ${what}`,
      measured: `${Math.round(slowest)} ms`,
      bound: `${MOST_SERVING_MS} ms`,
      holds: slowest <= MOST_SERVING_MS,
    },
  ];
}

/** How the same searches tell of a promise that is broken, and of a seat that is sold twice. */
async function controls(): Promise<Figure[]> {
  const db = openStage(folder.path);
  const show = await someSeats(db);
  const buyers = await stageBuyers(db, RUSH.buyers);
  const sold = await rush(show, buyers, async () => undefined);
  await clear(db, buyers);
  const missed = (await lost(db, show, sold)).length;
  const twice = soldTwice(await rushHall(db, { ...RUSH, hotSeats: 4, seed: 1 }, buyUnguarded(db))).length;
  await db.destroy();
  return [control('promises of seats that were taken away', missed), control('seats sold twice', twice)];
}

/** P8: both are killed at once; PostgreSQL alone then starts on a copy of what they left, and the portal on the rest. */
async function crashStarts(): Promise<Figure> {
  const ratios: number[] = [];
  for (let time = 0; time < CRASHES; time += 1) {
    await Promise.all([killPostgres(), killServer()]);
    const copy = await temporaryFolder();
    const place = join(copy.path, CLUSTER);
    await mkdir(join(place, '..'), { recursive: true });
    execFileSync('cp', ['-a', cluster, place]);
    let alone: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
    const bare = await msUntil(async () => {
      alone = await startEmbeddedPostgres({ dir: copy.path, database: 'portal', superuser: ROLES.bootstrap });
    });
    await alone?.stop();
    await copy.remove();
    ratios.push((await msUntil(startAgain)) / bare);
  }
  const ratio = median(ratios);
  return {
    what: `start after kill -9 of both, against PostgreSQL alone on the same data (median of ${CRASHES})`,
    measured: ratio.toFixed(2),
    bound: `${MOST_RATIO}`,
    holds: ratio <= MOST_RATIO,
  };
}

const all: Record<string, () => Promise<Figure[]>> = {
  server: () => strikes('the server', KILLS.server, { kill: killServer, recover: startAgain }),
  postgres: () => strikes('PostgreSQL', KILLS.postgres, { kill: killPostgres, recover: isReady }),
  controls,
  start: async () => [await crashStarts()],
};
try {
  process.exitCode = (await report(all)) ? 0 : 1;
} finally {
  await portal.stop();
  await folder.remove();
}
