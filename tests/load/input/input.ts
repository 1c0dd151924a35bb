// `npm run load:input`: C1, C4 and C7 of the acceptance list at full size; `-- C7` runs one.
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { sandboxOf } from '../../support/sandbox.ts';
import { openStage } from '../../support/stage.ts';
import { report } from '../report.ts';
import { chains, generated } from './contract.ts';
import { largePictures } from './large.ts';
import { slowClients } from './slow.ts';

const folder = await temporaryFolder();
const portal = await startPortalProcess({ dataDir: folder.path });
const db = openStage(folder.path, 16);
const stage = { db, url: portal.url, dataDir: folder.path, sandbox: sandboxOf(folder.path), portal };
export type InputStage = typeof stage;

const rows = {
  C1: async () => [...(await generated(stage, 10_000)), ...(await chains(stage, 2000))],
  C4: () => largePictures(stage),
  C7: async () => {
    // A portal doesn't start on the data of C1, whose events are in no content.
    const own = await temporaryFolder();
    return slowClients(own.path).finally(() => own.remove());
  },
};
try {
  process.exitCode = (await report(rows)) ? 0 : 1;
} finally {
  await db.destroy();
  await portal.stop();
  await folder.remove();
}
