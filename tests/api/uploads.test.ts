import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { inParallel } from '../support/attacks.ts';
import { blobOf, type FormFields, formOf } from '../support/forms.ts';
import { hostileDocuments, hostileImages, noise, photo, photoWithTraces } from '../support/hostile-files.ts';
import { pdf, slowPaper } from '../support/hostile-papers.ts';
import { inspectorsOf } from '../support/inspectors.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { announceUpload, cutUpload, wireOf } from '../support/raw-upload.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { type Buyer, openStage, stageBuyers } from '../support/stage.ts';
import { isFull } from '../support/size.ts';

/** A portal of its own, so that its folders contain only what these tests left there. */
let folder: Awaited<ReturnType<typeof readyFolder>>;
let portal: PortalProcess;
let db: Database;
let owner: Buyer;
let licence: Blob;
beforeAll(async () => {
  folder = await readyFolder();
  portal = await startPortalProcess({ dataDir: folder.path });
  db = openStage(folder.path);
  owner = (await stageBuyers(db, 1))[0] as Buyer;
  licence = blobOf(await photo());
});
afterAll(async () => {
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

type Answer = { status: number; body: { code?: string; errors?: Record<string, string[]> } };

async function post(path: string, body: BodyInit, { url = portal.url, token = owner.token } = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const whole = (): FormFields => ({ number_plate: 'LUZ 027', type: 'session', images: [licence, licence] });
const apply = (fields: FormFields, way = {}) => post('/auth/register/vehicle', formOf(fields), way);
const keepDocument = (bytes: Buffer, type: string) =>
  post('/auth/career/files', formOf({ file_name: 'CV', file: blobOf(bytes, type) }));

const namesIn = async (dir: string): Promise<string[]> => {
  const entries = await readdir(join(folder.path, dir), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const rows = async () => (await db.selectFrom('files').select('id').execute()).map(({ id }) => id);
const rowsOf = (table: 'files' | 'purchases', person: Buyer | undefined) =>
  db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', person?.id ?? '')
    .execute();

/** Every file has its row and every row its file, and the folder of uploads is empty. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => readdir(join(folder.path, 'uploads'))).toEqual([]);
  expect((await namesIn('files')).sort()).toEqual((await rows()).sort());
}

describe.runIf(process.platform === 'linux')('while files are looked at', () => {
  it('the portal answers, two are looked at with little memory, a few wait, and the rest are asked to come back', async () => {
    const people = await stageBuyers(db, 36);
    const send = ({ token }: Buyer, paper: Buffer) =>
      post('/auth/career/files', formOf({ file_name: 'CV', file: blobOf(paper, 'application/pdf') }), { token });
    const first = send(owner, slowPaper());
    await expect.poll(() => inspectorsOf(portal.process), { interval: 2 }).not.toEqual([]);
    // Stopped, they show that nothing else in the portal waits for them.
    const held = new Set<number>();
    const hold = async () => {
      for (const pid of await inspectorsOf(portal.process)) {
        if (held.has(pid)) continue;
        process.kill(pid, 'SIGSTOP');
        held.add(pid);
      }
      return held.size;
    };
    await hold();
    const second = send(people[0] as Buyer, slowPaper());
    await expect.poll(hold, { interval: 2 }).toBe(2);
    const others = people.slice(1).map((person) => send(person, pdf()));
    const refused = await Promise.race(others);
    expect([refused.status, refused.body.code]).toEqual([503, 'too_busy']);
    for (const path of ['/healthz', '/readyz', '/api/events'])
      expect((await fetch(portal.url + path)).status).toBe(200);
    expect(await inspectorsOf(portal.process)).toHaveLength(2);
    for (const pid of held) {
      expect(await readFile(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max data size +1153433600 /m);
      process.kill(pid, 'SIGCONT');
    }
    const statuses = (await Promise.all([first, second, ...others])).map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 422, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(201);
    await expectNothingLeft();
  });
});

/** Sends a file again for as long as a busy machine asks to come back. */
async function untilLookedAt(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? untilLookedAt(send) : answer;
}

describe('hostile files (C4)', () => {
  it.runIf(isFull)('are refused as licences, in the field that they came in, and nothing of them is kept', async () => {
    const before = await rows();
    const answers = await inParallel(await hostileImages(), 4, async ({ name, bytes, type }) => {
      const images = [licence, blobOf(bytes, type)];
      const { status, body } = await untilLookedAt(() => apply({ ...whole(), images }));
      return { name, status, fields: Object.keys(body.errors ?? {}) };
    });
    expect(answers.filter(({ status, fields }) => status !== 422 || fields[0] !== 'images')).toEqual([]);
    expect(await rows()).toEqual(before);
    await expectNothingLeft();
  });

  it.runIf(isFull)('are refused as documents', async () => {
    const answers = await inParallel(await hostileDocuments(), 4, async ({ name, bytes, type }) => {
      const { status } = await untilLookedAt(() => keepDocument(bytes, type));
      return { name, status };
    });
    expect(answers.filter(({ status }) => status !== 422)).toEqual([]);
    expect((await untilLookedAt(() => keepDocument(pdf(), 'application/pdf'))).status).toBe(201);
    await expectNothingLeft();
  });

  it.runIf(isFull)('lose what the camera wrote into them', async () => {
    const [traveller] = await stageBuyers(db, 1);
    const traced = blobOf(await photoWithTraces());
    const { status } = await apply({ ...whole(), images: [traced, traced] }, { token: traveller?.token });
    expect(status).toBe(200);
    const kept = await rowsOf('files', traveller);
    expect(kept).toHaveLength(2);
    for (const { id } of kept) {
      const bytes = await readFile(join(folder.path, 'files', id.slice(0, 2), id));
      expect(bytes.toString('latin1')).not.toMatch(/SpyPhone|Exif|GPS/);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
    }
  });
});

describe('a form', () => {
  const { images: _, ...noImages } = { ...whole() };
  it.each<[string, () => FormData, string]>([
    ['without its files', () => formOf(noImages), 'images'],
    ['with one file of two', () => formOf({ ...whole(), images: [licence] }), 'images'],
    ['with a file too many', () => formOf({ ...whole(), images: [licence, licence, licence] }), 'images'],
    ['with a text for a file', () => formOf({ ...whole(), images: 'no file' }), 'images'],
    ['with a file for a text', () => formOf({ ...whole(), number_plate: licence }), 'number_plate'],
    ['without a field', () => formOf({ images: [licence, licence], type: 'session' }), 'number_plate'],
    ['with a field of another value', () => formOf({ ...whole(), type: 'cash' }), 'type'],
    ['with a field that nobody knows', () => formOf({ ...whole(), registered: 'true' }), 'registered'],
    ['with a file that nobody knows', () => formOf({ ...whole(), virus: licence }), 'virus'],
    ['with texts for its files', () => formOf({ ...whole(), images: 'no file', 'images[]': 'nor this' }), 'images'],
    ['with a name that every object has', () => formOf({ ...whole(), constructor: 'x' }), 'body'],
    [
      'with a field twice',
      () => {
        const form = formOf(whole());
        form.append('number_plate', 'LUZ 028');
        return form;
      },
      'number_plate',
    ],
  ])('%s is refused, and the field is named', async (_name, form, field) => {
    const { status, body } = await post('/auth/register/vehicle', form());
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([400, 'malformed', [field]]);
    await expectNothingLeft();
  });

  it.runIf(isFull)('takes the files of a list by its name with brackets, or without', async () => {
    const [other] = await stageBuyers(db, 1);
    const form = formOf({ number_plate: 'LUZ 027', type: 'session' });
    for (const at of [1, 2]) form.append('images', licence, `${at}.jpg`);
    expect((await post('/auth/register/vehicle', form, { token: other?.token ?? '' })).status).toBe(200);
  });

  it.runIf(isFull)('with a file of more than 10 MB is refused', async () => {
    const large = blobOf(Buffer.alloc(10 * 2 ** 20 + 1, 1));
    const { status, body } = await apply({ ...whole(), images: [licence, large] });
    expect([status, body.code]).toEqual([413, 'file_too_large']);
    await expectNothingLeft();
  });

  it.runIf(isFull)('is refused before its body is sent: of nobody, too large, or not a form', async () => {
    const upload = { url: portal.url, path: '/auth/register/vehicle', token: owner.token, length: 2_000_000 };
    const type = 'multipart/form-data; boundary=x';
    expect(await announceUpload({ ...upload, type, token: 'nobody' })).toBe(401);
    expect(await announceUpload({ ...upload, type, length: 500_000_000 })).toBe(413);
    expect(await announceUpload({ ...upload, type: 'application/json' })).toBe(415);
  });

  const part = '--x\r\ncontent-disposition: form-data';
  it.each([
    '',
    '\0',
    '--x\r\n',
    '--x\r\nrubbish',
    `${part}; name="type"\r\n\r\nsession`,
    `${part}; name="type"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--`,
    `${part}; filename="a.jpg"\r\n\r\nx\r\n--x--`,
  ])('that is none (%j) is refused, and something is named', async (body) => {
    const type = 'multipart/form-data; boundary=x';
    const { status, body: told } = await post('/auth/register/vehicle', new Blob([body], { type }));
    expect([status, Object.keys(told.errors ?? {})]).toEqual([400, body === '' ? ['number_plate'] : ['body']]);
    await expectNothingLeft();
  });
});

describe('what a power cut leaves behind', () => {
  it.runIf(isFull)('is swept an hour later, and nothing else', async () => {
    const before = (await namesIn('files')).length;
    expect(before).toBeGreaterThan(0);
    const lay = async (dir: string, name: string, hoursAgo: number) => {
      const path = join(folder.path, dir, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'left behind');
      const moment = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
      await utimes(path, moment, moment);
      await utimes(dirname(path), moment, moment);
    };
    const [old, young] = [randomUUID(), randomUUID()];
    await lay('files', `${old.slice(0, 2)}/${old}`, 2);
    await lay('files', `${young.slice(0, 2)}/${young}`, 0.5);
    await lay('files', 'somebody-elses.txt', 2);
    await lay('uploads', 'form-old/images-0', 2);
    await lay('uploads', 'form-young/images-0', 0.5);
    // Files with rows are older than an hour too.
    for (const id of await rows()) await utimes(join(folder.path, 'files', id.slice(0, 2), id), 0, 0);

    await fetch(`${portal.url}/test/sweep/files`, { method: 'POST' });
    const left = await namesIn('files');
    expect(left).toHaveLength(before + 2);
    expect(left).toEqual(expect.arrayContaining([young, 'somebody-elses.txt']));
    expect(await readdir(join(folder.path, 'uploads'))).toEqual(['form-young']);
    await rm(join(folder.path, 'files', young.slice(0, 2), young));
    await rm(join(folder.path, 'files', 'somebody-elses.txt'));
    await rm(join(folder.path, 'uploads', 'form-young'), { recursive: true });
    await expectNothingLeft();
  });
});

describe('uploads that break off (A13)', () => {
  const CUTS = 200;

  it.runIf(isFull)('leave nothing behind, wherever they are cut', async () => {
    const [walker] = await stageBuyers(db, 1);
    const { type, bytes } = await wireOf(formOf(whole()));
    const before = await rows();
    const places = Array.from({ length: CUTS }, (_, at) => Math.floor((bytes.length * (at + 0.5)) / CUTS));
    const upload = { url: portal.url, path: '/auth/register/vehicle', token: walker?.token ?? '', type };
    await inParallel(places, 10, (place) => cutUpload({ ...upload, length: bytes.length }, bytes.subarray(0, place)));
    await expectNothingLeft();
    expect(await rows()).toEqual(before);
    expect(await rowsOf('purchases', walker)).toEqual([]);
    expect((await apply(whole(), { token: walker?.token })).status).toBe(200);
  });
});

describe('a disk that is full (A13)', () => {
  /** Another process of the same portal that may write no file beyond this size, as on a full disk. */
  const LIMIT = 100 * 1024;
  let full: PortalProcess;
  beforeAll(async () => {
    full = await startPortalProcess({ dataDir: folder.path, mostFileBytes: LIMIT });
  });
  afterAll(() => full.stop());

  it.runIf(isFull)('is told as such, with nothing kept, and the portal goes on', async () => {
    const [poor] = await stageBuyers(db, 1);
    const way = { url: full.url, token: poor?.token ?? '' };
    const large = await noise(1600, 1200).jpeg({ quality: 90 }).toBuffer();
    expect(large.length).toBeGreaterThan(LIMIT);
    const arriving = await apply({ ...whole(), images: [blobOf(large), licence] }, way);
    expect([arriving.status, arriving.body.code]).toEqual([503, 'disk_full']);

    // Small enough to upload, too large once it is rewritten.
    const dense = await noise(800, 600).threshold(128).png({ palette: true, colours: 2 }).toBuffer();
    expect(dense.length).toBeLessThan(LIMIT);
    const keeping = await apply({ ...whole(), images: [blobOf(dense), blobOf(dense)] }, way);
    expect([keeping.status, keeping.body.code]).toEqual([503, 'disk_full']);
    await expectNothingLeft();
    expect(await rowsOf('files', poor)).toEqual([]);
    expect(await rowsOf('purchases', poor)).toEqual([]);

    const small = blobOf(
      await sharp(await photo())
        .resize(300)
        .jpeg({ quality: 60 })
        .toBuffer(),
    );
    expect((await apply({ ...whole(), images: [small, small] }, way)).status).toBe(200);
  });
});
