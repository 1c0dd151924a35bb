import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { planFolders } from '../../server/db/embedded/folders.ts';
import { readPostmasterPid } from '../../server/db/embedded/process.ts';
import { inParallel } from '../support/attacks.ts';
import { type Client, clientOf } from '../support/client.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { openStage, stageBuyers, stageShow } from '../support/stage.ts';

/** A portal of its own: its database is killed here. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let portal: PortalProcess;
let db: Database;
const lines: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  portal = await startPortalProcess({ dataDir: folder.path });
  portal.process.stdout?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  db = openStage(folder.path);
});
afterAll(async () => {
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

it('a database that is killed under load is told as 503, never as a fault of ours', async () => {
  const show = await stageShow(db, { seats: 200 });
  const buyers = await stageBuyers(db, 24);
  const statuses = new Map<number, number>();
  const patient: string[] = [];
  const calls = [
    (client: Client, at: number) =>
      client.POST('/bookings', {
        body: {
          occurrence_id: show.occurrenceId,
          attendees: [{ ticket_id: show.kinds.student, seat: { guid: `seat-${at}` } }],
        },
        headers: { 'idempotency-key': `crash-${at}-${performance.now()}` },
      }),
    (client: Client) => client.GET('/bookings'),
    (client: Client) => client.GET('/auth/me'),
    (client: Client) => client.GET('/events', { params: { query: { 'filter[search]': 'jazz' } } }),
    (client: Client) => client.GET('/events/slug/{slug}', { params: { path: { slug: show.slug } } }),
  ];
  const over = new AbortController();
  const buying = inParallel(buyers, buyers.length, async (buyer, at) => {
    const client = clientOf(portal.url, buyer);
    for (let time = 0; !over.signal.aborted; time += 1) {
      const call = calls[(at + time) % calls.length];
      const { response } = (await call?.(client, at)) ?? {};
      if (response === undefined) continue;
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 503) patient.push(response.headers.get('retry-after') ?? '');
    }
  });
  for (let time = 0; time < 3; time += 1) {
    const before = (await postmaster()) ?? 0;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => postmaster().then((pid) => pid !== undefined && pid !== before)).toBe(true);
    await expect.poll(() => fetch(`${portal.url}/readyz`).then(({ status }) => status)).toBe(200);
  }
  over.abort();
  await buying;
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([503]);
  expect(new Set(patient)).toEqual(new Set(['2']));
});

const postmaster = async (): Promise<number | undefined> => readPostmasterPid(planFolders(folder.path).cluster);

it('a caller who hangs up is not taken for a lost database', async () => {
  const [buyer] = await stageBuyers(db, 1);
  lines.length = 0;
  const { hostname, port } = new URL(portal.url);
  const head = (path: string, type: string) =>
    `POST /api${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${buyer?.token}\r\ncontent-type: ${type}\r\ncontent-length: 60000\r\n\r\n`;
  const cut = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(text, () => setImmediate(() => socket.resetAndDestroy())),
      );
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  const part = '--x\r\ncontent-disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\nabc';
  await inParallel(Array.from({ length: 100 }), 10, (_, at) =>
    cut(
      at % 2 === 0
        ? `${head('/bookings', 'application/json')}{"occurrence_id":`
        : `${head('/auth/register/vehicle', 'multipart/form-data; boundary=x')}${part}`,
    ),
  );
  // One that is answered comes after those that were cut, so what they said is in the log by then.
  await fetch(`${portal.url}/readyz`);
  expect(lines.filter((line) => /a part is away|request failed/.test(line))).toEqual([]);
});
