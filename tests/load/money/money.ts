// `npm run load:money`: A3 to A6 of the acceptance list at full size, at two servers of one database; `-- A3` runs one.
import { providerOf } from '../../support/provider.ts';
import { sandboxOf } from '../../support/sandbox.ts';
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { openStage } from '../../support/stage.ts';
import { report } from '../report.ts';
import { randomOrdersOfBookings } from './random-orders.ts';
import { forged, repeated, silent } from './webhooks.ts';

const folder = await temporaryFolder();
const servers = [
  await startPortalProcess({ dataDir: folder.path }),
  await startPortalProcess({ dataDir: folder.path }),
];
const urls = servers.map(({ url }) => url);
const db = openStage(folder.path, 16);
const sandbox = sandboxOf(folder.path);
const stage = { db, urls, dataDir: folder.path, sandbox, provider: providerOf(folder.path) };
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
try {
  process.exitCode = (await report(rows)) ? 0 : 1;
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await folder.remove();
}
