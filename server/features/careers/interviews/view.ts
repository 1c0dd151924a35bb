import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../../kernel/db/database.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import type { PersonalData } from '../../../kernel/person/personal-data.ts';
import type { ExpoDeps } from './days.ts';

export type InterviewRow = Selectable<Schema['interviews']>;
/** An interview with the name of the CV attached to it. */
export type InterviewWithCv = InterviewRow & { cv_name: string | null; cv_type: string | null };

/** Interviews with the names of their CVs. */
const interviews = (db: Queryable) =>
  db
    .selectFrom('interviews')
    .leftJoin('files', 'files.id', 'interviews.cv_id')
    .selectAll('interviews')
    .select(['files.name as cv_name', 'files.media_type as cv_type']);

/** Interviews with those who come to them. */
export const interviewsOfPeople = (db: Queryable) =>
  interviews(db)
    .innerJoin('users', 'users.id', 'interviews.user_id')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.locale']);

/** Somebody's own interview. Throws 404 for another's. */
export async function readOwn(db: Queryable, id: string, userId: string): Promise<InterviewWithCv> {
  const own = interviews(db).where('interviews.id', '=', id).where('interviews.user_id', '=', userId);
  const row = await own.executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

/** Somebody's interviews, the earliest first; without holds that came to nothing, or are over. */
export const readAll = (db: Queryable, userId: string, now: Date): Promise<InterviewWithCv[]> =>
  interviews(db)
    .where('interviews.user_id', '=', userId)
    .where('state', 'in', interviewLife.tagged('isShown'))
    .where(sql<boolean>`(expires_at is null or expires_at > ${now})`)
    .orderBy('starts_at')
    .orderBy('interviews.id')
    .limit(100)
    .execute();

/** The company with what is needed to find it; its name in addresses where it no longer comes. */
export function companyOf({ site }: ExpoDeps, company: string): Schemas['InterviewCompany'] {
  const found = site.hiringCompanies.find(({ slug }) => slug === company);
  return { slug: company, title: found?.title ?? company, stand: found?.stand ?? null };
}

/** The hall of a company's stand; all of the expo's where it has no stand, null where the plan doesn't say. */
export function hallOf({ site }: ExpoDeps, { stand }: Schemas['InterviewCompany'], locale: Locale): string | null {
  const { venue, halls } = site.standing.expo;
  if (stand === null) return venue[locale];
  const zone = site.standZones.get(stand);
  return halls.find((hall) => hall.zone === zone)?.name[locale] ?? null;
}

/** An interview as the contract tells it to the student. */
export function presentInterview(deps: ExpoDeps, row: InterviewWithCv, locale: Locale): Schemas['Interview'] {
  const { id, state, slot_id, cv_id, cv_name, expires_at } = row;
  const company = companyOf(deps, row.company);
  return {
    id,
    state,
    company,
    slot: slot_id,
    arrive: row.arrive_at.toISOString(),
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    venue: hallOf(deps, company, locale),
    cv: cv_id === null || cv_name === null ? null : { id: cv_id, file_name: cv_name },
    expires_at: expires_at?.toISOString() ?? null,
    can_change: interviewLife.is(state, 'isBooked') && row.starts_at > deps.clock.now(),
  };
}

/** The personal data in interviews. */
export const interviewData: PersonalData = {
  tables: { interviews: { secrets: [], hasHistory: true, deletion: 'goes' } },
};
