import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { planFolders } from 'postgres-in-a-folder/folders';
import { readPostmasterPid } from 'postgres-in-a-folder/process';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { KEY_FILE } from '../../server/kernel/sealing/keyring.ts';
import { inParallel } from '../support/attacks.ts';
import { type Client, clientOf } from '../support/client.ts';
import { musical } from '../support/musical.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { rawRequest } from '../support/raw-request.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { pdf } from '../support/hostile-papers.ts';
import { socketOf } from '../support/socket.ts';
import { type Buyer, openStage, stageBuyers } from '../support/stage.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';
import { isFull } from '../support/size.ts';

/** A portal of its own: its database is killed here, and its data folder destroyed. */
let folder: Awaited<ReturnType<typeof readyFolder>>;
let portal: PortalProcess;
let db: Database;
const lines: string[] = [];

beforeAll(async () => {
  folder = await readyFolder();
  portal = await startPortalProcess({ dataDir: folder.path });
  portal.process.stdout?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  db = openStage(folder.path);
});
afterAll(async () => {
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

it('the log names the work that failed, and says if it is given up', async () => {
  const boss = new PgBoss({ ...socketOf(folder.path), schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  const mail = { bookingId: randomUUID(), kind: 'tickets' };
  const [again, last] = await Promise.all([1, 0].map((retryLimit) => boss.send('booking-mail', mail, { retryLimit })));
  await boss.stop();
  const saidOf = (id: string | null | undefined) => lines.filter((line) => line.includes(`"id":"${id}"`)).join('');
  await expect.poll(() => saidOf(again)).toMatch(/"what":"job booking-mail".*tried again later/);
  await expect.poll(() => saidOf(last)).toMatch(/"what":"job booking-mail".*given up/);
});

it.runIf(isFull)('an instance that stops still answers what comes on open connections, in our words', async () => {
  const instance = await startPortalProcess({ dataDir: folder.path });
  const { port } = new URL(instance.url);
  const socket = connect(Number(port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(socket, 'close');
  const body = JSON.stringify({ email: 'a@uni.example', password: 'Xemx-tal-Pont-2027' });
  const head = ['POST /api/auth/login HTTP/1.1', 'host: portal', 'content-type: application/json'];
  socket.write([...head, `content-length: ${body.length}`, '', body.slice(0, 9)].join('\r\n'));
  await once(socket, 'connect');
  // The instance has read the beginning once it has answered somebody who came later.
  await fetch(`${instance.url}/healthz`);
  const stopped = instance.stop();
  await expect.poll(() => fetch(`${instance.url}/healthz`).then(String, () => 'closed')).toBe('closed');
  socket.write(`${body.slice(9)}${rawRequest('GET /api/events?locale=en HTTP/1.1')}`);
  await ended;
  await stopped;
  const answers = Buffer.concat(chunks)
    .toString('latin1')
    .split(/(?=HTTP\/1\.1 \d{3})/);
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['422', '200']);
});

it.runIf(isFull)('a database that is killed under load is told as 503, never as a fault of ours', async () => {
  const show = await musical(db);
  const buyers = await stageBuyers(db, 24);
  const statuses = new Map<number, number>();
  const patient: string[] = [];
  const calls = [
    (client: Client, at: number) =>
      client.POST('/bookings', {
        body: {
          occurrence_id: show.occurrenceId,
          attendees: [{ ticket_id: show.kinds.student, seat: { guid: show.guids[at] ?? '' } }],
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
  // A call that is answered comes after those that were cut off, so their log lines are there by then.
  await fetch(`${portal.url}/readyz`);
  expect(lines.filter((line) => /a part is away|request failed/.test(line))).toEqual([]);
});

it('a crowd that logs in waits for its turn or is asked to come back, and a page is answered before them', async () => {
  const email = (at: number) => `nobody-${at}@uni.example`;
  const logins = Array.from({ length: 100 }, (_, at) =>
    clientOf(portal.url).POST('/auth/login', { body: { email: email(at), password: 'Xemx-tal-Pont-2027' } }),
  );
  const crowd = Promise.all(logins);
  const page = fetch(`${portal.url}/media/events?search=jazz`).then((answer) => answer.status);
  expect(await Promise.race([page, crowd])).toBe(200);
  const unheard = (await crowd).filter(({ error }) => error?.code !== 'wrong_login');
  expect(unheard.map(({ error }) => error?.code)).toContain('too_busy');
  expect(unheard.filter(({ response }) => !(Number(response.headers.get('retry-after')) > 0))).toEqual([]);
});

/** A buyer's belongings: the booking, the codes of its tickets, and the bytes of a document. */
async function belongingsOf(buyer: Buyer, booking: string, fileId: string): Promise<object> {
  const { data } = await clientOf(portal.url, buyer).GET('/bookings/{booking}', { params: { path: { booking } } });
  const codes = db.selectFrom('attendees').select('code').where('booking_id', '=', booking).orderBy('position');
  const headers = { authorization: `Bearer ${buyer.token}` };
  const document = await fetch(`${portal.url}/api/auth/career/files/${fileId}`, { headers });
  return {
    state: data?.data.state,
    attendees: data?.data.attendees,
    codes: (await codes.execute()).map(({ code }) => code),
    document: Buffer.from(await document.arrayBuffer()).toString('base64'),
  };
}

it.runIf(isFull)('stands again from its backup, with paid tickets, their codes and files', async () => {
  const [buyer] = await stageBuyers(db, 1);
  if (buyer === undefined) throw new Error('Nobody was staged');
  const show = await musical(db);
  const booking = await buyTwoPlaces({ urls: [portal.url], dataDir: folder.path }, buyer, show);
  const paper = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'Ċurrikulu' });
  const { data: kept } = await upload<{ id: string }>(`${portal.url}/api/auth/career/files`, buyer.token, paper);
  const belongings = () => belongingsOf(buyer, booking, kept.id);
  await expect.poll(belongings).toMatchObject({ state: 'paid', codes: [expect.any(String), expect.any(String)] });
  const before = await belongings();

  const shelf = await temporaryFolder();
  const archive = join(shelf.path, 'portal.tar');
  const run = async (action: string) => {
    const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '' };
    await promisify(execFile)(process.execPath, ['server/kernel/backup/cli.ts', action, archive], { env });
  };
  await run('backup');
  // The key to complaints is in no backup: an operator keeps a copy elsewhere.
  const [key, copy] = [join(folder.path, KEY_FILE), join(shelf.path, KEY_FILE)];
  await copyFile(key, copy);
  await db.destroy();
  await portal.stop();
  await folder.remove();
  await run('restore');
  await copyFile(copy, key);
  portal = await startPortalProcess({ dataDir: folder.path });
  db = openStage(folder.path);
  expect(await belongings()).toEqual(before);
  await shelf.remove();
});
