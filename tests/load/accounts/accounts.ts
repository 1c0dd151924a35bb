// `npm run load:accounts`: B1 to B3 and B5 of the acceptance list at full size, at two servers of one database; `-- B3` runs one.
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { openStage } from '../../support/stage.ts';
import { report } from '../report.ts';
import { codeGuesses, passwordGuesses } from './guesses.ts';
import { knownMailboxes } from './mailboxes.ts';
import { oldTokens } from './tokens.ts';

const folder = await temporaryFolder();
const servers = [
  await startPortalProcess({ dataDir: folder.path }),
  await startPortalProcess({ dataDir: folder.path }),
] as const;
const urls = [servers[0].url, servers[1].url] as const;
const db = openStage(folder.path, 16);
const stage = { db, urls: urls as [string, string], dataDir: folder.path };
export type AccountStage = typeof stage;

const rows = {
  B1: () => codeGuesses(stage),
  B2: () => passwordGuesses(stage),
  B3: () => knownMailboxes(stage),
  B5: () => oldTokens(stage),
};
try {
  process.exitCode = (await report(rows)) ? 0 : 1;
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await folder.remove();
}
