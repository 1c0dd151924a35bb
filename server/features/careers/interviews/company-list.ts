import { type Selectable, sql } from 'kysely';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import type { Handlers, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import type { DocumentUse } from '../../../kernel/person/personal-data.ts';
import { nameOf } from '../../../kernel/staff/names.ts';
import { hashOfSecret, newSecret } from '../../../kernel/hashes.ts';
import { dayAfter, type ExpoDeps, type InterviewDeps, isMorning, momentOn, nextExpo } from './days.ts';
import { demandDay } from './slots.ts';
import { companyOf, type InterviewRow, interviewsOfPeople } from './view.ts';
import { takeTurns } from '../../../kernel/db/take-turns.ts';

type Operations = 'readInterviewList' | 'readInterviewCv' | 'noteInterviewOutcome';
type LinkRow = Selectable<Schema['interview_links']>;
type Mark = Schemas['InterviewMark'];

const marks: readonly Mark[] = ['interview.attend', 'interview.miss'];

const hashIn = (secret: string): Buffer => Buffer.from(hashOfSecret(secret), 'base64url');

/** The outcome as the chart hears it: students may be noted from the time at which they should be there. */
export const markOf = ({ clock }: InterviewDeps, type: Mark, { arrive_at }: Pick<InterviewRow, 'arrive_at'>) => ({
  type,
  isDue: arrive_at <= clock.now(),
});

/** Issues a company's link to its list of a day, in place of the one it has. Its secret has 256 bits, and only its hash is kept. */
export async function issueLink(
  deps: InterviewDeps,
  trx: Trx,
  key: Schemas['InterviewLinkWish'],
): Promise<Schemas['InterviewLink']> {
  const { endsOn } = demandDay(deps, key);
  const at = deps.clock.now();
  const expires_at = momentOn(dayAfter(endsOn, 1), '00:00', deps);
  // A day without a link has no row to lock: two simultaneous calls would each add one.
  await takeTurns(trx, `interview link ${key.company} ${key.day}`);
  await trx
    .updateTable('interview_links')
    .set({ revoked_at: at })
    .where('company', '=', key.company)
    .where('day', '=', key.day)
    .where('revoked_at', 'is', null)
    .execute();
  const secret = newSecret();
  const row = { ...key, secret_hash: hashIn(secret), expires_at, created_at: at };
  await trx.insertInto('interview_links').values(row).execute();
  return { url: `${deps.publicUrl}/careers/interview-list#${secret}`, expires_at: expires_at.toISOString() };
}

/** The link that a secret opens. Throws 404 for every other secret, whatever was wrong with it. */
async function openLink({ db, clock }: InterviewDeps, secret: string): Promise<LinkRow> {
  const link = await db
    .selectFrom('interview_links')
    .selectAll()
    .where('secret_hash', '=', hashIn(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (link === undefined) throw new Problem(404, 'interview_link_over');
  return link;
}

/** The states in which a company's list has an interview, and its CV. */
const listedStates = [...interviewLife.tagged('isBooked'), ...interviewLife.tagged('isSettled')];

/**
 * The interviews for which companies read or will read somebody's documents in their lists, the earliest first: until the expo is over and no
 * link is left.
 */
export async function readDocumentUses(deps: ExpoDeps, db: Queryable, userId: string): Promise<DocumentUse[]> {
  const now = deps.clock.now();
  const hasLink = sql<boolean>`exists (
    select from interview_links as link where link.company = interviews.company and link.revoked_at is null
      and link.expires_at > ${now} and link.day = (interviews.starts_at at time zone ${deps.union.timeZone})::date)`;
  const rows = await db
    .selectFrom('interviews')
    .select(['id', 'company', 'starts_at', 'cv_id as document'])
    .where('user_id', '=', userId)
    .where('cv_id', 'is not', null)
    .where('state', 'in', listedStates)
    .where((eb) => eb.or([eb('starts_at', '>', now), eb('expo', '=', nextExpo(deps)?.startsOn ?? null), hasLink]))
    .orderBy('starts_at')
    .$narrowType<{ document: string }>()
    .execute();
  return rows.map(({ id, company, starts_at, document }) => ({
    document,
    id,
    company: companyOf(deps, company).title,
    start: starts_at.toISOString(),
  }));
}

/** The interviews of a link's company and day that are booked or settled. */
const listed = (deps: InterviewDeps, db: Queryable, { company, day }: LinkRow) =>
  interviewsOfPeople(db)
    .where('company', '=', company)
    .where('starts_at', '>=', momentOn(day, '00:00', deps))
    .where('starts_at', '<', momentOn(dayAfter(day, 1), '00:00', deps))
    .where('state', 'in', listedStates)
    .orderBy('starts_at');

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

function presentListed(deps: InterviewDeps, row: ListedRow): Schemas['ListedInterview'] {
  const { id, state, cv_name, cv_type } = row;
  return {
    id,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    name: nameOf(row),
    state,
    cv:
      cv_name === null
        ? null
        : { file_name: cv_name, media_type: cv_type as NonNullable<Schemas['ListedInterview']['cv']>['media_type'] },
    events: marks.filter((type) => interviewLife.after(state, markOf(deps, type, row)) !== undefined),
  };
}

async function presentList(deps: InterviewDeps, link: LinkRow): Promise<Schemas['InterviewList']> {
  const rows = await listed(deps, deps.db, link).execute();
  const half = (wanted: boolean) =>
    rows.filter(({ starts_at }) => isMorning(deps, starts_at) === wanted).map((row) => presentListed(deps, row));
  return {
    company: companyOf(deps, link.company),
    date: link.day,
    ends_at: link.expires_at.toISOString(),
    morning: half(true),
    afternoon: half(false),
  };
}

/** The calls of a company with its link: its list of a day, the CVs attached for it, and who came. Nobody else's interviews are in reach. */
export function companyListHandlers(deps: InterviewDeps): Pick<Handlers, Operations> {
  const { db, clock, files } = deps;
  const onList = async (link: LinkRow, id: string): Promise<ListedRow> => {
    const row = await listed(deps, db, link).where('interviews.id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Problem(404, 'not_found');
    return row;
  };
  return {
    readInterviewList: async ({ body }) => ({ data: await presentList(deps, await openLink(deps, body.secret)) }),
    readInterviewCv: async ({ body, reply }) => {
      const { cv_id } = await onList(await openLink(deps, body.secret), body.interview);
      const content = cv_id === null ? undefined : await files.open(cv_id);
      if (content === undefined) throw new Problem(404, 'not_found');
      void reply.type('application/octet-stream').header('content-disposition', 'attachment; filename="cv"');
      return content;
    },
    noteInterviewOutcome: async ({ body }) => {
      const link = await openLink(deps, body.secret);
      const { id } = await onList(link, body.interview);
      await db.transaction().execute(async (trx) => {
        const row = await interviewLife.lock(trx, id);
        const event = markOf(deps, body.event, row);
        // The same word again, from a second tablet or a second tap, changes nothing.
        const isSaid = interviewLife.is(row.state, 'isSettled') && interviewLife.after(row.state, event) === undefined;
        if (!isSaid) await interviewLife.demandMove(trx, row, event, { by: { kind: 'company' }, at: clock.now() });
      });
      return { data: await presentList(deps, link) };
    },
  };
}
