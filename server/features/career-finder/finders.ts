import type { FastifyRequest } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { type FinderAnswers, type FinderPart, nextPart } from '../../../machines/career-finder/answers.ts';
import { dayOf, secondsToMidnight } from '../../kernel/auth/mail-quotas.ts';
import { networkOf } from '../../kernel/auth/network.ts';
import { requestHash } from '../../kernel/http/once.ts';
import { newSecretReference } from '../../kernel/http/secret-reference.ts';
import type { Database, Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Kernel } from '../../kernel/feature.ts';
import { hashOfSecret } from '../../kernel/hashes.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Call, OperationId } from '../../kernel/http/operation.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { takeTurns } from '../../kernel/db/take-turns.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

export type FinderDeps = Pick<Kernel, 'db' | 'clock' | 'fingerprint' | 'site' | 'union' | 'publicUrl'>;
export type Round = Selectable<Schema['career_finder_rounds']>;

/** Answers that nobody has touched for so long are deleted; long enough to compare with a later year. */
const KEPT_MS = 3 * 365 * DAY_MS;
/** Unfinished answers go sooner; the device that gave them keeps its own copy. */
const UNFINISHED_KEPT_MS = 60 * DAY_MS;
/** The most career finders that one network begins a day: a whole campus may have one address. */
export const MOST_BEGUN_A_DAY = 1000;

/** The answers of a round. */
export const answersOf = ({ personality, interests, pleasures, activities, core_values }: Round): FinderAnswers => ({
  personality,
  interests,
  pleasures,
  activities,
  values: core_values,
});

/** All rounds that a reference leads to, the present one first. Throws 404 if it leads nowhere. */
export async function readRounds(db: Queryable, reference: string): Promise<[Round, ...Round[]]> {
  const [present, ...earlier] = await db
    .selectFrom('career_finder_rounds')
    .innerJoin('career_finder_references', 'career_finder_references.finder_id', 'career_finder_rounds.finder_id')
    .selectAll('career_finder_rounds')
    .where('reference_hash', '=', hashOfSecret(reference))
    .orderBy('round', 'desc')
    .execute();
  if (present === undefined) throw new Problem(404, 'finder_unknown');
  return [present, ...earlier];
}

/** Locks what a reference leads to, and returns its id. Throws 404 if it leads nowhere. */
export async function lockFinder(trx: Trx, reference: string): Promise<string> {
  const found = await trx
    .selectFrom('career_finders')
    .innerJoin('career_finder_references', 'finder_id', 'career_finders.id')
    .select('career_finders.id')
    .where('reference_hash', '=', hashOfSecret(reference))
    .forUpdate('career_finders')
    .executeTakeFirst();
  if (found === undefined) throw new Problem(404, 'finder_unknown');
  return found.id;
}

