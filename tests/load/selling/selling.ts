// `npm run load`: the sales of the acceptance list at full size at two servers of one database: buyers after seats (A1, A2), a watched hall (P3) and the
// opening of a sale (P4); `-- P3` runs one.
import { report } from '../report.ts';
import { startTwoServers } from '../two-servers.ts';
import { opening } from './opening.ts';
import { rushes, unguardedRush } from './rushes.ts';
import { watchedHall } from './watched-hall.ts';

await using stage = await startTwoServers();

const rows = {
  A1: () => rushes(stage),
  A2: () => unguardedRush(stage),
  P3: () => watchedHall(stage),
  P4: () => opening(stage),
};
process.exitCode = (await report(rows)) ? 0 : 1;
