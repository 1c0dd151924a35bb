import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { type Session, stageSession } from '../support/actors.ts';
import { clientOf } from '../support/client.ts';
import { photo, photoWithTraces } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { openStage } from '../support/stage.ts';
import { namesOfFiles } from '../support/stage-life.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';

type Profile = components['schemas']['Profile'];
type CareerFile = components['schemas']['CareerFile'];

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

const key = () => ({ 'idempotency-key': randomUUID() });
const fetchAs = ({ token }: Session, path: string) =>
  fetch(`${urls[1]}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
/** A person's files according to the rows, and those of them on the disk. */
async function filesOf({ id }: Session): Promise<{ rows: string[]; onDisk: string[] }> {
  const rows = await db.selectFrom('files').select('id').where('user_id', '=', id).orderBy('id').execute();
  const ids = rows.map((row) => row.id);
  return { rows: ids, onDisk: await amongFiles(ids) };
}
async function amongFiles(ids: string[]): Promise<string[]> {
  const names = new Set(await namesOfFiles(dataDir));
  return ids.filter((id) => names.has(id));
}

describe('the profile picture', () => {
  const set = (person: Session, fields: Record<string, string | Blob>, headers = {}) =>
    upload<Profile>(`${urls[0]}/api/auth/profile-picture`, person.token, formOf(fields), headers);

  it('is cut to a square and written anew, without what the camera added (C4)', async () => {
    const person = await stageSession(db);
    const { status, data } = await set(person, { profile_picture: blobOf(await photoWithTraces()) });
    expect(status).toBe(200);
    const answer = await fetchAs(person, data.profile_picture ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toMatch(/^private, .*immutable$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(bytes.toString('latin1')).not.toMatch(/Exif|SpyPhone|Tracker/);
    expect((await clientOf(urls[1], person).GET('/auth/me')).data?.data.profile_picture).toBe(data.profile_picture);
  });

  it('keeps the square that was chosen, and refuses one that is told in part or lies outside', async () => {
    const person = await stageSession(db);
    const half = { width: 200, height: 200, channels: 3 as const };
    const red = await sharp({ create: { ...half, background: '#f00' } })
      .png()
      .toBuffer();
    const blueWithRed = sharp({ create: { ...half, width: 400, background: '#00f' } });
    const picture = blobOf(
      await blueWithRed
        .composite([{ input: red, left: 200, top: 0 }])
        .png()
        .toBuffer(),
    );
    const square = (crop_x: string, crop_size = '200') => ({
      profile_picture: picture,
      crop_x,
      crop_y: '0',
      crop_size,
    });
    const { data } = await set(person, square('200'));
    const seen = Buffer.from(await (await fetchAs(person, data.profile_picture ?? '')).arrayBuffer());
    const { dominant } = await sharp(seen).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(50);
    expect(await set(person, square('300'))).toMatchObject({ status: 422, errors: ['crop_size'] });
    const part = await set(person, { profile_picture: picture, crop_x: '3' });
    expect(part).toMatchObject({ status: 422, errors: ['crop_y', 'crop_size'] });
  });

  it('goes when another comes, or when it is removed: from the disk too', async () => {
    const person = await stageSession(db);
    const first = await set(person, { profile_picture: blobOf(await photo()) });
    const before = await filesOf(person);
    const again = key();
    const second = await set(person, { profile_picture: blobOf(await photo()) }, again);
    expect(second.data.profile_picture).not.toBe(first.data.profile_picture);
    expect(await amongFiles(before.rows)).toEqual([]);
    const { rows, onDisk } = await filesOf(person);
    expect([rows.length, onDisk]).toEqual([1, rows]);
    // A picture that was replaced belongs to nobody any more.
    expect((await fetchAs(person, first.data.profile_picture ?? '')).headers.get('cache-control')).toMatch(/no-store/);
    const client = clientOf(urls[0], person);
    expect((await client.DELETE('/auth/profile-picture')).data?.data.profile_picture).toBeNull();
    expect(await amongFiles(rows)).toEqual([]);
    expect((await filesOf(person)).rows).toEqual([]);
    expect((await client.GET('/auth/profile-picture')).response.status).toBe(404);
    expect((await client.DELETE('/auth/profile-picture')).response.status).toBe(200);
  });

  it('sent twice with one key is one picture; twenty at once leave one (A13)', async () => {
    const person = await stageSession(db);
    const [again, bytes] = [key(), await photo()];
    const twice = await Promise.all([0, 1].map(() => set(person, { profile_picture: blobOf(bytes) }, again)));
    expect(new Set(twice.map(({ data }) => data.profile_picture)).size).toBe(1);
    const other = await set(person, { profile_picture: blobOf(await photo()) }, again);
    expect([other.status, other.code]).toEqual([422, 'key_reused']);
    const [kept] = (await filesOf(person)).onDisk;
    expect(twice[0]?.data.profile_picture).toContain(kept ?? 'nothing');
    const many = Array.from({ length: 20 }, () => set(person, { profile_picture: blobOf(bytes) }));
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const { rows, onDisk } = await filesOf(person);
    expect([rows.length, onDisk.length]).toEqual([1, 1]);
    const { picture_id } = await db
      .selectFrom('users')
      .select('picture_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(picture_id).toBe(rows[0]);
  });

  it('is a JPG or PNG', async () => {
    const person = await stageSession(db);
    const svg = blobOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png');
    for (const profile_picture of [svg, blobOf(pdf(), 'image/jpeg'), blobOf(Buffer.alloc(0))])
      expect(await set(person, { profile_picture })).toMatchObject({ status: 422, errors: ['profile_picture'] });
    expect((await filesOf(person)).rows).toEqual([]);
  });
});

describe('career documents', () => {
  const add = (person: Session, file_name: string, file = blobOf(pdf(), 'application/pdf'), headers = {}) =>
    upload<CareerFile>(`${urls[0]}/api/auth/career/files`, person.token, formOf({ file, file_name }), headers);
  const list = async (person: Session) => (await clientOf(urls[1], person).GET('/auth/career/files')).data?.data ?? [];
  const download = (person: Session, id: string) => fetchAs(person, `/auth/career/files/${id}`);

  it('are kept, listed, given back as they were written anew, and removed from the disk too', async () => {
    const person = await stageSession(db);
    const first = await add(person, 'Ċurrikulu tal-Ħajja');
    expect(first).toMatchObject({ status: 201, data: { media_type: 'application/pdf' } });
    const second = await add(person, 'Ċertifikat.JPG', blobOf(await photo()));
    expect(second.data.media_type).toBe('image/jpeg');
    expect(new Set((await list(person)).map(({ id }) => id))).toEqual(new Set([first.data.id, second.data.id]));
    const answer = await download(person, first.data.id);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(kept).toHaveLength(first.data.size);
    expect((await PDFDocument.load(kept)).getPageCount()).toBe(1);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    const client = clientOf(urls[1], person);
    const remove = (headers = {}) =>
      client.DELETE('/auth/career/files/{fileId}', { params: { path: { fileId: first.data.id } }, headers });
    const again = key();
    expect([(await remove(again)).response.status, (await remove(again)).response.status]).toEqual([204, 204]);
    expect(await amongFiles([first.data.id, second.data.id])).toEqual([second.data.id]);
    expect((await remove()).response.status).toBe(404);
    expect((await download(person, first.data.id)).status).toBe(404);
    expect((await list(person)).map(({ id }) => id)).toEqual([second.data.id]);
  });

  it('keep their names, whatever stands in them, on one line of the header (C5, C6)', async () => {
    const person = await stageSession(db);
    const names = [
      'Ċ ġ ħ ż; filename="x.exe"',
      'a\r\nSet-Cookie: x=1',
      "=cmd|' /C calc'!A1",
      '../../etc/passwd',
      '50% %00 ò',
    ];
    for (const name of names) {
      const { status, data } = await add(person, name);
      expect(status).toBe(201);
      expect(data.file_name).toBe(name.replaceAll(/\s+/g, ' '));
      const { headers } = await download(person, data.id);
      expect(headers.get('set-cookie')).toBeNull();
      const [, told] = /^attachment; filename="document\.pdf"; filename\*=UTF-8''([\w.~!%-]+)$/.exec(
        headers.get('content-disposition') ?? '',
      ) ?? ['', ''];
      expect(decodeURIComponent(told ?? '')).toBe(`${data.file_name}.pdf`);
    }
    for (const name of [' ', '\u202e', 'x\u0000y', '...'])
      expect(await add(person, name)).toMatchObject({ status: 422, errors: ['file_name'] });
  });

  it('have names of a bounded length, and what is too long is named', async () => {
    const person = await stageSession(db);
    expect(await add(person, 'Ħ'.repeat(121))).toMatchObject({ status: 400, errors: ['file_name'] });
    expect(await add(person, 'Ħ'.repeat(64 * 1024))).toMatchObject({ status: 413, errors: ['file_name'] });
    expect(await list(person)).toEqual([]);
  });

  it('are twenty at most, however many come at once', async () => {
    const person = await stageSession(db);
    const answers = await Promise.all(Array.from({ length: 26 }, (_, at) => add(person, `Dokument ${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'too_many_files')).toHaveLength(6);
    const { rows, onDisk } = await filesOf(person);
    expect([rows.length, onDisk.length]).toEqual([20, 20]);
  });

  it('are not for organisations, nor for whoever has not finished the registration', async () => {
    const organisation = await stageSession(db, { user_type: 'organisation', roles: ['organisation'] });
    const newcomer = await stageSession(db, { registered: false });
    expect((await add(organisation, 'CV')).code).toBe('forbidden');
    expect((await add(newcomer, 'CV')).code).toBe('not_registered');
  });
});
