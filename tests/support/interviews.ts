import { randomInt } from 'node:crypto';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Client } from './client.ts';

const MINUTE_MS = 60_000;
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

/** Makes somebody book an interview. */
export async function bookInterview(db: Database, client: Client): Promise<string> {
  const { data } = await client.POST('/careers/interviews', { body: { slot: await stageInterviewSlot(db) } });
  const interview = data?.data.id ?? '';
  const path = { params: { path: { interview } } };
  const answer = await client.POST('/careers/interviews/{interview}/confirm', { ...path, body: { cv: null } });
  if (answer.data === undefined) throw new Error('Nobody could book an interview');
  return interview;
}
