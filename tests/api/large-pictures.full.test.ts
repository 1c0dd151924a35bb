import { expect, it } from 'vitest';
import { largePicture, MOST_MIB, sendAtOnce, sendPicture } from '../support/large-pictures.ts';
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
    const [first, ...others] = await stageBuyers(db, 4);
    if (first === undefined) throw new Error('Nobody was staged');
    const picture = await largePicture();
    const seen = await sendAtOnce(portal, [first, ...others], picture);
    // A busy machine may ask them to come back, and then takes a picture that comes alone.
    expect(seen.statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect
      .poll(async () => seen.statuses.includes(200) || (await sendPicture(portal, first, picture)) === 200)
      .toBe(true);
    expect(seen.mostAtOnce).toBeLessThanOrEqual(2);
    expect(seen.grown).toBeLessThan(MOST_MIB);
    expect(seen.pages.length).toBeGreaterThan(0);
    expect(new Set(seen.pages.map(({ status }) => status))).toEqual(new Set([200]));
  },
);
