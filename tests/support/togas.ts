import { randomInt } from 'node:crypto';
import type { Client } from './client.ts';
import type { Database } from '../../server/kernel/db/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Settings = { capacity?: number; startsAt?: Date };

/** A slot for a fitting, for one test: no two begin in the same millisecond. */
export async function stageFitting(db: Database, { capacity = 1, startsAt }: Settings = {}): Promise<string> {
  const starts_at = startsAt ?? new Date(Date.now() + 2 * DAY_MS + randomInt(DAY_MS));
  const ends_at = new Date(starts_at.getTime() + 20 * 60_000);
  const slot = db.insertInto('toga_fittings').values({ starts_at, ends_at, capacity }).returning('id');
  return (await slot.executeTakeFirstOrThrow()).id;
}

export type HeldToga = { rental: string; fitting: string; graduation: string };

/** Makes somebody hold a slot for the last graduation that there is. */
export async function holdToga(db: Database, client: Client, degree: string): Promise<HeldToga> {
  const graduation = (await client.GET('/toga/status')).data?.data.graduations.at(-1)?.date ?? '';
  const occurrence = await stageFitting(db, { capacity: 5 });
  const { data } = await client.POST('/toga-fitting/book', {
    body: { occurrence, pieces: ['toga'], height: 168, head: 56, degree, graduation_day: graduation },
  });
  if (data === undefined) throw new Error('Nobody could hold a slot');
  return { rental: data.data.id, fitting: occurrence, graduation };
}
