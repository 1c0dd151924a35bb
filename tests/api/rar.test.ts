import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RarReportEvent, rarReportMachine } from '../../machines/rar-report/rar-report.machine.ts';
import type { RarReportState } from '../../server/kernel/db/rar-tables.ts';
import { rarLife } from '../../server/kernel/lifecycle/lives.ts';
import { stageSession } from '../support/actors.ts';
import { clientOf } from '../support/client.ts';
import { hostileDocuments } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { cutUpload, wireOf } from '../support/raw-upload.ts';
import { blobOf, formOf, upload } from '../support/upload.ts';
import { rushAnswers } from '../support/rar-autosaves.ts';
import { answerAll, beginReport, bringReportTo, type Officer } from '../support/rar-reports.ts';
import { useRar } from '../support/use-rar.ts';

const rar = useRar();
const SUMMER = '2027-06-01T10:00:00Z';
const DEADLINE = Date.parse('2027-06-30T22:00:00Z');
const base = '/student-organisations/{id}/submissions';

let organisation = 'medika';
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

const placeOf = (id = report) => ({ id: organisation, rar_report_id: id, rar_submission_id: id });
const save = ({ client }: Pick<Officer, 'client'>, question: string, value: string, revision: number, key?: string) =>
  client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
    params: {
      path: { ...placeOf(), rar_question_id: question },
      ...(key !== undefined && { header: { 'Idempotency-Key': key } }),
    },
    body: { value, revision },
  });
const submit = ({ client }: Pick<Officer, 'client'>) =>
  client.POST(`${base}/{rar_report_id}/submit`, { params: { path: placeOf() } });
const withdraw = ({ client }: Pick<Officer, 'client'>) =>
  client.POST(`${base}/{rar_report_id}/withdraw`, { params: { path: placeOf() } });
