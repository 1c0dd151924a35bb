import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/portal.gen.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import type { RarReportState } from '../../server/kernel/db/rar-tables.ts';
import { rarLife } from '../../server/kernel/lifecycle/lives.ts';
import { makeOfficer } from './accounts.ts';
import { stageSession } from './actors.ts';
import type { Client } from './client.ts';
import type { Signed } from './own-portal.ts';

/** Somebody who acts for an organisation; their token is good at the time of the portal's clock. */
export type Officer = Signed & { token: string; client: Client };
/** Somebody who counts points. */
export type Reader = { id: string; client: Client };

/** An officer of an organisation, logged in. */
export async function stageOfficer(db: Database, organisation: string, first_name = 'Żaren'): Promise<Signed> {
  const email = `${randomUUID()}@su.uni.example`;
  const session = await stageSession(db, { user_type: 'organisation', email, first_name });
  await makeOfficer(db, session, organisation);
  return session;
}

/** A report, about 2025 unless told, that was sent and is being read; it answers the number of members, and shows nothing for it. */
export async function stageSentReport(
  db: Database,
  organisation: string,
  at = new Date(0),
  year = 2025,
): Promise<string> {
  const id = randomUUID();
  const moments = { submitted_at: at, returned_until: null, created_at: at, changed_at: at };
  await db
    .insertInto('rar_reports')
    .values({ id, organisation, year, state: 'draft', ...moments })
    .execute();
  await db
    .insertInto('rar_answers')
    .values({ report_id: id, question: 'member-count', value: '57', revision: 1, written_at: at, user_id: null })
    .execute();
  await db.updateTable('rar_reports').set({ state: 'under_review' }).where('id', '=', id).execute();
  return id;
}

/**
 * The published results of a year with one report, of 25 points for its members; appeals can be made until a day after `now`. Returns what takes
 * them away again.
 */
export async function stageResults(
  db: Database,
  organisation: string,
  year: number,
  now = new Date(),
  reason = 'The list names 57.',
): Promise<() => Promise<void>> {
  const report_id = await stageSentReport(db, organisation, new Date(0), year);
  const award = { question: 'member-count', points: 25, reason, user_id: null, awarded_at: now };
  await db
    .insertInto('rar_awards')
    .values({ report_id, ...award })
    .execute();
  const appeals_until = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('rar_reports').set({ state: 'published' }).where('id', '=', report_id).execute();
    await trx.insertInto('rar_publications').values({ year, published_at: now, appeals_until }).execute();
  });
  return async () => {
    await db.deleteFrom('rar_reports').where('id', '=', report_id).execute();
    await db.deleteFrom('rar_wishes').where('year', '=', year).execute();
    await db.deleteFrom('rar_publications').where('year', '=', year).execute();
  };
}

/** A report of some organisation that the person counted points of, appealed against, wished a room for, and gave one. */
export async function stageJudge(db: Database, { id: user_id }: { id: string }): Promise<void> {
  const then = new Date(0);
  const report = {
    organisation: `club-${user_id.slice(0, 8)}`,
    year: 1999,
    state: 'under_review' as const,
    submitted_at: then,
  };
  const { id: report_id } = await db
    .insertInto('rar_reports')
    .values({ ...report, returned_until: null, created_at: then, changed_at: then })
    .returning('id')
    .executeTakeFirstOrThrow();
  const points = { report_id, question: 'statute', points: 1, user_id };
  await db
    .insertInto('rar_scores')
    .values({ ...points, note: null, scored_at: then })
    .execute();
  await db
    .insertInto('rar_awards')
    .values({ ...points, reason: 'Tajjeb', awarded_at: then })
    .execute();
  await db
    .insertInto('rar_appeals')
    .values({ report_id, question: 'statute', text: 'Għaliex?', made_at: then, user_id, points_before: 1 })
    .execute();
  const place = { year: 1999, organisation: `club-${user_id.slice(0, 8)}` };
  await db
    .insertInto('rar_wishes')
    .values({ ...place, rooms: '[]', user_id, changed_at: then })
    .execute();
  const turn = 1 + Number.parseInt(user_id.slice(0, 7), 16);
  await db
    .insertInto('rar_rooms')
    .values({ ...place, turn, room: null, given_at: then, user_id })
    .execute();
}

/** Puts a report about 2026 into a state, and publishes that year's results or takes them back, as the tables demand. */
export async function bringReportTo(db: Database, id: string, state: RarReportState): Promise<void> {
  const moments = {
    submitted_at: new Date('2027-06-01T10:00:00Z'),
    returned_until: new Date('2027-08-01T10:00:00Z'),
    requests: JSON.stringify([{ question: 'contact', reason: 'Which Ġanna?' }]),
  };
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('rar_publications').execute();
    await trx
      .updateTable('rar_reports')
      .set({ ...moments, state })
      .where('id', '=', id)
      .execute();
    if (!rarLife.is(state, 'isPublished')) return;
    const [published_at, appeals_until] = [new Date('2027-06-01T10:00:00Z'), new Date('2027-09-22T10:00:00Z')];
    await trx.insertInto('rar_publications').values({ year: 2026, published_at, appeals_until }).execute();
  });
}

/** Begins the report of an organisation. Returns its id. */
export async function beginReport({ client }: Pick<Officer, 'client'>, organisation: string): Promise<string> {
  const { data, error } = await client.POST('/student-organisations/{id}/submissions', {
    params: { path: { id: organisation } },
  });
  if (data === undefined) throw new Error(`The report was not begun: ${error?.code}`);
  return data.data.id;
}

