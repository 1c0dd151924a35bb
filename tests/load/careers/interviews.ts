import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '../../../server/kernel/db/database.ts';
import { clientOf } from '../../support/client.ts';
import { brokenPromises, crowdUnguarded, rushForSlots, stageRushSlots } from '../../support/interview-rush.ts';
import { stageBuyers } from '../../support/stage.ts';
import { control, type Figure, none } from '../figure.ts';

const RUSHES = 5;
const STUDENTS = 300;
const COMPANIES = 3;
const SLOTS = 60;
/** A server that is asked for more than it has time for answers 503 and says when to come back: a student comes back so often. */
const MOST_TRIES = 30;

/** A way to send requests that obeys Retry-After, under one Idempotency-Key for all tries; `waits` counts the answers obeyed. */
function patient(waits: { count: number }) {
  return async (call: Request): Promise<Response> => {
    if (!call.headers.has('idempotency-key')) call.headers.set('idempotency-key', randomUUID());
    for (let tried = 1; ; tried += 1) {
      const answer = await fetch(call.clone());
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (answer.status !== 503 || Number.isNaN(seconds) || tried === MOST_TRIES) return answer;
      waits.count += 1;
      await after(seconds * 1000);
    }
  };
}

/** K4: three hundred students for sixty slots at two servers, as S4. */
export async function interviews(db: Database, urls: string[], tell: (line: string) => void): Promise<Figure[]> {
  const sums = { shared: 0, repeated: 0, overlapping: 0, kept: 0 };
  const unexpected: string[] = [];
  const waits = { count: 0 };
  for (let rush = 1; rush <= RUSHES; rush += 1) {
    tell(`K4: ${rush} of ${RUSHES}`);
    const slots = await stageRushSlots(db, SLOTS / COMPANIES);
    const students = await stageBuyers(db, STUDENTS);
    const people = students.map((buyer, at) => ({
      client: clientOf(urls[at % urls.length] ?? '', buyer, patient(waits)),
    }));
    unexpected.push(...(await rushForSlots(people, slots)).unexpected);
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
    {
      what: 'K4: answers 503 with Retry-After, after which the same was sent again',
      measured: String(waits.count),
      bound: `any; ${MOST_TRIES} tries each`,
      holds: true,
    },
    control('K4: interviews booked', sums.kept),
    control(
      'K4: promises broken without the constraints',
      unguarded.shared + unguarded.repeated + unguarded.overlapping,
    ),
  ];
}
