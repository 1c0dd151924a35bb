// `npm run load:services`: S1 and S2, S4 to S7 of the acceptance list at full size, at two servers of one database, each with its guard off
// once; `-- S4` runs one. S3 is whole in `npm run test:full` (tests/api/carpool-times.full.test.ts).
import { sandboxOf } from '../../support/sandbox.ts';
import { report } from '../report.ts';
import { startTwoServers } from '../two-servers.ts';
import { complaintsInTheDark, floodAndGuesses } from './complaints.ts';
import { fittings } from './fittings.ts';
import { hires } from './hires.ts';
import { rides, scraping } from './rides.ts';

await using portal = await startTwoServers({ LOG_LEVEL: 'trace' });
const { servers, urls, db, dataDir } = portal;
const logged: string[] = [];
for (const { process: server } of servers)
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => logged.push(String(chunk)));
const stage = { db, urls, dataDir, logged: () => logged.join(''), sandbox: sandboxOf(dataDir) };
export type LoadStage = typeof stage;

const rows = {
  S1: () => rides(stage),
  S2: () => scraping(stage),
  S4: () => fittings(stage),
  S5: () => hires(stage),
  S6: () => complaintsInTheDark(stage),
  S7: () => floodAndGuesses(stage),
};
process.exitCode = (await report(rows)) ? 0 : 1;
