import { readConfig } from '../../../server/kernel/config/config.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { createLog } from '../../../server/kernel/log.ts';
import { startPortal } from '../../../server/portal.ts';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/portal-process.ts';
import { putCluster } from '../../support/ready-cluster.ts';
import { openStage } from '../../support/stage.ts';
import { demoContent } from '../content/content.fixture.ts';

export type DemoPortal = { url: string; db: Database; stop(): Promise<void> };

/** The whole server with the demo union's content, without the pages, and access to its database. */
export async function startDemoPortal(): Promise<DemoPortal> {
  const folder = await temporaryFolder();
  await putCluster(folder.path);
  const reading = readConfig({ PORT: String(await freePort()), DATA_DIR: folder.path });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const log = createLog({ level: 'silent' });
  const { config } = reading;
  const portal = await startPortal({ config, log, contentDir: demoContent, withSite: false });
  const db = openStage(folder.path, 2);
  return {
    url: portal.url,
    db,
    stop: async () => {
      await db.destroy();
      await portal.stop();
      await folder.remove();
    },
  };
}
