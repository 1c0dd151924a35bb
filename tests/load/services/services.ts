// `npm run load:services`: S1 and S2, S4 to S7 of the acceptance list at full size, at two servers of one database, each with its guard off
// once; `-- S4` runs one. S3 is whole in `npm test` (tests/api/carpool-times.test.ts).
import { sandboxOf } from '../../support/sandbox.ts';
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { openStage } from '../../support/stage.ts';
import type { Figure } from '../figure.ts';
import { complaintsInTheDark, floodAndGuesses } from './complaints.ts';
import { fittings } from './fittings.ts';
import { hires } from './hires.ts';
import { rides, scraping } from './rides.ts';

const wanted = process.argv.slice(2);
const tell = (line: string) => process.stdout.write(`${line}\n`);
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

const all: Record<string, (on: LoadStage) => Promise<Figure[]>> = {
  S1: rides,
  S2: scraping,
  S4: fittings,
  S5: hires,
  S6: complaintsInTheDark,
  S7: floodAndGuesses,
};
let hasFailed = false;
try {
  for (const [id, run] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const began = performance.now();
    for (const { what, measured, bound, holds } of await run(stage)) {
      tell(`${holds ? 'ok ' : 'BAD'}  ${id}: ${what}: ${measured} (${bound})`);
      hasFailed ||= !holds;
    }
    tell(`     ${id} took ${Math.round((performance.now() - began) / 1000)} s`);
  }
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await folder.remove();
}
process.exitCode = hasFailed ? 1 : 0;