const read = async ({ client }: Pick<Officer, 'client'> = officers[0]) => {
  const { data } = await client.GET(`${base}/{rar_report_id}/report`, { params: { path: placeOf() } });
  if (data === undefined) throw new Error('The report was not read');
  return data.data;
};
const answerTo = async (question: string) => (await read()).answers.find((each) => each.question === question);
const codeOf = ({ response, error }: { response: Response; error?: { code: string } | undefined }) => [
  response.status,
  error?.code,
];

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
      async () => (await answerTo(question)) ?? { value: null, revision: 0 },
    );
    expect(lost).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    const { data } = await officers[0].client.GET(`${base}/{rar_submission_id}/questions/{rar_question_id}/revisions`, {
      params: { path: { ...placeOf(), rar_question_id: question } },
    });
    expect(data?.data.map(({ revision, value }) => [revision, value])).toEqual(
      [...(acknowledged.get(question) ?? [])].toSorted(([one], [other]) => other - one),
    );
  });

  it('hear who else is here, at which question, and what changed', async () => {
    const tell = ({ client }: Officer, question: string | null) =>
      client.POST(`${base}/{rar_report_id}/presence`, { params: { path: placeOf() }, body: { question } });
    await tell(officers[1], 'statute');
    const { data } = await tell(officers[0], null);
    expect(data?.data.here).toEqual([{ name: expect.stringContaining('Ċensu'), question: 'statute' }]);
    expect(data?.data.revisions).toContainEqual({ question: 'officers', revision: expect.any(Number), files: 0 });
    await rar.setClock('2027-06-01T10:01:00Z');
    const later = await tell(await rar.again(officers[0]), null);
    expect(later.data?.data.here).toEqual([]);
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
    expect(await answerTo('meetings')).toBeUndefined();
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
    const path = (question: string) => ({ ...placeOf(), rar_answer_id: question, media_id: fileId });
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

describe('sending', () => {
  it('names every answer that is missing, and takes the whole', async () => {
    const { error, response } = await submit(officers[0]);
    expect([response.status, error?.code]).toEqual([422, 'rar_incomplete']);
    expect(Object.keys(error?.errors ?? {})).toContain('statute');
    expect(Object.keys(error?.errors ?? {})).not.toContain('officers');
    await answerAll(rar.db(), officers[0], organisation, report);
    expect((await submit(officers[1])).data?.data).toMatchObject({ state: 'submitted', can_write: false });
    expect(codeOf(await save(officers[0], 'contact', 'Somebody else', 1))).toEqual([409, 'rar_sent']);
    expect((await withdraw(officers[0])).data?.data.state).toBe('withdrawn');
  });

  it('is refused by the database too, whatever asks for it', async () => {
    const change = (state: 'submitted' | 'withdrawn') =>
      rar.db().updateTable('rar_reports').set({ state }).where('id', '=', report).execute();
    await change('submitted');
    const written = rar.db().updateTable('rar_answers').set({ revision: 99, value: '"later"' });
    await expect(written.where('report_id', '=', report).execute()).rejects.toThrow(/can't be written/);
    await expect(rar.db().deleteFrom('rar_evidence').where('report_id', '=', report).execute()).rejects.toThrow(
      /stays/,
    );
    await change('withdrawn');
    await expect(written.where('report_id', '=', report).execute()).rejects.toThrow(/is not the next/);
  });

  it('is in time until the deadline by the server’s clock, and refused with the reason after it (R2)', async () => {
    await rar.setClock(new Date(DEADLINE - 1000).toISOString());
    const early = await rar.again(officers[0]);
    expect((await submit(early)).response.status).toBe(200);
    expect((await withdraw(early)).response.status).toBe(200);
    await rar.setClock(new Date(DEADLINE + 1000).toISOString());
    const late = await rar.again(officers[0]);
    expect(codeOf(await submit(late))).toEqual([409, 'rar_closed']);
    expect(codeOf(await save(late, 'contact', 'Too late', 1))).toEqual([409, 'rar_closed']);
    expect(await read(late)).toMatchObject({ summary: { state: 'withdrawn', can_submit: false, can_write: false } });
    await rar.setClock(new Date(DEADLINE - 500).toISOString());
    const again = await rar.again(officers[0]);
    await submit(again);
    await rar.setClock(new Date(DEADLINE).toISOString());
    expect(codeOf(await withdraw(await rar.again(officers[0])))).toEqual([409, 'rar_closed']);
    await rar.sweep();
    const swept = await rar.db().selectFrom('rar_reports').select('state').where('id', '=', report).executeTakeFirst();
    expect(swept?.state && rarLife.is(swept.state, 'canScore')).toBe(true);
  });

  it('what was never sent is closed at the deadline, and says so', async () => {
    const late = await rar.officer('pont');
    const id = await beginReport(late, 'pont');
    await rar.setClock(new Date(DEADLINE).toISOString());
    await rar.sweep();
    const { client } = await rar.again(late);
    const { data } = await client.GET(base, { params: { path: { id: 'pont' } } });
    expect(data?.data).toMatchObject([{ id, state: 'closed', can_write: false }]);
  });
});

describe('every event in every state (R3)', () => {
  const bringTo = (state: RarReportState) => bringReportTo(rar.db(), report, state);
  const events: Record<
    string,
    { event: RarReportEvent; send: (officer: Pick<Officer, 'client'>) => Promise<{ response: Response }> }
  > = {
    'the answer that was asked for': {
      event: { type: 'answer.write', isInTime: true, isAskedFor: true },
      send: async (officer) => save(officer, 'contact', randomUUID(), (await answerTo('contact'))?.revision ?? 0),
    },
    'another answer': {
      event: { type: 'answer.write', isInTime: true, isAskedFor: false },
      send: async (officer) => save(officer, 'officers', randomUUID(), (await answerTo('officers'))?.revision ?? 0),
    },
    sending: { event: { type: 'report.submit', isInTime: true }, send: submit },
    withdrawing: { event: { type: 'report.withdraw', isInTime: true }, send: withdraw },
  };
  const cases = rarLife.states.flatMap((state) => Object.keys(events).map((name) => ({ state, name })));

  it.each(cases)('$name in $state', async ({ state, name }) => {
    const each = events[name];
    if (each === undefined) throw new Error(`There is no ${name}`);
    await bringTo(state);
    const isLegal = rarReportMachine.resolveState({ value: state }).can(each.event);
    expect((await each.send(officers[0])).response.status).toBe(isLegal ? 200 : 409);
  });

  it('is refused to another organisation and to students in all of them', async () => {
    const stranger = await rar.officer('insiteu');
    const student = clientOf(rar.url(), await stageSession(rar.db()));
    for (const { send } of Object.values(events)) {
      expect((await send(stranger)).response.status).toBe(404);
      expect([401, 403]).toContain((await send({ client: student })).response.status);
    }
  });

  it('nobody outside learns that the points are settled before they are published', async () => {
    await bringTo('scored');
    expect((await read()).summary.state).toBe('under_review');
  });
});
