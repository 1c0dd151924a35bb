// `npm run load:services`: S1 and S2, S4 to S7 of the acceptance list at full size, at two servers of one database, each with its guard off
// once; `-- S4` runs one. S3 is whole in `npm run test:full` (tests/api/carpool-times.full.test.ts).
import { sandboxOf } from '../../support/sandbox.ts';
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { openStage } from '../../support/stage.ts';
import { report } from '../report.ts';
import { complaintsInTheDark, floodAndGuesses } from './complaints.ts';
import { fittings } from './fittings.ts';
import { hires } from './hires.ts';
import { rides, scraping } from './rides.ts';

const folder = await temporaryFolder();
const logged: string[] = [];
const start = async () => {
  const portal = await startPortalProcess({ dataDir: folder.path, env: { LOG_LEVEL: 'trace' } });
  for (const stream of [portal.process.stdout, portal.process.stderr])
    stream?.on('data', (chunk: Buffer) => logged.push(String(chunk)));
  return portal;
};
const servers = [await start(), await start()];
const urls = servers.map(({ url }) => url);
const db = openStage(folder.path, 16);
const stage = { db, urls, dataDir: folder.path, logged: () => logged.join(''), sandbox: sandboxOf(folder.path) };
export type LoadStage = typeof stage;

const rows = {
  S1: () => rides(stage),
  S2: () => scraping(stage),
  S4: () => fittings(stage),
  S5: () => hires(stage),
  S6: () => complaintsInTheDark(stage),
  S7: () => floodAndGuesses(stage),
};
try {
  process.exitCode = (await report(rows)) ? 0 : 1;
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await folder.remove();
}
