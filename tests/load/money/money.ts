// `npm run load:money`: A3 to A6 of the acceptance list at full size, at two servers of one database; `-- A3` runs one.
import { providerOf } from '../../support/provider.ts';
import { sandboxOf } from '../../support/sandbox.ts';
import { report } from '../report.ts';
import { startTwoServers } from '../two-servers.ts';
import { randomOrdersOfBookings } from './random-orders.ts';
import { forged, repeated, silent } from './webhooks.ts';

await using portal = await startTwoServers();
const { db, urls, dataDir } = portal;
const stage = { db, urls, dataDir, sandbox: sandboxOf(dataDir), provider: providerOf(dataDir) };
export type MoneyStage = typeof stage;

// Each begins at its own start: what one wrote must be a minute old for both at the same moment.
const now = new Date().toISOString();
const headers = { 'content-type': 'application/json' };
for (const url of urls) await fetch(`${url}/test/clock`, { method: 'POST', headers, body: JSON.stringify({ now }) });

const rows = {
  A3: () => randomOrdersOfBookings(stage),
  A4: () => repeated(stage),
  A5: () => silent(stage),
  A6: () => forged(stage),
};
process.exitCode = (await report(rows)) ? 0 : 1;
