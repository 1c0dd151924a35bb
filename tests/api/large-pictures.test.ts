import { expect, it } from 'vitest';
import { largePicture, MOST_MIB, sendAtOnce } from '../support/large-pictures.ts';
import { startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { openStage, stageBuyers } from '../support/stage.ts';

it.runIf(process.platform === 'linux')(
  'pictures of 40 megapixels that come at once take little memory, two at a time, while pages are read',
  async () => {
    await using stack = new AsyncDisposableStack();
    const folder = await readyFolder();
    stack.defer(() => folder.remove());
    const portal = await startPortalProcess({ dataDir: folder.path });
    stack.defer(() => portal.stop());
    const db = openStage(folder.path);
    stack.defer(() => db.destroy());
    const seen = await sendAtOnce(portal, await stageBuyers(db, 4), await largePicture());
    // A busy machine may ask some of them to come back.
    expect(seen.statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(seen.statuses).toContain(200);
    expect(seen.mostAtOnce).toBeLessThanOrEqual(2);
    expect(seen.grown).toBeLessThan(MOST_MIB);
    expect(seen.pages.length).toBeGreaterThan(0);
    expect(new Set(seen.pages.map(({ status }) => status))).toEqual(new Set([200]));
  },
);
