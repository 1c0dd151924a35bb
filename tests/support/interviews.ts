import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Client } from './client.ts';
import { MINUTE_MS } from '../../machines/flow/durations.ts';

/** Of years long after every expo that tests look at: so many seconds that no two slots of theirs fall together. */
const SECONDS = 20 * 365 * 24 * 3600;

/** A company that has no slots of its own: tests stage them. */
export const company = 'korriera';

export type WantedSlot = { company?: string; startsAt?: Date; isOpen?: boolean };

/** A slot of a quarter of an hour; by default at a time of its own. */
export async function stageInterviewSlot(
  db: Database,
  { company: of = company, startsAt, isOpen = true }: WantedSlot = {},
): Promise<string> {
  const starts_at = startsAt ?? new Date(Date.UTC(2040, 0) + randomInt(SECONDS) * 1000);
  const row = {
    company: of,
    is_open: isOpen,
    expo: starts_at.toISOString().slice(0, 10),
    arrive_at: new Date(starts_at.getTime() - 10 * MINUTE_MS),
    starts_at,
    ends_at: new Date(starts_at.getTime() + 15 * MINUTE_MS),
  };
  const made = db.insertInto('interview_slots').values(row).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

/** Makes somebody book an interview, with a CV if it is named. */
export async function bookInterview(db: Database, client: Client, cv: string | null = null): Promise<string> {
  const { data } = await client.POST('/careers/interviews', { body: { slot: await stageInterviewSlot(db) } });
  const interview = data?.data.id ?? '';
  const path = { params: { path: { interview } } };
  const answer = await client.POST('/careers/interviews/{interview}/confirm', { ...path, body: { cv } });
  if (answer.data === undefined) throw new Error('Nobody could book an interview');
  return interview;
}

/** A company's link to the interviews of the day of one, good for ten minutes after `now`. Returns its secret. */
export async function stageInterviewLink(db: Database, interview: string, now = new Date()): Promise<string> {
  const { company: of, starts_at } = await db
    .selectFrom('interviews')
    .select(['company', 'starts_at'])
    .where('id', '=', interview)
    .executeTakeFirstOrThrow();
  const secret = randomBytes(32).toString('base64url');
  const secret_hash = createHash('sha256').update(secret).digest();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Malta' }).format(starts_at);
  const expires_at = new Date(now.getTime() + 10 * MINUTE_MS);
  await db
    .insertInto('interview_links')
    .values({ company: of, day, secret_hash, created_at: new Date(), expires_at })
    .execute();
  return secret;
}
