import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { stagePerson, statusOfToken } from '../support/accounts.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { databaseUrlOf } from '../support/socket.ts';
import { openStage } from '../support/stage.ts';

/** Two instances with data folders of their own, and no secret in their settings. */
const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];
let one: PortalProcess;
let two: PortalProcess;
let db: Database;

async function startInstance(env: Record<string, string>): Promise<PortalProcess> {
  const folder = await temporaryFolder();
  folders.push(folder);
  return startPortalProcess({ dataDir: folder.path, env: { SESSION_SECRET: '', ...env } });
}

beforeAll(async () => {
  one = await startInstance({});
  two = await startInstance({ DATABASE_URL: databaseUrlOf(one.dataDir) });
  db = openStage(one.dataDir);
});
afterAll(async () => {
  await db.destroy();
  await two.stop();
  await one.stop();
  for (const folder of folders) await folder.remove();
});

describe('two instances of one database', () => {
  it('take each other’s tokens', async () => {
    const { token } = await stagePerson(db, one.url);
    expect(await statusOfToken(one.url, token)).toBe(200);
    expect(await statusOfToken(two.url, token)).toBe(200);
  });

  it('are not joined by one with another secret', async () => {
    const stranger = startInstance({
      DATABASE_URL: databaseUrlOf(one.dataDir),
      SESSION_SECRET: 'a secret that the others do not have',
    });
    await expect(stranger).rejects.toThrow(/\nSESSION_SECRET is not the one .*npm run secret\n$/);
  });
});
