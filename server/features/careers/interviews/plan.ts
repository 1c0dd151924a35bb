import { sql } from 'kysely';
import type { Queryable } from '../../../kernel/db/database.ts';
import type { Handlers, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { issueLink } from './company-list.ts';
import { dayAt, daysOf, type InterviewDeps, nextExpo } from './days.ts';
import { planDay } from './slots.ts';
import { companyOf } from './view.ts';

type Operations = 'getInterviewPlan' | 'planInterviewDay' | 'issueInterviewLink' | 'revokeInterviewLink';

/** The desk's work on the expo as a whole: slots, what became of them, and the companies' links. */
export function interviewPlanHandlers(deps: InterviewDeps): Pick<Handlers, Operations> {
  const { db, clock } = deps;
  return {
    getInterviewPlan: async () => ({ data: await readPlan(deps, db) }),
    planInterviewDay: ({ params, body, request }) =>
      request.once((transact) =>
        transact(async (trx) => {
          await planDay(deps, trx, params, body.hours);
          return { data: await readCompany(deps, trx, params.company) };
        }),
      ),
    issueInterviewLink: async ({ body, reply }) => {
      const data = await db.transaction().execute((trx) => issueLink(deps, trx, body));
      void reply.code(201);
      return { data };
    },
    revokeInterviewLink: ({ params, request }) =>
      request.once((transact) =>
        transact(async (trx) => {
          const link = await trx
            .updateTable('interview_links')
            .set({ revoked_at: sql`coalesce(revoked_at, ${clock.now()})` })
            .where('id', '=', params.link)
            .returning('company')
            .executeTakeFirst();
          if (link === undefined) throw new Problem(404, 'not_found');
          return { data: await readCompany(deps, trx, link.company) };
        }),
      ),
  };
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
  const companies = deps.site.hiringCompanies.toSorted((one, other) => one.title.localeCompare(other.title, 'mt'));
  return companies.map(({ slug }) => ({
    company: companyOf(deps, slug),
    days: daysOf(expo).map((date) => {
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
      };
    }),
  }));
}
