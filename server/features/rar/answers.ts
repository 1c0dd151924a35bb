import { isDeepStrictEqual } from 'node:util';
import { problemWith } from '../../../machines/rar-report/questions.ts';
import { byName } from '../../kernel/db/by-name.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { questionOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { writable } from '../../kernel/http/written-text.ts';
import { nameIfAny } from '../../kernel/staff/names.ts';
import { readFiles } from './evidence.ts';
import { demandWriting, lockReport, type Place, type RarDeps, type ReportRow } from './reports.ts';

type Answer = Schemas['RarAnswer'];
type Value = Answer['value'];

/** The answers of a report that were ever saved or have files. */
export async function readAnswers(db: Queryable, report: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('rar_answers')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['question', 'value', 'revision', 'written_at', 'first_name', 'last_name'])
    .where('report_id', '=', report)
    .execute();
  const files = await readFiles(db, report);
  const questions = new Set([...rows.map(({ question }) => question), ...files.flatMap((file) => file.questions)]);
  return [...questions].map((question) => {
    const row = rows.find((each) => each.question === question);
    return {
      question,
      value: (row?.value ?? null) as Value,
      revision: row?.revision ?? 0,
      written_at: row?.written_at.toISOString() ?? null,
      written_by: row === undefined ? null : nameIfAny(row),
      files: files.filter((file) => file.questions.includes(question)),
    };
  });
}

/** One answer as it stands; nothing yet is an answer too. */
export async function readAnswer(db: Queryable, report: string, question: string): Promise<Answer> {
  const found = (await readAnswers(db, report)).find((each) => each.question === question);
  return found ?? { question, value: null, revision: 0, written_at: null, written_by: null, files: [] };
}

/** An answer without what the database refuses. The space around it stays: somebody may be writing on. */
function writableValue(value: Value): Value {
  if (typeof value === 'string') return writable(value);
  return Array.isArray(value) ? value.map((event) => ({ ...event, title: writable(event.title) })) : value;
}

/**
 * Saves an answer that follows the revision that its writer has seen. Throws 422 for a value that is none, and 409 if the report can't
 * change any more, or somebody saved another meanwhile. The value that stands already is no new revision.
 */
export async function saveAnswer(
  deps: RarDeps,
  trx: Trx,
  place: Place,
  { question: slug, value: given, revision }: { question: string; value: Value; revision: number },
): Promise<void> {
  const row = await lockReport(trx, place);
  const question = questionOf(yearOf(deps, row.year), slug);
  demandWriting(deps, row, slug);
  const value = writableValue(given);
  const problem = problemWith(question, value, row.year);
  if (problem !== undefined) throw new Problem(422, problem, { fields: { value: [problem] } });
  const standing = await trx
    .selectFrom('rar_answers')
    .select(['value', 'revision'])
    .where('report_id', '=', row.id)
    .where('question', '=', slug)
    .executeTakeFirst();
  if (isDeepStrictEqual(standing?.value ?? null, value)) return;
  if ((standing?.revision ?? 0) !== revision) throw new Problem(409, 'rar_changed_meanwhile');
  const written = {
    value: value === null ? null : JSON.stringify(value),
    revision: revision + 1,
    written_at: deps.clock.now(),
    user_id: place.user.id,
  };
  await trx
    .insertInto('rar_answers')
    .values({ report_id: row.id, question: slug, ...written })
    .onConflict((conflict) => conflict.columns(['report_id', 'question']).doUpdateSet(written))
    .execute();
}

/** Everything that was ever saved as an answer, the latest first. */
export async function readRevisions(
  db: Queryable,
  report: string,
  question: string,
): Promise<Schemas['RarRevision'][]> {
  const rows = await db
    .selectFrom('rar_revisions')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['value', 'revision', 'written_at', 'first_name', 'last_name'])
    .where('report_id', '=', report)
    .where('question', '=', question)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => ({
    value: row.value as Value,
    revision: row.revision,
    written_at: row.written_at.toISOString(),
    written_by: nameIfAny(row),
  }));
}

/** Answers of the organisation's report about the year before, by question. */
export async function readBefore(
  db: Queryable,
  { organisation, year }: Pick<ReportRow, 'organisation' | 'year'>,
): Promise<Map<string, Value>> {
  const rows = await db
    .selectFrom('rar_answers')
    .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
    .select(['question', 'value'])
    .where('organisation', '=', organisation)
    .where('year', '=', year - 1)
    .execute();
  return new Map(rows.map(({ question, value }) => [question, value as Value]));
}

/** An officer who has said nothing for so long has left. */
const HERE_MS = 25_000;

/** Notes where an officer is. */
export async function tellPresence(
  { clock }: Pick<RarDeps, 'clock'>,
  trx: Trx,
  { report, user }: Place,
  question: string | null,
): Promise<void> {
  const seen_at = clock.now();
  await trx
    .insertInto('rar_presence')
    .values({ report_id: report, user_id: user.id, question, seen_at })
    .onConflict((conflict) => conflict.columns(['report_id', 'user_id']).doUpdateSet({ question, seen_at }))
    .execute();
}

/** The others who are here now, and how often each answer has changed. */
export async function readPresence(
  { db, clock }: Pick<RarDeps, 'db' | 'clock'>,
  { report, user }: Place,
): Promise<Omit<Schemas['RarPresence'], 'state'>> {
  const here = await db
    .selectFrom('rar_presence')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['first_name', 'last_name', 'question'])
    .where('report_id', '=', report)
    .where('user_id', '<>', user.id)
    .where('seen_at', '>', new Date(clock.now().getTime() - HERE_MS))
    .orderBy(byName('first_name'))
    .orderBy('user_id')
    .execute();
  const answers = await readAnswers(db, report);
  return {
    here: here.map(({ first_name, last_name, question: at }) => ({ name: `${first_name} ${last_name}`, question: at })),
    revisions: answers.map((each) => ({
      question: each.question,
      revision: each.revision,
      files: each.files.length,
    })),
  };
}
