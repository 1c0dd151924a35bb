// `npm run load`: the sales of the acceptance list at full size at two servers of one database: buyers after seats (A1, A2), a watched hall (P3) and the
// opening of a sale (P4); `-- P3` runs one.
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { openStage } from '../../support/stage.ts';
import { report } from '../report.ts';
import { opening } from './opening.ts';
import { rushes, unguardedRush } from './rushes.ts';
import { watchedHall } from './watched-hall.ts';

const folder = await temporaryFolder();
const servers = [
  await startPortalProcess({ dataDir: folder.path }),
  await startPortalProcess({ dataDir: folder.path }),
];
const urls = servers.map(({ url }) => url);
const db = openStage(folder.path, 16);
const stage = { db, urls };
export type SaleStage = typeof stage;

const rows = {
  A1: () => rushes(stage),
  A2: () => unguardedRush(stage),
  P3: () => watchedHall(stage),
  P4: () => opening(stage),
};
try {
  process.exitCode = (await report(rows)) ? 0 : 1;
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await folder.remove();
}
