import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import { clientOf } from '../../support/client.ts';
import { brokenPromises, crowdUnguarded, rushForSlots, stageRushSlots } from '../../support/interview-rush.ts';
import { stageBuyers } from '../../support/stage.ts';
import { control, type Figure, none, some } from '../figure.ts';

const RUSHES = 5;
const STUDENTS = 300;
const COMPANIES = 3;
const SLOTS = 60;
/** A server that has lost its database answers 503 and says when to come back: a student comes back so often. */
const MOST_TRIES = 30;
/** The pause between two cuts of the servers' connections: long enough for the rush to go on. */
const CUT_EVERY_MS = 1500;

/** A phone that hears nothing sends again after so long. */
const SILENCE_MS = 1000;

/**
 * A way to send requests that obeys Retry-After, under one Idempotency-Key for all tries; `waits` counts the answers obeyed. A request
 * whose connection breaks is sent again as well: it throws only if the server stays away.
 */
function patient(waits: { count: number }) {
  return async (call: Request): Promise<Response> => {
    if (!call.headers.has('idempotency-key')) call.headers.set('idempotency-key', randomUUID());
    for (let tried = 1; ; tried += 1) {
      const answer = await fetch(call.clone()).catch((error: unknown) => {
        if (tried === MOST_TRIES) throw error;
      });
      if (answer === undefined) {
        await after(SILENCE_MS);
        continue;
      }
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (answer.status !== 503 || Number.isNaN(seconds) || tried === MOST_TRIES) return answer;
      waits.count += 1;
      await after(seconds * 1000);
    }
  };
}

/** Ends the connections on which the servers are at work, in the middle of whatever they write. Returns their number. */
async function cutConnections(db: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and state <> 'idle'
      and pid <> pg_backend_pid()`.execute(db);
  return rows.length;
}

/** Goes on cutting connections until the work is done. Returns the number of those that were cut. */
async function cutDuring(db: Database, work: Promise<unknown>): Promise<number> {
  const over = work.then(() => true);
  let cut = 0;
  while (!(await Promise.race([over, after(CUT_EVERY_MS, false)]))) cut += await cutConnections(db);
  return cut;
}

/** K4: three hundred students for sixty slots at two servers, as S4, while the servers lose their connections to the database. */
export async function interviews(db: Database, urls: string[], tell: (line: string) => void): Promise<Figure[]> {
  const sums = { shared: 0, repeated: 0, overlapping: 0, kept: 0 };
  const unexpected: string[] = [];
  const waits = { count: 0 };
  let cut = 0;
  for (let rush = 1; rush <= RUSHES; rush += 1) {
    tell(`K4: ${rush} of ${RUSHES}`);
    const slots = await stageRushSlots(db, SLOTS / COMPANIES);
    const students = await stageBuyers(db, STUDENTS);
    const people = students.map((buyer, at) => ({
      client: clientOf(urls[at % urls.length] ?? '', buyer, patient(waits)),
    }));
    const going = rushForSlots(people, slots);
    cut += await cutDuring(db, going);
    unexpected.push(...(await going).unexpected);
    const broken = await brokenPromises(db, slots);
    sums.shared += broken.shared;
    sums.repeated += broken.repeated;
    sums.overlapping += broken.overlapping;
    sums.kept += broken.kept;
  }
  const [one, other] = await stageBuyers(db, 2);
  if (one === undefined || other === undefined) throw new Error('Nobody was staged');
  const unguarded = await crowdUnguarded(db, one, other, false);
  const strange = [...new Set(unexpected)].join(', ') || 'none';
  return [
    none(`K4: ${RUSHES} times ${STUDENTS} students for ${SLOTS} slots: slots shared`, sums.shared),
    none('K4: second interviews with one company', sums.repeated),
    none('K4: interviews that overlap', sums.overlapping),
    none(`K4: answers that nobody may get, a 503 after ${MOST_TRIES} tries included (${strange})`, unexpected.length),
    some('K4: connections of the servers cut in the middle of their work', cut),
    some('K4: answers 503 with Retry-After, after which the same was sent again', waits.count),
    some('K4: interviews booked', sums.kept),
    control(
      'K4: promises broken without the constraints',
      unguarded.shared + unguarded.repeated + unguarded.overlapping,
    ),
  ];
}
