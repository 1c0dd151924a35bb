import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, stagePerson } from '../support/accounts.ts';
import { clientOf } from '../support/client.ts';
import { byCode, complain, complainer } from '../support/complaining.ts';
import { photoWithTraces } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { isFull } from '../support/size.ts';
import { type Staff, stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';
import { blobOf, formOf } from '../support/forms.ts';

const {
  urls: [url],
  dataDir,
} = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

let staff: Staff;
const { sent, read, add, caseOf, handle } = complainer(() => ({ url, db, staff }));
beforeAll(async () => {
  staff = await stageStaff(db, url, 'complaints');
});

describe('a complaint without a name', () => {
  it('is not there under another code, which is said at the field', async () => {
    const { error } = await clientOf(url).GET('/complaints/anonymous', { params: byCode('ABCD-EFGH-JKLM') });
    expect(error).toMatchObject({
      code: 'complaint_code_unknown',
      errors: { code: [expect.stringContaining('no complaint')] },
    });
  });

  it('becomes a conversation with marks for what is new, and is closed and taken up again', async () => {
    const feedback = `Il-lift ma jaħdimx. ${randomUUID()}`;
    const code = await sent({ feedback, type: 'access' });
    const id = await caseOf(feedback);
    expect((await read(code)).complaint).toMatchObject({
      id: null,
      type: 'access',
      state: 'unassigned',
      can_write: true,
    });
    const assigned = await handle(id, { event: 'complaint.assign', assignee: staff.id });
    expect(assigned.case).toMatchObject({ state: 'in_progress', assigned_to: staff.id, name: null, email: null });
    expect((await handle(id, { event: 'complaint.assign', assignee: randomUUID() })).status).toBe(422);
    expect((await handle(id, { event: 'complaint.answer', seen: '1' })).status).toBe(422);
    expect((await handle(id, { event: 'complaint.answer', text: 'Qed jissewwa.' })).status).toBe(422);
    expect(await handle(id, { event: 'complaint.answer', seen: '0', text: 'Qed jissewwa.' })).toMatchObject({
      status: 409,
      error: 'complaint_unread',
    });
    await handle(id, { event: 'complaint.answer', seen: '1', text: 'Qed jissewwa.' });
    const marks = async () => {
      const { complaint } = await read(code);
      return complaint?.messages.map(({ from, is_new }) => `${from}${is_new ? ' new' : ''}`);
    };
    expect(await marks()).toEqual(['complainant', 'union new']);
    expect(await marks()).toEqual(['complainant', 'union']);
    const key = randomUUID();
    expect(await add(code, 'Grazzi, imma le.', { key })).toMatchObject({ status: 201 });
    expect(await add(code, 'Grazzi, imma le.', { key })).toMatchObject({ status: 201 });
    expect(await add(code, 'Nistgħu nitkellmu?', { key })).toMatchObject({ status: 422, error: 'key_reused' });
    expect(await marks()).toHaveLength(3);
    expect(await handle(id, { event: 'complaint.close', seen: '1' })).toMatchObject({ error: 'complaint_unread' });
    expect((await handle(id, { event: 'complaint.close', seen: '2' })).case).toMatchObject({
      state: 'closed',
      events: ['complaint.reopen'],
    });
    expect(await handle(id, { event: 'complaint.answer', seen: '2', text: 'x' })).toMatchObject({ status: 409 });
    await add(code, 'Għadu ma jaħdimx.');
    const { complaint } = await read(code);
    expect([complaint?.state, complaint?.messages.length]).toEqual(['in_progress', 4]);
    const last = await handle(id, { event: 'complaint.close', seen: '3' });
    const history = last.case?.history.map(({ event, by }) => [event, by]);
    const us = 'Ħarries Żerafa';
    expect(history).toEqual([
      ['complaint.assign', us],
      ['complaint.answer', us],
      ['complaint.write', null],
      ['complaint.close', us],
      ['complaint.write', null],
      ['complaint.close', us],
    ]);
  });

  it.runIf(isFull)('pages through its messages, and takes no more than twenty without an answer', async () => {
    const code = await sent();
    for (let n = 1; n < 20; n += 1) expect((await add(code, `${n}`)).status).toBe(201);
    expect(await add(code, 'wieħed żejjed')).toEqual({ status: 409, error: 'complaint_unanswered' });
    const { data } = await clientOf(url).GET('/complaints/anonymous', {
      params: { ...byCode(code), query: { page: 2, limit: 8 } },
    });
    expect([data?.meta, data?.data.messages[0]?.text]).toEqual([{ page: 2, limit: 8, total: 20, pages: 3 }, '8']);
  });
});

describe('files', () => {
  it('come with later messages of either side, and open for both and for nobody else', async () => {
    const feedback = `Bil-provi ${randomUUID()}`;
    const code = await sent({ feedback });
    const id = await caseOf(feedback);
    const photo = blobOf(await photoWithTraces());
    const key = randomUUID();
    for (const _ of [1, 2]) expect((await add(code, 'Ritratt.', { key, files: [photo, photo] })).status).toBe(201);
    await handle(id, { event: 'complaint.answer', seen: '2', text: 'Ir-regoli.' }, [blobOf(pdf(), 'application/pdf')]);
    const files = await db.selectFrom('complaint_files').select('id').where('complaint_id', '=', id).execute();
    expect(files).toHaveLength(3);

    const shown = (await read(code)).complaint?.messages ?? [];
    expect(shown.map(({ files }) => files.map(({ media_type }) => media_type))).toEqual([
      [],
      ['image/jpeg', 'image/jpeg'],
      ['application/pdf'],
    ]);
    const opened = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(`${url}/api${path}`, { headers });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const other = await sent();
    for (const { id: file, size } of shown.flatMap(({ files }) => files)) {
      const mine = await opened(`/complaints/anonymous/files/${file}`, { 'complaint-code': code });
      const theirs = await opened(`/desk/complaints/${id}/files/${file}`, { authorization: `Bearer ${staff.token}` });
      expect([mine.status, mine.bytes.length, mine.bytes.equals(theirs.bytes)]).toEqual([200, size, true]);
      expect((await opened(`/complaints/anonymous/files/${file}`, { 'complaint-code': other })).status).toBe(404);
      const kept = await readFile(join(dataDir, 'files', file.slice(0, 2), file));
      expect([
        kept.includes(Buffer.from([0xff, 0xd8, 0xff])),
        kept.includes('%PDF'),
        kept.includes('SpyPhone'),
      ]).toEqual([false, false, false]);
    }
    const [first] = shown[1]?.files ?? [];
    const { bytes } = await opened(`/complaints/anonymous/files/${first?.id}`, { 'complaint-code': code });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

describe('a complaint with a name', () => {
  let person: Person;
  beforeAll(async () => {
    person = await stagePerson(db, url, { first_name: 'Ġorġ', last_name: 'Ħanini' });
  });
  const mine = async () => (await person.client.GET('/auth/complaints')).data?.data ?? [];

  it('stands in the account, is answered there, and is nobody else’s', async () => {
    const key = randomUUID();
    const wish = { anonymous: 'false', feedback: 'Il-ħlas ġie tard.', type: 'stipend', token: person.token } as const;
    for (const _ of [1, 2])
      expect(await complain(url, { ...wish, headers: { 'idempotency-key': key } })).toMatchObject({
        status: 201,
      });
    const [entry] = await mine();
    expect(await mine()).toHaveLength(1);
    const id = entry?.id ?? '';
    const mail = nthMailTo(dataDir, person.email);
    const answer = `Naraw ${randomUUID()}`;
    expect((await handle(id, { event: 'complaint.answer', seen: '1', text: answer })).case).toMatchObject({
      name: 'Ġorġ Ħanini',
    });
    expect((await mail).text).not.toContain(answer);
    expect((await mail).text).toContain('/account/complaints');
    expect(await mine()).toMatchObject([{ state: 'answered', new_messages: 1 }]);
    const params = { path: { complaint: id } };
    expect((await person.client.GET('/auth/complaints/{complaint}', { params })).data?.data.messages).toMatchObject([
      { text: wish.feedback },
      { text: answer, is_new: true },
    ]);
    expect(await mine()).toMatchObject([{ new_messages: 0 }]);
    const other = await stagePerson(db, url);
    expect((await other.client.GET('/auth/complaints/{complaint}', { params })).response.status).toBe(404);
    const written = {
      params: { ...params, header: { 'Idempotency-Key': randomUUID() } },
      body: { text: 'Grazzi.' },
      bodySerializer: formOf,
    };
    for (const _ of [1, 2])
      expect((await person.client.POST('/auth/complaints/{complaint}/messages', written)).response.status).toBe(201);
    const { data } = await person.client.GET('/auth/complaints/{complaint}', { params });
    expect([data?.data.state, data?.data.messages.length]).toEqual(['in_progress', 3]);
    await staff.client.GET('/desk/complaints/{complaint}', { params });
    const seen = await db.selectFrom('staff_views').select('what').where('subject_id', '=', person.id).execute();
    expect(seen).toContainEqual({ what: 'complaints' });
    // The answer stored for repeats reveals nothing of it.
    const kept = await db.selectFrom('idempotency_keys').select('response').where('user_id', '=', person.id).execute();
    expect([kept.length > 0, JSON.stringify(kept).includes(wish.feedback)]).toEqual([true, false]);
  });

  it('needs somebody who is signed in, a kind that there is, and comes ten times a day', async () => {
    const wish = { anonymous: 'false', token: person.token } as const;
    expect((await complain(url, { anonymous: 'false' })).status).toBe(401);
    expect((await complain(url, { ...wish, token: 'nobody' })).status).toBe(401);
    expect(await complain(url, { ...wish, type: 'noise' })).toMatchObject({ status: 422, fields: ['type'] });
    expect(await complain(url, { ...wish, feedback: ' \n ' })).toMatchObject({ fields: ['feedback'] });
    for (let n = (await mine()).length; n < 10; n += 1) expect((await complain(url, wish)).status).toBe(201);
    expect(await complain(url, wish)).toMatchObject({ status: 429, error: 'complaints_many' });
  });
});

describe('the desk', () => {
  it('counts by kind, without a text', async () => {
    const { data } = await staff.client.GET('/desk/complaints/statistics');
    const stipend = data?.data.find(({ type }) => type === 'stipend');
    // Counts this file's own only: no other test complains about this.
    expect(stipend).toEqual({
      type: 'stipend',
      type_name: 'Stipends and fees',
      total: 1,
      anonymous: 0,
      waiting: 1,
      answered: 0,
      closed: 0,
    });
  });
});
