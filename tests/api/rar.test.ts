import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostileDocuments } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { cutUpload, wireOf } from '../support/raw-upload.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';
import { rushAnswers } from '../support/rar-autosaves.ts';
import { type Officer, beginReport, codeOf, officersOf } from '../support/rar-reports.ts';
import { useRar } from '../support/rar-portal.ts';

const rar = useRar();
const SUMMER = '2027-06-01T10:00:00Z';
const base = '/student-organisations/{id}/submissions';

const organisation = 'medika';
let officers: [Officer, Officer, Officer];
let report: string;
beforeAll(async () => {
  officers = [
    await rar.officer('medika', 'Ġanna'),
    await rar.officer('medika', 'Ċensu'),
    await rar.officer('medika', 'Ħalima'),
  ];
  report = await beginReport(officers[0], organisation);
});
afterEach(() => rar.setClock(SUMMER));

const { place, save, answerTo } = officersOf(organisation, () => report);

describe('beginning', () => {
  it('is once a year for an organisation, whoever comes first, and only while the report is open', async () => {
    expect(await beginReport(officers[1], organisation)).toBe(report);
    const other = await rar.officer('insiteu');
    const begin = (client: Officer['client']) => client.POST(base, { params: { path: { id: 'insiteu' } } });
    await rar.setClock('2027-05-02T21:59:59Z');
    expect(codeOf(await begin((await rar.again(other)).client))).toEqual([409, 'rar_not_open']);
    await rar.setClock('2027-06-30T22:00:00Z');
    expect(codeOf(await begin((await rar.again(other)).client))).toEqual([409, 'rar_closed']);
    await rar.setClock(SUMMER);
    expect(codeOf(await begin(officers[0].client))).toEqual([404, 'not_found']);
  });
});

describe('three officers on one draft (R1)', () => {
  it('never lose an answer that nobody was shown, however late, doubled and out of order it is saved', async () => {
    const question = 'officers';
    const { acknowledged, refused, lost } = await rushAnswers(
      { saves: 40, questions: [question], seed: 29 },
      async ({ officer, value, revision, key }) => {
        const { data, response } = await save(officers[officer] ?? officers[0], question, value, revision, key);
        if (data === undefined) expect(response.status).toBe(409);
        else expect(data.data.revision).toBe(revision + 1);
        return data?.data.revision;
      },
      async () => (await answerTo(officers[0], question)) ?? { value: null, revision: 0 },
    );
    expect(lost).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    const { data } = await officers[0].client.GET(`${base}/{rar_submission_id}/questions/{rar_question_id}/revisions`, {
      params: { path: { ...place(), rar_question_id: question } },
    });
    expect(data?.data.map(({ revision, value }) => [revision, value])).toEqual(
      [...(acknowledged.get(question) ?? [])].toSorted(([one], [other]) => other - one),
    );
  });

  it('hear who else is here, at which question, and what changed', async () => {
    const tell = ({ client }: Officer, question: string | null) =>
      client.POST(`${base}/{rar_report_id}/presence`, { params: { path: place() }, body: { question } });
    await tell(officers[1], 'statute');
    const { data } = await tell(officers[0], null);
    expect(data?.data.here).toEqual([{ name: expect.stringContaining('Ċensu'), question: 'statute' }]);
    expect(data?.data.revisions).toContainEqual({ question: 'officers', revision: expect.any(Number), files: 0 });
    await rar.setClock('2027-06-01T10:01:00Z');
    const later = await tell(await rar.again(officers[0]), null);
    expect(later.data?.data.here).toEqual([]);
  });

  it('are kept without what no database holds, and with the space that somebody writes on after', async () => {
    const { revision = 0 } = (await answerTo(officers[0], 'officers')) ?? {};
    const { data } = await save(officers[0], 'officers', 'half \ud83d, \0 nothing, \u202e turned 🎓 ', revision);
    expect(data?.data.value).toBe('half ,  nothing,  turned 🎓 ');
  });

  it('say what is wrong with a value, and keep nothing of it', async () => {
    const [officer] = officers;
    const wrong = async (question: string, value: unknown) => codeOf(await save(officer, question, value as string, 0));
    expect(await wrong('meetings', 'many')).toEqual([422, 'rar_wrong_kind']);
    expect(await wrong('contact', 'x'.repeat(201))).toEqual([422, 'rar_too_long']);
    expect(await wrong('paper', 'perhaps')).toEqual([422, 'rar_no_such_choice']);
    expect(await wrong('plans', [{ title: 'Mixja', date: '2026-01-01', people: 3 }])).toEqual([422, 'rar_row_date']);
    expect(await wrong('officers', { nothing: true })).toEqual([422, 'rar_wrong_kind']);
    expect(await wrong('no-such-question', 'x')).toEqual([404, 'not_found']);
    expect(await answerTo(officers[0], 'meetings')).toBeUndefined();
  });
});

