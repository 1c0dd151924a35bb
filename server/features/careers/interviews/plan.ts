import { sql } from 'kysely';
import { present } from '../../../kernel/http/guards.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Handlers, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { changesOfAll, noteChange } from '../../../kernel/staff/changes.ts';
import { issueLink } from './company-list.ts';
import { dayAt, daysOf, type InterviewDeps, nextExpo } from './days.ts';
import { lockDay, planDay } from './slots.ts';
import { companyOf } from './view.ts';

type Operations = 'getInterviewPlan' | 'planInterviewDay' | 'issueInterviewLink' | 'revokeInterviewLink';

/** The desk's work on the expo as a whole: slots, what became of them, and the companies' links. */
export function interviewPlanHandlers(deps: InterviewDeps): Pick<Handlers, Operations> {
  const { db, clock } = deps;
  return {
    getInterviewPlan: async () => ({ data: await readPlan(deps, db) }),
    planInterviewDay: ({ params, body, user, request }) =>
      request.transactOnce(async (trx) => {
        await lockDay(deps, trx, params);
        await demandLayout(trx, params, body.version);
        await planDay(deps, trx, params, body.hours);
        const note = body.hours.map(({ from, until }) => `${from}–${until}`).join(', ');
        await noteOf(deps, trx, params, { event: 'day.plan', staffId: present(user).id, note });
        return { data: await readCompany(deps, trx, params.company) };
      }),
    issueInterviewLink: async ({ body, user, reply }) => {
      const data = await db.transaction().execute(async (trx) => {
        const link = await issueLink(deps, trx, body);
        await noteOf(deps, trx, body, { event: 'link.issue', staffId: present(user).id });
        return link;
      });
      void reply.code(201);
      return { data };
    },
    revokeInterviewLink: ({ params, user, request }) =>
      request.transactOnce(async (trx) => {
        const links = trx.selectFrom('interview_links').select(['company', 'day', 'revoked_at']);
        const link = await links.where('id', '=', params.link).forUpdate().executeTakeFirst();
        if (link === undefined) throw new Problem(404, 'not_found');
        if (link.revoked_at === null) {
          const ended = trx.updateTable('interview_links').set({ revoked_at: clock.now() });
          await ended.where('id', '=', params.link).execute();
          await noteOf(deps, trx, link, { event: 'link.revoke', staffId: present(user).id });
        }
        return { data: await readCompany(deps, trx, link.company) };
      }),
  };
}

type DayKey = { company: string; day: string };
const subjectOf = ({ company, day }: DayKey): string => `${company} ${day}`;

const noteOf = (
  deps: InterviewDeps,
  trx: Trx,
  key: DayKey,
  change: { event: 'day.plan' | 'link.issue' | 'link.revoke'; staffId: string; note?: string },
): Promise<void> => noteChange(deps, trx, { what: 'interview_days', subject: subjectOf(key), ...change });

/** The latest layout of each day that the desk has laid out, as a number, by subject. */
async function layoutsOf(db: Queryable, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('desk_changes')
    .select(['subject', sql<string>`max(id)::text`.as('version')])
    .where('what', '=', 'interview_days')
    .where('event', '=', 'day.plan')
    .where('subject', 'in', ['', ...subjects])
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, version }) => [subject, version]));
}

const NEVER_LAID_OUT = '0';

/** Throws 409 if somebody has laid out a locked day again since it had this version. */
async function demandLayout(trx: Trx, key: DayKey, version: string): Promise<void> {
  const subject = subjectOf(key);
  const latest = (await layoutsOf(trx, [subject])).get(subject) ?? NEVER_LAID_OUT;
  if (latest !== version) throw new Problem(409, 'changed_meanwhile');
}

async function readCompany(deps: InterviewDeps, db: Queryable, company: string) {
  const found = (await readPlan(deps, db)).find((each) => each.company.slug === company);
  if (found === undefined) throw new Problem(404, 'not_found');
  return found;
}

/** Every company that comes to the next expo, with its slots, links and outcomes of each day. */
async function readPlan(deps: InterviewDeps, db: Queryable): Promise<Schemas['InterviewPlanCompany'][]> {
  const expo = nextExpo(deps);
  if (expo === undefined) return [];
  const slots = await db
    .selectFrom('interview_slots')
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.slot_id', '=', 'interview_slots.id').on('interviews.keeps_slot', '=', true),
    )
    .select(['interview_slots.company', 'interview_slots.starts_at', 'interview_slots.ends_at', 'is_open', 'state'])
    .where('interview_slots.expo', '=', expo.startsOn)
    .orderBy('interview_slots.starts_at')
    .execute();
  const links = await db.selectFrom('interview_links').selectAll().where('revoked_at', 'is', null).execute();
  const days = daysOf(expo);
  const keys = deps.site.hiringCompanies.flatMap(({ slug }) => days.map((day) => subjectOf({ company: slug, day })));
  const changes = await changesOfAll(db, 'interview_days', keys);
  const layouts = await layoutsOf(db, keys);
  const companies = deps.site.hiringCompanies.toSorted((one, other) => one.title.localeCompare(other.title, 'mt'));
  return companies.map(({ slug }) => ({
    company: companyOf(deps, slug),
    days: days.map((date) => {
      const own = slots.filter(({ company, starts_at }) => company === slug && dayAt(starts_at, deps) === date);
      const link = links.find(({ company, day }) => company === slug && day === date);
      const count = (outcome: 'hasCome' | 'hasMissed') =>
        own.filter(({ state }) => state !== null && interviewLife.is(state, outcome)).length;
      return {
        date,
        slots: own
          .filter(({ is_open }) => is_open)
          .map(({ starts_at, ends_at, state }) => ({
            start: starts_at.toISOString(),
            end: ends_at.toISOString(),
            is_taken: state !== null,
          })),
        attended: count('hasCome'),
        missed: count('hasMissed'),
        link: link === undefined ? null : { id: link.id, created_at: link.created_at.toISOString() },
        version: layouts.get(subjectOf({ company: slug, day: date })) ?? NEVER_LAID_OUT,
        history: changes.get(subjectOf({ company: slug, day: date })) ?? [],
      };
    }),
  }));
}
