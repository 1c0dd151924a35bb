import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { stagePerson, statusOfToken } from '../support/accounts.ts';
import { startBucket } from '../support/bucket.ts';
import { clientOf } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { putCluster } from '../support/ready-cluster.ts';
import { isFull } from '../support/size.ts';
import { databaseUrlOf } from '../support/socket.ts';
import { openStage, stageShow } from '../support/stage.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';

/** Two instances with data folders of their own, one bucket, and no secret in their settings. */
const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];
let one: PortalProcess;
let two: PortalProcess;
let db: Database;
let bucket: Awaited<ReturnType<typeof startBucket>>;

const COMPLAINTS_KEY = 'a key to complaints that every instance has';

async function startInstance(env: Record<string, string>): Promise<PortalProcess> {
  const folder = await temporaryFolder();
  folders.push(folder);
  if (env['DATABASE_URL'] === undefined) await putCluster(folder.path);
  return startPortalProcess({
    dataDir: folder.path,
    env: { SESSION_SECRET: '', COMPLAINTS_KEY, ...bucket.env, ...env },
  });
}

beforeAll(async () => {
  const shelf = await temporaryFolder();
  folders.push(shelf);
  bucket = await startBucket(shelf.path);
  one = await startInstance({});
  two = await startInstance({ DATABASE_URL: databaseUrlOf(one.dataDir) });
  db = openStage(one.dataDir);
});
afterAll(async () => {
  await db.destroy();
  await two.stop();
  await one.stop();
  await bucket.stop();
  for (const folder of folders) await folder.remove();
});

describe('two instances of one database', () => {
  it('take each other’s tokens', async () => {
    const { token } = await stagePerson(db, one.url);
    expect(await statusOfToken(one.url, token)).toBe(200);
    expect(await statusOfToken(two.url, token)).toBe(200);
  });

  it('show each other’s uploads, which lie in their bucket alone', async () => {
    const person = await stagePerson(db, one.url);
    const paper = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'Ċurrikulu' });
    const { status, data } = await upload<{ id: string; size: number }>(
      `${one.url}/api/auth/career/files`,
      person.token,
      paper,
    );
    expect(status).toBe(201);
    const read = () =>
      fetch(`${two.url}/api/auth/career/files/${data.id}`, { headers: { authorization: `Bearer ${person.token}` } });
    expect((await (await read()).arrayBuffer()).byteLength).toBe(data.size);
    for (const { dataDir } of [one, two]) expect(readdirSync(dataDir)).not.toContain('files');
    const client = clientOf(two.url, person);
    await client.DELETE('/auth/career/files/{fileId}', { params: { path: { fileId: data.id } } });
    expect((await read()).status).toBe(404);
    const inBucket = readdirSync(folders[0]?.path ?? '', { recursive: true }).map(String);
    expect(inBucket.filter((name) => name.includes(data.id))).toEqual([]);
  });

  it('sell one hall: what one books, the other knows and shows as held', async () => {
    const show = await stageShow(db, { seats: 4 });
    const [person, other] = [await stagePerson(db, one.url), await stagePerson(db, two.url)];
    const body = {
      occurrence_id: show.occurrenceId,
      attendees: [{ ticket_id: show.kinds.student, seat: { guid: show.guids[0] ?? '' } }],
    };
    const { data } = await clientOf(one.url, person).POST('/bookings', { body });
    const path = { booking: data?.data.id ?? '' };
    const seen = await clientOf(two.url, person).GET('/bookings/{booking}', { params: { path } });
    expect(seen.data?.data.state).toBe('held');
    const refused = await clientOf(two.url, other).POST('/bookings', { body });
    expect(refused.error?.code).toBe('seats_taken');
    const statesAt = async ({ url }: PortalProcess) => {
      const place = { params: { path: { event: show.slug, occurrence: show.occurrenceId } } };
      return (await clientOf(url).GET('/events/{event}/occurrences/{occurrence}/seating', place)).data?.data.states;
    };
    for (const each of [one, two]) await expect.poll(() => statesAt(each)).toBe('1000');
  });

  it.runIf(isFull)('are not joined by one with another secret', async () => {
    const stranger = startInstance({
      DATABASE_URL: databaseUrlOf(one.dataDir),
      SESSION_SECRET: 'a secret that the others do not have',
    });
    await expect(stranger).rejects.toThrow(/\nSESSION_SECRET is not the one .*npm run secret\n$/);
  });

  it.runIf(isFull)('are not joined by one that cannot open their complaints', async () => {
    const stranger = startInstance({ DATABASE_URL: databaseUrlOf(one.dataDir), COMPLAINTS_KEY: '' });
    await expect(stranger).rejects.toThrow(/\nThe key [0-9a-f]{16} is missing from the file .*complaints-key: /);
  });

  it('say on a page, too, when to come back while their database is away', async () => {
    // Its database stops with it.
    await one.stop();
    const page = await fetch(`${two.url}/media/events`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  });
});