describe('evidence (R4)', () => {
  const media = (question = 'statute') =>
    `/student-organisations/${organisation}/submissions/${report}/answers/${question}/media`;
  const send = (name: string, blob: Blob) => {
    const form = new FormData();
    form.append('files[]', blob, name);
    return upload<{ id: string; file_name: string; questions: string[] }[]>(
      `${rar.url()}/api${media()}`,
      officers[0].token,
      form,
    );
  };

  it('serves several answers, and goes with the last of them', async () => {
    const { status, data } = await send('Statut\u202e tal-għaqda.pdf', blobOf(pdf(), 'application/pdf'));
    expect([status, data[0]?.file_name]).toEqual([201, 'Statut tal-għaqda.pdf']);
    const fileId = data[0]?.id ?? '';
    const path = (question: string) => ({ ...place(), rar_answer_id: question, media_id: fileId });
    const at = `${base}/{rar_submission_id}/answers/{rar_answer_id}/media/{media_id}` as const;
    const { client } = officers[1];
    const reused = await client.PUT(at, { params: { path: path('election') } });
    expect(reused.data?.data[0]?.questions).toEqual(['election', 'statute']);
    const stranger = await rar.officer('insiteu');
    for (const question of ['election', 'statute']) {
      const foreign = await stranger.client.GET(at, { params: { path: path(question) }, parseAs: 'blob' });
      expect(foreign.response.status).toBe(404);
      expect((await client.DELETE(at, { params: { path: path(question) } })).response.status).toBe(204);
      expect((await client.GET(at, { params: { path: path(question) }, parseAs: 'blob' })).response.status).toBe(404);
    }
    expect(await rar.db().selectFrom('rar_files').select('id').execute()).toEqual([]);
  });

  it('that serves an answer with the most files already is none more', async () => {
    const ids = Array.from({ length: 41 }, () => randomUUID());
    const file = { report_id: report, name: 'Statut.pdf', media_type: 'application/pdf', size: 1000 };
    const added = { added_at: new Date(), user_id: officers[0].id };
    await rar
      .db()
      .insertInto('rar_files')
      .values(ids.map((id) => ({ id, ...file, ...added })))
      .execute();
    const serving = ids.slice(0, 40).map((file_id) => ({ report_id: report, question: 'contact', file_id }));
    await rar.db().insertInto('rar_evidence').values(serving).execute();
    const reuse = (media_id = '') =>
      officers[0].client.PUT(`${base}/{rar_submission_id}/answers/{rar_answer_id}/media/{media_id}`, {
        params: { path: { ...place(), rar_answer_id: 'contact', media_id } },
      });
    const { data } = await reuse(ids[0]);
    expect(data?.data).toHaveLength(40);
    expect(codeOf(await reuse(ids[40]))).toEqual([409, 'rar_too_many_files']);
    await rar.db().deleteFrom('rar_files').where('id', 'in', ids).execute();
  });

  it('leaves nothing behind when it is cut off, and takes nothing that is more than paper', async () => {
    const form = formOf({ files: [blobOf(pdf(), 'application/pdf')] });
    const { type, bytes } = await wireOf(form);
    for (let at = 1; at <= 10; at += 1) {
      const length = bytes.length;
      const cut = bytes.subarray(0, Math.floor((length * at) / 12));
      await cutUpload({ url: rar.url(), path: media(), token: officers[0].token, type, length }, cut);
    }
    const hostile = (await hostileDocuments()).slice(0, 12);
    for (const { name, type: mediaType, bytes: content } of hostile)
      expect([name, (await send(name, blobOf(content, mediaType))).status]).toEqual([name, 422]);
    expect(await rar.db().selectFrom('rar_files').select('id').execute()).toEqual([]);
  });
});
