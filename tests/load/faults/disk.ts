import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { readPostmasterPid } from 'postgres-in-a-folder/process';
import type { Database } from '../../../server/kernel/db/database.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { pdf } from '../../support/hostile-papers.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { cutUpload, wireOf } from '../../support/raw-upload.ts';
import { putCluster } from '../../support/ready-cluster.ts';
import { type Buyer, openStage, type Show, stageBuyers, stageShow } from '../../support/stage.ts';
import { call } from '../call.ts';
import { atMost, control, type Figure, inLanes, none, some } from '../figure.ts';
import { until } from '../until.ts';

const DISK_MB = 700;
const CUTS = 200;
const WHOLE = 40;
const LANES = 4;
const PATH = '/auth/career/files';
const UPLOADED_BYTES = 300_000;

type Parts = { portal: PortalProcess; db: Database; show: Show; dir: string };
type Answers = { uploads: number[]; bookings: number[] };

/** A paper as large as a scanned one. */
const paper = (): FormData => {
  const notes = `/Contents (${'x'.repeat(UPLOADED_BYTES)})`;
  return formOf({ file_name: 'CV', file: blobOf(pdf('', { notes }), 'application/pdf') });
};

async function send({ portal }: Parts, { token }: Buyer): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.url}/api${PATH}`, { method: 'POST', headers, body: paper() });
  await answer.arrayBuffer();
  return answer.status;
}

async function book({ portal, show }: Parts, buyer: Buyer, at: number): Promise<number> {
  const attendees = [{ ticket_id: show.kinds.student, seat: { guid: show.guids[at] } }];
  const order = { occurrence_id: show.occurrenceId, attendees };
  return (await call('POST', `${portal.url}/api/bookings`, buyer, order)).status;
}

/** Everyone uploads a paper and books a seat, from this seat on; nobody gets no answer at all. */
async function everyone(parts: Parts, buyers: readonly Buyer[], from: number): Promise<Answers> {
  const answers: Answers = { uploads: [], bookings: [] };
  await inLanes(buyers, LANES, async (buyer, at) => {
    answers.uploads.push(await send(parts, buyer).catch(() => 0));
    answers.bookings.push(await book(parts, buyer, from + at).catch(() => 0));
  });
  return answers;
}

/** Uploads that break off, each at another place. */
async function cut({ portal }: Parts, { token }: Buyer, times: number): Promise<void> {
  const { type, bytes } = await wireOf(paper());
  const { length } = bytes;
  const places = Array.from({ length: times }, (_, at) => Math.floor((length * (at + 0.5)) / times));
  await inLanes(places, LANES, (place) =>
    cutUpload({ url: portal.url, path: PATH, token, type, length }, bytes.subarray(0, place)),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Files without a row, rows without a file, what is left of uploads, and bookings without a place. */
async function orphans({ db, dir, show }: Parts): Promise<number> {
  const rows = (await db.selectFrom('files').select('id').execute()).map(({ id }) => id);
  const files = await namesIn(join(dir, 'files'));
  const left = await namesIn(join(dir, 'uploads'));
  const bookings = db.selectFrom('bookings').leftJoin('attendees', 'attendees.booking_id', 'bookings.id');
  const empty = await bookings
    .select('bookings.id')
    .where('bookings.occurrence_id', '=', show.occurrenceId)
    .where('attendees.id', 'is', null)
    .execute();
  const [known, kept] = [new Set(rows), new Set(files)];
  const apart = [...files.filter((name) => !known.has(name)), ...rows.filter((id) => !kept.has(id))];
  return apart.length + left.length + empty.length;
}

/** Takes what room there is. */
async function fill(dir: string): Promise<string> {
  const ballast = join(dir, 'ballast');
  const file = await open(ballast, 'w');
  const isFull = (error: NodeJS.ErrnoException) => error.code === 'ENOSPC';
  for (const piece of [Buffer.alloc(64 * 1024), Buffer.alloc(1)]) {
    for (let hasRoom = true; hasRoom;)
      hasRoom = await file.write(piece).then(
        ({ bytesWritten }) => bytesWritten === piece.length,
        (error: NodeJS.ErrnoException) => (isFull(error) ? false : Promise.reject(error)),
      );
  }
  await file.close();
  return ballast;
}

const hasCrashed = ({ portal }: Parts) => portal.process.exitCode !== null || portal.process.signalCode !== null;
const numberOf = (answers: readonly number[], status: number) => answers.filter((each) => each === status).length;

/** The same counts for a file without a row, a row without a file, and a server that has died. */
async function controls(parts: Parts, database: () => number | undefined): Promise<Figure[]> {
  const { db, dir } = parts;
  await writeFile(join(dir, 'files', randomUUID()), 'nobody’s');
  const [row] = await db.selectFrom('files').select('id').limit(1).execute();
  await rm(join(dir, 'files', row?.id.slice(0, 2) ?? '', row?.id ?? ''));
  const seen = await orphans(parts);
  const before = database();
  process.kill(before ?? 0, 'SIGKILL');
  await until(async () => database() !== before);
  const crashes = database() === before ? 0 : 1;
  await parts.portal.stop('SIGKILL');
  return [
    control('orphans, of a file without a row and a row without a file', seen),
    control('crashes of PostgreSQL, killed', crashes),
    control('crashes of the portal, killed', hasCrashed(parts) ? 1 : 0),
  ];
}

/** On a disk of its own, which is full for a while. */
async function onDisk(dir: string): Promise<Figure[]> {
  await putCluster(dir);
  const portal = await startPortalProcess({ dataDir: dir });
  const db = openStage(dir);
  const database = () => readPostmasterPid(join(dir, CLUSTER));
  try {
    const parts: Parts = { portal, db, dir, show: await stageShow(db, { seats: 3 * WHOLE }) };
    const people = await stageBuyers(db, 3 * WHOLE + 1);
    const [cutter, ...buyers] = people;
    const before = await everyone(parts, buyers.slice(0, WHOLE), 0);
    const first = database();

    const ballast = await fill(dir);
    const during = await everyone(parts, buyers.slice(WHOLE, 2 * WHOLE), WHOLE);
    await cut(parts, cutter!, CUTS / 2);
    const read = (await fetch(`${portal.url}/api/events`)).status;
    await rm(ballast);

    await cut(parts, cutter!, CUTS / 2);
    const isBack = await until(async () => (await fetch(`${portal.url}/readyz`).catch(() => undefined))?.ok === true);
    const after = await everyone(parts, buyers.slice(2 * WHOLE), 2 * WHOLE);
    await until(async () => (await orphans(parts)) === 0, 10);
    const odd = [...during.uploads, ...during.bookings].filter((status) => status !== 503 && status !== 201);
    const refused = numberOf(during.uploads, 503);
    return [
      some('uploads and bookings while there is room', numberOf([...before.uploads, ...before.bookings], 201)),
      some('uploads refused because the disk is full (503)', refused),
      none('answers on the full disk that are neither 201 nor 503', odd.length),
      none('reads that the full disk stops', read === 200 ? 0 : 1),
      none('crashes of the portal', hasCrashed(parts) ? 1 : 0),
      none('crashes of PostgreSQL', database() === first ? 0 : 1),
      none(
        `orphan files and rows, with ${CUTS} uploads cut half-way, half of them on the full disk`,
        await orphans(parts),
      ),
      none('not ready once there is room again', isBack ? 0 : 1),
      atMost(
        'uploads and bookings that fail after it',
        2 * WHOLE - numberOf([...after.uploads, ...after.bookings], 201),
        0,
      ),
      ...(await controls(parts, database)),
    ];
  } finally {
    await db.destroy();
    await portal.stop();
  }
}

/** A13: the disk is full for a while, and uploads are cut half-way. */
export async function disk(): Promise<Figure[]> {
  if (process.getuid?.() !== 0 || process.platform !== 'linux')
    throw new Error('A13 mounts a small disk in memory: run it as root, on Linux.');
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'portal', folder.path]);
  try {
    return await onDisk(folder.path);
  } finally {
    execFileSync('umount', ['-l', folder.path]);
    await folder.remove();
  }
}