type Question = {
  slug: string;
  kind: 'text' | 'number' | 'choice' | 'events' | 'evidence';
  options: { slug: string }[];
  next_year: boolean;
};

/** Something that answers a question of the report about 2026; evidence is put into the tables. */
const valueFor = ({ kind, options, next_year }: Question) => {
  switch (kind) {
    case 'number':
      return 12;
    case 'choice':
      return options[0]?.slug ?? '';
    case 'events':
      return [{ title: 'Lejla bil-Malti', date: next_year ? '2027-10-01' : '2026-11-20', people: 40 }];
    default:
      return 'Sibna ħbieb ġodda.';
  }
};

/** Answers every question, through the portal but for the files. */
export async function answerAll(
  db: Database,
  officer: Pick<Officer, 'id' | 'client'>,
  organisation: string,
  report: string,
): Promise<void> {
  const { client, id: user_id } = officer;
  const { data } = await client.GET('/student-organisations/{id}/submissions/{rar_report_id}/report', {
    params: { path: { id: organisation, rar_report_id: report } },
  });
  const given = data?.data ?? { sections: [], answers: [] };
  for (const question of given.sections.flatMap(({ questions }) => questions)) {
    const standing = given.answers.find((answer) => answer.question === question.slug);
    if (question.kind === 'evidence') {
      const id = randomUUID();
      const file = { id, report_id: report, name: 'Statut.pdf', media_type: 'application/pdf', size: 1000 };
      await db
        .insertInto('rar_files')
        .values({ ...file, added_at: new Date(), user_id })
        .execute();
      await db.insertInto('rar_evidence').values({ report_id: report, question: question.slug, file_id: id }).execute();
    } else if (standing?.value == null) {
      await client.POST('/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}', {
        params: { path: { id: organisation, rar_submission_id: report, rar_question_id: question.slug } },
        body: { value: valueFor(question), revision: standing?.revision ?? 0 },
      });
    }
  }
}

export const slugs = [
  'officers',
  'contact',
  'statute',
  'meetings',
  'member-count',
  'election',
  'general-meeting',
] as const;
export type Slug = (typeof slugs)[number];

/** Gives points as a reader; answers with the code of the refusal, or the case. */
export async function score({ client }: Reader, report: string, question: Slug, points: number, note?: string) {
  const { data, error } = await client.PUT('/desk/rar/reports/{report}/scores/{question}', {
    params: { path: { report, question } },
    body: { points, ...(note !== undefined && { note }) },
  });
  return error?.code ?? data?.data;
}

/** Scores every question of a report alike by both readers, and settles it: `extra` more points for the statute. */
export async function countAll(readers: readonly Reader[], report: string, extra = 0): Promise<void> {
  for (const reader of readers)
    for (const slug of slugs) await score(reader, report, slug, slug === 'statute' ? 1 + extra : 1);
  const [first] = readers;
  await first?.client.POST('/desk/rar/reports/{report}', {
    params: { path: { report } },
    body: { event: 'report.settle' },
  });
}

type Schemas = components['schemas'];
type Case = Schemas['RarCase'];
type Caller = { client: Client };
type Refused = { response: Response; error?: { code: string } | undefined };

const base = '/student-organisations/{id}/submissions';

/** The status of an answer, and the code of its refusal. */
export const codeOf = ({ response, error }: Refused) => [response.status, error?.code];

/** The officers' calls about the report of an organisation; `report` is its id. */
export function officersOf(organisation: string, report: () => string) {
  const place = () => ({ id: organisation, rar_report_id: report(), rar_submission_id: report() });
  const read = async ({ client }: Caller) => {
    const { data } = await client.GET(`${base}/{rar_report_id}/report`, { params: { path: place() } });
    if (data === undefined) throw new Error('The report was not read');
    return data.data;
  };
  return {
    place,
    read,
    answerTo: async (caller: Caller, question: string) =>
      (await read(caller)).answers.find((each) => each.question === question),
    save: ({ client }: Caller, question: string, value: string, revision: number, key?: string) =>
      client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
        params: {
          path: { ...place(), rar_question_id: question },
          ...(key !== undefined && { header: { 'Idempotency-Key': key } }),
        },
        body: { value, revision },
      }),
    submit: ({ client }: Caller) => client.POST(`${base}/{rar_report_id}/submit`, { params: { path: place() } }),
    withdraw: ({ client }: Caller) => client.POST(`${base}/{rar_report_id}/withdraw`, { params: { path: place() } }),
  };
}

/** A question of a report at the desk. Throws if the report couldn't be opened. */
export const questionIn = (found: Case | string | undefined, slug: string) => {
  if (typeof found !== 'object') throw new Error(`No case, but ${found}`);
  return found.sections.flatMap(({ questions }) => questions).find((question) => question.slug === slug);
};

/** A report as a reader sees it. */
export const openCase = async ({ client }: Reader, report: string) =>
  (await client.GET('/desk/rar/reports/{report}', { params: { path: { report } } })).data?.data;

/** Changes the state of a report at the desk; answers with the code of the refusal, or the new state. */
export async function act({ client }: Reader, report: string, body: Schemas['RarCaseChange']) {
  const { data, error } = await client.POST('/desk/rar/reports/{report}', { params: { path: { report } }, body });
  return error?.code ?? data?.data.state;
}

/** Publishes the results about 2025; answers with the code of the refusal, or the year. */
export async function publish({ client }: Reader) {
  const { data, error } = await client.POST('/desk/rar/years/{year}/publication', { params: { path: { year: 2025 } } });
  return error?.code ?? data?.data;
}
