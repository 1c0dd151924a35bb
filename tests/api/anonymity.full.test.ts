import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { CODE_LETTERS } from '../../server/kernel/readable-codes.ts';
import { holderFor, KEY_FILE, readKeys } from '../../server/kernel/sealing/keyring.ts';
import { unseal } from '../../server/kernel/sealing/seal.ts';
import { stagePerson } from '../support/accounts.ts';
import { clientOf } from '../support/client.ts';
import { type Challenge, complain, complainer, newProof, releaseBrake, solve } from '../support/complaining.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { hostileDocuments, photoWithTraces } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { type Staff, stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';
import { placesOf as tracesOf } from '../support/traces.ts';

/** A portal of its own, so that everything in its folders comes from here. */
let folder: Awaited<ReturnType<typeof readyFolder>>;
let portal: PortalProcess;
let db: Database;
let staff: Staff;
let logged = '';
const { sent, read, caseOf, handle } = complainer(() => ({ url: portal.url, db, staff }));
beforeAll(async () => {
  folder = await readyFolder();
  portal = await startPortalProcess({ dataDir: folder.path, env: { LOG_LEVEL: 'trace' } });
  for (const stream of [portal.process.stdout, portal.process.stderr])
    stream?.on('data', (chunk: Buffer) => (logged += String(chunk)));
  db = openStage(folder.path);
  staff = await stageStaff(db, portal.url, 'complaints');
});
afterAll(async () => {
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

const moveClock = (advanceSeconds: number) =>
  fetch(`${portal.url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });

const placesOf = (needles: string[]) => tracesOf({ db, folder: folder.path, logged }, needles);

describe('a complaint without a name', () => {
  it('leaves no trace of who sent it, nor its text or code, anywhere (D1, S6)', async () => {
    const person = await stagePerson(db, portal.url);
    const address = addresses()();
    const agent = `Bandiera-${randomUUID()}`;
    const text = `Ħadd ma jaf ${randomUUID()}`;
    const answer = `Tweġiba ${randomUUID()}`;
    // Somebody who is signed in, from here, with this browser: the search must find their traces before it can show that others left none.
    await person.client.GET('/auth/me');
    const before = await placesOf([person.id, person.email]);
    expect(before[person.id]).toContain('public.users');
    expect(before[person.email]).toContainEqual(expect.stringMatching(/^postgres\//));
    const withToken = await complain(portal.url, { feedback: text, token: person.token });
    expect([withToken.status, withToken.error]).toEqual([422, 'complaint_not_anonymous']);
    await releaseBrake(db);
    const { code, status } = await complain(
      portal.url,
      {
        feedback: text,
        files: [{ bytes: await photoWithTraces(), type: 'image/jpeg' }],
        headers: { 'user-agent': agent, 'idempotency-key': randomUUID() },
      },
      (request) => fetchFrom(address)(request as Request),
    );
    expect([status, code]).toEqual([201, expect.stringMatching(/^([2-9A-HJKMNP-Z]{4}-){4}[2-9A-HJKMNP-Z]{4}$/)]);
    await handle(await caseOf(text), { event: 'complaint.answer', seen: '1', text: answer });
    expect((await read(code)).complaint?.messages.map((message) => message.text)).toEqual([text, answer]);

    const plain = code.replaceAll('-', '');
    const found = await placesOf([text, answer, code, plain, agent, address, person.token, person.id, 'SpyPhone']);
    const { [person.id]: byId, ...others } = found;
    expect(Object.entries(others).filter(([, where]) => where.length > 0)).toEqual([]);
    expect(byId?.filter((name) => name.includes('complaint'))).toEqual([]);
    const { rows } = await sql<{ hours: number }>`
      select max(extract(epoch from created_at)::int % 86400) as hours from complaints where user_id is null`.execute(
      db,
    );
    expect(rows[0]?.hours).toBe(0);
  });

  it('is read with the staff’s key, or with its code, and with nothing else (S6)', async () => {
    const text = `Siġill ${randomUUID()}`;
    const code = await sent({ feedback: text });
    const rows = await db.selectFrom('complaint_messages').select(['id', 'sealed']).execute();
    const kept = await readFile(join(folder.path, KEY_FILE), 'utf8');
    const open = (list: string) =>
      rows.flatMap(({ id, sealed }) => {
        try {
          return unseal(sealed, readKeys(list).map(holderFor), `message ${id}`).toString();
        } catch {
          return [];
        }
      });
    expect(open(kept)).toHaveLength(rows.length);
    expect(open(kept).join()).toContain(text);
    expect(open(`${kept.trim()}x`)).toEqual([]);
    const [first] = code;
    const other = first === 'A' ? 'B' : 'A';
    expect((await read(`${other}${code.slice(1)}`)).status).toBe(404);
    expect((await read(` ${code.toLowerCase().replaceAll('-', ' ')} `)).complaint?.messages[0]?.text).toBe(text);
  });
});

describe('its proof of work', () => {
  it('makes one complaint, however often it is sent, and no other', async () => {
    const proof = await newProof(portal.url);
    const feedback = `Darbtejn ${randomUUID()}`;
    const code = await sent({ proof, feedback });
    const count = () => db.selectFrom('complaints').select('id').execute();
    const { length } = await count();
    expect(await complain(portal.url, { proof, feedback })).toMatchObject({ status: 201, code });
    expect(await complain(portal.url, { proof, feedback: 'Ieħor' })).toMatchObject({ status: 422, fields: ['proof'] });
    expect(await count()).toHaveLength(length);
  });

  it('is ours, done, and of the last twenty minutes', async () => {
    const { data } = await clientOf(portal.url).GET('/complaint/challenge');
    const challenge = data?.data as Challenge;
    const whole = JSON.parse(Buffer.from(solve(challenge), 'base64').toString()) as Record<string, unknown>;
    const packed = (part: object) => Buffer.from(JSON.stringify({ ...whole, ...part })).toString('base64');
    const later = challenge.salt.replace(/expires=\d+/, 'expires=9999999999');
    const wrong = [
      packed({ number: Number(whole['number']) + 1 }),
      packed({ signature: '0'.repeat(64) }),
      packed({ salt: later }),
      // The number's first digit at the end of the salt.
      packed({
        salt: `${challenge.salt}${String(whole['number'])[0]}`,
        number: Number(String(whole['number']).slice(1)),
      }),
      packed({ number: String(whole['number']) }),
      '',
      'null',
      'bnVsbA==',
    ];
    await releaseBrake(db);
    for (const proof of wrong)
      expect(await complain(portal.url, { proof })).toMatchObject({ status: 422, error: 'proof_invalid' });
    await moveClock(21 * 60);
    expect(await complain(portal.url, { proof: packed({}) })).toMatchObject({ status: 422, error: 'proof_invalid' });
    await sent();
  });
});

describe('abuse', () => {
  it('is slowed to one complaint in five seconds, and nothing is kept of anybody (S7)', async () => {
    const proofs = await Promise.all(Array.from({ length: 12 }, () => newProof(portal.url)));
    await releaseBrake(db);
    const nextAddress = addresses();
    const flood = (proof: string) =>
      complain(portal.url, { proof }, (request) => fetchFrom(nextAddress())(request as Request));
    const first = await Promise.all(proofs.map(flood));
    expect(first.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...proofs.slice(1).map(() => 429)]);
    const late = proofs.filter((_, at) => first[at]?.status === 429);
    expect(first.find(({ status }) => status === 429)).toMatchObject({ error: 'complaint_brake', retryAfter: 5 });
    await moveClock(4);
    expect((await flood(late[0] ?? '')).status).toBe(429);
    await moveClock(1);
    expect((await Promise.all(late.map(flood))).filter(({ status }) => status === 201)).toHaveLength(1);
    const brake = await db.selectFrom('complaint_brake').selectAll().execute();
    expect(brake.map((row) => Object.keys(row).sort())).toEqual([['next_at', 'singleton']]);
    // Nor the second of the last complaint, once the next may come.
    await moveClock(5);
    await fetch(`${portal.url}/test/sweep/rows`, { method: 'POST' });
    expect(await db.selectFrom('complaint_brake').selectAll().execute()).toEqual([]);
  });

  it('finds no complaint with guessed codes (S7)', async () => {
    const code = await sent();
    const letters = Array.from(CODE_LETTERS);
    const near = letters.flatMap((letter) =>
      [0, 6, 13, 23].map((at) => `${code.slice(0, at)}${letter}${code.slice(at + 1)}`),
    );
    const guesses = [...near.filter((guess) => guess !== code), '', '-', 'A'.repeat(100), '%', "' or true --"].filter(
      (guess) => guess !== '',
    );
    const answers = await Promise.all(guesses.map((guess) => read(guess)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

describe('files', () => {
  it('lose what cameras add and their names, and are sealed; the staff download them', async () => {
    await sent({
      files: [
        { bytes: await photoWithTraces(), type: 'image/jpeg' },
        { bytes: pdf(), type: 'application/pdf' },
      ],
    });
    const { data } = await staff.client.GET('/desk/complaints', {
      params: { query: { state: 'unassigned', limit: 50 } },
    });
    const cases = await Promise.all(
      (data?.data ?? []).map(({ id }) =>
        staff.client.GET('/desk/complaints/{complaint}', { params: { path: { complaint: id } } }),
      ),
    );
    const found = cases.find((each) => each.data?.data.messages[0]?.files.length === 2)?.data?.data;
    const files = found?.messages[0]?.files ?? [];
    expect(files.map(({ media_type }) => media_type)).toEqual(['image/jpeg', 'application/pdf']);
    const bytes = await Promise.all(
      files.map(async ({ id }) => {
        const answer = await fetch(`${portal.url}/api/desk/complaints/${found?.id}/files/${id}`, {
          headers: { authorization: `Bearer ${staff.token}` },
        });
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    expect(bytes.map(({ length }) => length)).toEqual(files.map(({ size }) => size));
    expect((await sharp(bytes[0]).metadata()).exif).toBeUndefined();
    expect(bytes[1]?.subarray(0, 5).toString()).toBe('%PDF-');
    for (const { id } of files) {
      const stored = await readFile(join(folder.path, 'files', id.slice(0, 2), id));
      expect([stored.includes(Buffer.from([0xff, 0xd8, 0xff])), stored.includes('%PDF')]).toEqual([false, false]);
    }
    // Kept as long as their complaint.
    await moveClock(2 * 3600);
    await fetch(`${portal.url}/test/sweep/files`, { method: 'POST' });
    expect((await readdir(join(folder.path, 'files'), { recursive: true })).length).toBeGreaterThan(0);
  });

  it('that are none are refused, and nothing is kept (C4)', async () => {
    const before = (await db.selectFrom('complaints').select('id').execute()).length;
    const proof = await newProof(portal.url);
    // All of them are tested in tests/api/uploads.test.ts.
    const some = (await hostileDocuments()).filter((_, at) => at % 8 === 0);
    expect(some.length).toBeGreaterThan(4);
    for (const { bytes, type } of some) {
      await releaseBrake(db);
      const { status, fields } = await complain(portal.url, { proof, files: [{ bytes, type }] });
      expect([status, fields]).toEqual([422, ['files']]);
    }
    expect((await db.selectFrom('complaints').select('id').execute()).length).toBe(before);
    await expect.poll(() => readdir(join(folder.path, 'uploads'))).toEqual([]);
  });
});

describe('time', () => {
  it('keeps what waits for it, and a year of what does not', async () => {
    const open = await sent();
    const closed = await sent({ feedback: 'Lest.' });
    const id = await caseOf('Lest.');
    await handle(id, { event: 'complaint.close', seen: '1' });
    const upkeep = () => fetch(`${portal.url}/test/sweep/rows`, { method: 'POST' });
    await moveClock(364 * 24 * 3600);
    await upkeep();
    expect((await read(closed)).status).toBe(200);
    await moveClock(2 * 24 * 3600);
    await upkeep();
    expect((await read(closed)).status).toBe(404);
    expect((await read(open)).status).toBe(200);
    const left = await db.selectFrom('transitions').select('id').where('row_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
