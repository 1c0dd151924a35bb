import { openStage } from '../support/stage.ts';
import { startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { summarise } from '../support/rush.ts';
import { type Buy, buyUnguarded, rushHall, soldTwice } from '../support/rush-hall.ts';
import { call } from './call.ts';

/** `npm run load`: A1 and A2 of the acceptance list at full size: 2,000 buyers, 500 seats, two servers, twenty seeds. */
const SEEDS = 20;
const HALL = { seats: 500, hotSeats: 50, buyers: 2000 };
const SLOWEST_MS = 3000;

const folder = await temporaryFolder();
const servers = [
  await startPortalProcess({ dataDir: folder.path }),
  await startPortalProcess({ dataDir: folder.path }),
];
const db = openStage(folder.path, 16);
let hasFailed = false;

/** Buys from each of the servers in turn. */
const buy: Buy = async (show, buyer, guid, at) => {
  const { url = '' } = servers[at % servers.length] ?? {};
  const order = { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.student, seat: { guid } }] };
  const { status } = await call('POST', `${url}/api/bookings`, buyer, order);
  return { status, guid: status === 201 ? guid : undefined };
};

try {
  process.stdout.write('seed  sold  double  5xx  p99 ms\n');
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const visits = await rushHall(db, { ...HALL, seed }, buy);
    const { statuses, slowest } = summarise(visits);
    const double = soldTwice(visits).length;
    const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
    hasFailed ||= double > 0 || faults > 0 || slowest > SLOWEST_MS;
    process.stdout.write(`${seed}\t${statuses.get(201)}\t${double}\t${faults}\t${slowest.toFixed(0)}\n`);
  }
  const unguarded = soldTwice(await rushHall(db, { ...HALL, seed: 1 }, buyUnguarded(db))).length;
  hasFailed ||= unguarded === 0;
  process.stdout.write(`guard off: ${unguarded} seats sold twice (must be at least 1)\n`);
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await folder.remove();
}
process.exitCode = hasFailed ? 1 : 0;