/** Adds a reference, unless a repeat of the same request has added it. */
async function addReference(
  trx: Trx,
  finder_id: string,
  reference: string,
  request_hash: string | null = null,
): Promise<void> {
  await trx
    .insertInto('career_finder_references')
    .values({ finder_id, reference_hash: hashOfSecret(reference), request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The reference of a request without one: a new career finder, or the one that the first of its repeats has begun. Throws 422 if the key came
 * with another request, which may be somebody else's.
 */
async function beginFinder(
  { clock, fingerprint }: FinderDeps,
  trx: Trx,
  part: FinderPart,
  call: Call<OperationId>,
): Promise<string> {
  const reference = newSecretReference(fingerprint, 'career finder', call.request);
  const request_hash = requestHash(fingerprint, `career finder ${part}`, call);
  await takeTurns(trx, hashOfSecret(reference));
  const begun = await trx
    .selectFrom('career_finder_references')
    .select('request_hash')
    .where('reference_hash', '=', hashOfSecret(reference))
    .executeTakeFirst();
  if (begun !== undefined && begun.request_hash !== request_hash) throw new Problem(422, 'key_reused');
  if (begun !== undefined) return reference;
  await countBeginning({ clock, fingerprint }, trx, call.request.ip);
  const { id } = await trx
    .insertInto('career_finders')
    .values({ user_id: null, changed_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('career_finder_rounds').values({ finder_id: id, round: 1 }).execute();
  await addReference(trx, id, reference, request_hash);
  return reference;
}

/** Counts a career finder that somebody at a network address begins. Throws 429 past the limit of the day, which ends at midnight (UTC). */
async function countBeginning(
  { clock, fingerprint }: Pick<FinderDeps, 'clock' | 'fingerprint'>,
  trx: Trx,
  address: string,
): Promise<void> {
  const now = clock.now();
  const { begun } = await trx
    .insertInto('career_finder_beginnings')
    .values({ network: fingerprint('career finder network', networkOf(address)), day: dayOf(now), begun: 1 })
    .onConflict((conflict) =>
      conflict.columns(['network', 'day']).doUpdateSet({ begun: sql`career_finder_beginnings.begun + 1` }),
    )
    .returning('begun')
    .executeTakeFirstOrThrow();
  if (begun > MOST_BEGUN_A_DAY)
    throw new Problem(429, 'too_many_finders', { retryAfterSeconds: secondsToMidnight(now) });
}

type Saved = { user_reference: string; complete: boolean };
/** Puts what is saved into the answers so far. */
export type Change = (answers: FinderAnswers) => FinderAnswers;

/** Saves a part of the present round; without a reference, begins. It is finished while no part lacks anything. */
export async function savePart(
  deps: FinderDeps,
  call: Call<OperationId>,
  reference: string | undefined,
  { part, change }: { part: FinderPart; change: Change },
): Promise<Saved> {
  const now = deps.clock.now();
  const questions = deps.site.careerFinder.questions.length;
  return deps.db.transaction().execute(async (trx) => {
    const user_reference = reference ?? (await beginFinder(deps, trx, part, call));
    const finder_id = await lockFinder(trx, user_reference);
    const [present] = await readRounds(trx, user_reference);
    const answers = change(answersOf(present));
    const complete = nextPart(answers, questions) === null;
    await trx
      .updateTable('career_finder_rounds')
      .set({
        last_part: part,
        personality: JSON.stringify(answers.personality),
        interests: [...answers.interests],
        pleasures: [...answers.pleasures],
        activities: [...answers.activities],
        core_values: [...answers.values],
        finished_at: complete ? (present.finished_at ?? now) : null,
      })
      .where('finder_id', '=', finder_id)
      .where('round', '=', present.round)
      .execute();
    await trx.updateTable('career_finders').set({ changed_at: now }).where('id', '=', finder_id).execute();
    return { user_reference, complete };
  });
}

/** Begins another round after a finished one; an unfinished one goes on. */
export async function beginAgain({ db, clock }: FinderDeps, reference: string): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const finder_id = await lockFinder(trx, reference);
    const [present] = await readRounds(trx, reference);
    if (present.finished_at !== null) {
      await trx
        .insertInto('career_finder_rounds')
        .values({ finder_id, round: present.round + 1 })
        .execute();
      await trx.updateTable('career_finders').set({ changed_at: clock.now() }).where('id', '=', finder_id).execute();
    }
    return { user_reference: reference, complete: false };
  });
}

/** Deletes everything that a reference leads to: answers, reports, PDFs and the other references. */
export async function clear(db: Database, reference: string): Promise<void> {
  await db
    .deleteFrom('career_finders')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('career_finder_references')
        .select('finder_id')
        .where('reference_hash', '=', hashOfSecret(reference)),
    )
    .execute();
}

/** A further reference to what an account keeps. Throws 404 if it keeps nothing. */
export async function openKept({ fingerprint }: FinderDeps, userId: string, request: FastifyRequest): Promise<Saved> {
  const user_reference = newSecretReference(fingerprint, `career finder of ${userId}`, request);
  // The reference follows from the key: what is kept of the answer must not hold it.
  const { complete } = await request.transactOnce<Omit<Saved, 'user_reference'>>(async (trx) => {
    const own = trx.selectFrom('career_finders').select('id').where('user_id', '=', userId);
    const kept = await own.forUpdate().executeTakeFirst();
    if (kept === undefined) throw new Problem(404, 'finder_nothing_kept');
    await addReference(trx, kept.id, user_reference);
    const [present] = await readRounds(trx, user_reference);
    return { complete: present.finished_at !== null };
  });
  return { user_reference, complete };
}

/** Deletes expired addresses of PDFs, counts of past days, and answers that no account keeps: after sixty days unfinished, after three years with a report. */
export async function forgetOld({ db, clock }: FinderDeps): Promise<void> {
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom('career_finder_papers').where('expires_at', '<=', now).execute();
  await db.deleteFrom('career_finder_beginnings').where('day', '<', dayOf(now)).execute();
  const nobodys = db.deleteFrom('career_finders').where('user_id', 'is', null);
  await nobodys.where('changed_at', '<', before(KEPT_MS)).execute();
  await nobodys
    .where('changed_at', '<', before(UNFINISHED_KEPT_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('career_finder_rounds')
            .select('round')
            .whereRef('finder_id', '=', 'career_finders.id')
            .where('finished_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** The career finder that an account keeps is exported with its answers, and goes with the account. */
export const finderData: PersonalData = {
  tables: { career_finders: { secrets: [], deletion: 'goes' } },
  exported: async (db, { id }) => ({
    career_finder_rounds: await db
      .selectFrom('career_finder_rounds')
      .innerJoin('career_finders', 'career_finders.id', 'finder_id')
      .selectAll('career_finder_rounds')
      .where('user_id', '=', id)
      .orderBy('round')
      .execute(),
  }),
};
