import { present } from '../../../kernel/http/guards.ts';
import { foundBy } from '../../../kernel/db/found-by.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { InterviewState } from '../../../kernel/db/interview-tables.ts';
import type { Call, Handlers, Schemas } from '../../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../../kernel/http/paging.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { demandVersion, historyOf, versionOf } from '../../../kernel/lifecycle/history.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { csvOf } from '../../../kernel/staff/csv.ts';
import { nameOf } from '../../../kernel/staff/names.ts';
import { noteView, noteViews } from '../../../kernel/staff/views.ts';
import { markOf } from './company-list.ts';
import { dayAfter, dayAt, type InterviewDeps, momentOn, nextExpo } from './days.ts';
import { sendMail } from './mail.ts';
import { companyOf, type InterviewRow, interviewsOfPeople } from './view.ts';
import { readReason } from '../../../kernel/http/written-text.ts';

type Operations = 'listInterviewCases' | 'exportInterviews' | 'getInterviewCase' | 'changeInterviewCase';
type Query = Call<'listInterviewCases'>['query'];
type Filter = NonNullable<Query['filter']>;
type DeskEvent = Schemas['InterviewDeskEvent'];

const deskEvents: readonly DeskEvent[] = ['interview.attend', 'interview.miss', 'interview.call_off'];

/** The desk's work on single interviews: finding them, noting who came, calling one off. */
export function interviewDeskHandlers(deps: InterviewDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listInterviewCases: ({ query }) => readQueue(deps, query),
    exportInterviews: async ({ user, reply }) => {
      const expo = nextExpo(deps);
      const rows = await interviewsOfPeople(db)
        .where('expo', '=', expo?.startsOn ?? '-infinity')
        .where('state', 'in', interviewLife.tagged('isShown'))
        .where('expires_at', 'is', null)
        .orderBy('starts_at')
        .orderBy('company')
        .execute();
      const subjectIds = rows.map(({ user_id }) => user_id);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds, what: 'interviews export' });
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="interviews.csv"');
      const time = new Intl.DateTimeFormat('en-GB', {
        timeZone: deps.union.timeZone,
        hour: '2-digit',
        minute: '2-digit',
      });
      return csvOf(
        ['day', 'time', 'company', 'stand', 'name', 'email', 'cv', 'state'],
        rows.map((row) => {
          const { title, stand } = companyOf(deps, row.company);
          const day = dayAt(row.starts_at, deps);
          const cv = row.cv_id === null ? 'no' : 'yes';
          return [day, time.format(row.starts_at), title, stand, nameOf(row), row.email, cv, row.state];
        }),
      );
    },
    getInterviewCase: async ({ params, user }) => {
      const { subject, ...data } = await readCase(deps, db, params.interview);
      await noteView(deps, db, { staffId: present(user).id, subjectId: subject, what: 'interviews' });
      return { data };
    },
    changeInterviewCase: ({ params, body, user, request }) => {
      const staffId = present(user).id;
      return request.transactOnce(async (trx) => {
        await change(deps, trx, params.interview, { ...body, staffId });
        const { subject: _, ...data } = await readCase(deps, trx, params.interview);
        return { data };
      });
    },
  };
}

async function readQueue(deps: InterviewDeps, query: Query) {
  const { filter = 'to_come', search = '', company, day, ...asked } = query;
  const now = deps.clock.now();
  const booked = interviewLife.tagged('isBooked');
  const states: Record<Filter, InterviewState[]> = {
    to_come: booked,
    open: booked,
    settled: interviewLife.tagged('isSettled'),
    cancelled: interviewLife.tagged('isOff'),
  };
  const found = interviewsOfPeople(deps.db)
    .select(totalOfAll)
    .where('state', 'in', states[filter])
    .$if(filter === 'to_come', (found) => found.where('ends_at', '>', now))
    .$if(filter === 'open', (found) => found.where('ends_at', '<=', now))
    .$if(company !== undefined, (found) => found.where('company', '=', company ?? ''))
    .$if(day !== undefined, (found) =>
      found
        .where('starts_at', '>=', momentOn(day ?? '', '00:00', deps))
        .where('starts_at', '<', momentOn(dayAfter(day ?? '', 1), '00:00', deps)),
    )
    .where(foundBy(search))
    .orderBy('starts_at')
    .orderBy('interviews.id');
  const { rows, meta } = await readPage(found, asked);
  const data = rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    company: companyOf(deps, row.company),
    start: row.starts_at.toISOString(),
    state: row.state,
    has_cv: row.cv_id !== null,
  }));
  return { data, meta };
}

/** A desk's event with what only the clock knows. */
const eventOf = (deps: InterviewDeps, type: DeskEvent, row: Pick<InterviewRow, 'arrive_at'>) =>
  type === 'interview.call_off' ? { type } : markOf(deps, type, row);

type Change = Schemas['InterviewChange'] & { staffId: string };

async function change(deps: InterviewDeps, trx: Trx, id: string, { event: type, version, reason, staffId }: Change) {
  const row = await interviewLife.lock(trx, id);
  await demandVersion(trx, 'interviews', id, version);
  const at = deps.clock.now();
  const isOff = type === 'interview.call_off';
  const note = readReason(reason, isOff);
  const by = { kind: 'staff', userId: staffId } as const;
  await interviewLife.demandMove(trx, row, eventOf(deps, type, row), { by, at, ...(note !== '' && { note }) });
  if (isOff) await sendMail(deps, trx, { interviewId: id, kind: 'called_off', reason: note });
}

async function readCase(deps: InterviewDeps, db: Queryable, id: string) {
  const row = await interviewsOfPeople(db).where('interviews.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return {
    subject: row.user_id,
    id,
    name: nameOf(row),
    email: row.email,
    company: companyOf(deps, row.company),
    arrive: row.arrive_at.toISOString(),
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    state: row.state,
    has_cv: row.cv_id !== null,
    version: await versionOf(db, 'interviews', id),
    events: deskEvents.filter((type) => interviewLife.after(row.state, eventOf(deps, type, row)) !== undefined),
    history: await historyOf(db, 'interviews', id),
  };
}

/** How many interviews are over whose outcome nobody has noted. */
export async function countUnsettled({ clock }: InterviewDeps, db: Queryable): Promise<number> {
  const open = db
    .selectFrom('interviews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(interviewLife.stateIn('isBooked'))
    .where('ends_at', '<=', clock.now());
  return Number((await open.executeTakeFirstOrThrow()).count);
}
