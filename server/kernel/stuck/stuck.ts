import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { PaymentsUnavailable } from '../payment-errors.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../machines/flow/durations.ts';

/** The kinds of work that sweeps retry for as long as they find it. */
const swept = [
  'hold',
  'transfer',
  'waiting',
  'payment',
  'refund',
  'cancellation',
  'deletion',
  'carpool',
  'rental',
  'rar',
  'interview',
] as const;
/** The kinds of work that can fail on their own; the `what` of a row. */
export type Task = (typeof swept)[number] | 'webhook' | `job ${string}`;

type Deps = { db: Database; clock: Clock };
type Failure = { what: Task; id: string; error: unknown; data?: object };

/** Refunds and deletions are retried for days; anything that holds places is retried much sooner. */
const LONGEST_REST_MS: Partial<Record<Task, number>> = { refund: 6 * HOUR_MS, deletion: 6 * HOUR_MS };
const USUAL_REST_MS = 5 * MINUTE_MS;
const LONGEST_ERROR = 300;
/** After this many in a row without an answer, the provider is unavailable, and the rest need not be tried. */
const AWAY_AFTER = 3;

/** The pause after this many failures: none after the first, then twice as long each time. */
function restAfter(what: Task, tries: number): number {
  if (tries <= 1) return 0;
  return Math.min(SECOND_MS * 2 ** Math.min(tries - 1, 30), LONGEST_REST_MS[what] ?? USUAL_REST_MS);
}

const written = (error: unknown): string => String(error).slice(0, LONGEST_ERROR);

/** Counts a failure, and schedules the next try. */
export async function noteFailure({ clock }: Pick<Deps, 'clock'>, db: Queryable, failure: Failure): Promise<void> {
  const { what, id, error, data = null } = failure;
  const now = clock.now();
  const { tries } = await db
    .insertInto('stuck')
    .values({
      what,
      id,
      tries: 1,
      last_error: written(error),
      data: JSON.stringify(data),
      since: now,
      last_tried_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['what', 'id']).doUpdateSet({
        tries: sql`stuck.tries + 1`,
        last_error: written(error),
        data: JSON.stringify(data),
        last_tried_at: now,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  const next_try_at = new Date(now.getTime() + restAfter(what, tries));
  await db.updateTable('stuck').set({ next_try_at }).where('what', '=', what).where('id', '=', id).execute();
}

/** Items of which only the id is known, by id. */
export const byId = (rows: readonly { id: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id }) => [id, id]));

/** Deletes the failures of items that have succeeded. */
export async function forgetFailures(db: Queryable, what: Task, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('stuck').where('what', '=', what).where('id', 'in', ids).execute();
}

/** Deletes the failures of jobs that were given up with such data, once their work was done in another way. */
export async function forgetGivenUp(db: Queryable, what: `job ${string}`, data: object): Promise<void> {
  await sql`delete from stuck where what = ${what} and data @> ${JSON.stringify(data)}::jsonb`.execute(db);
}

/** Sweeps retry everything they still find at least this often: an item not tried for so long has ended in another way. */
const SWEPT_WITHIN_MS = 24 * HOUR_MS;
/** Failed jobs and refused webhooks stay until somebody has had the time to look. */
const KEPT_MS = 60 * 24 * HOUR_MS;

/** Deletes failures that no longer matter. */
export async function forgetOldFailures({ db, clock }: Deps): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await db
    .deleteFrom('stuck')
    .where('what', 'in', swept)
    .where('last_tried_at', '<', before(SWEPT_WITHIN_MS))
    .execute();
  await db.deleteFrom('stuck').where('last_tried_at', '<', before(KEPT_MS)).execute();
}

/** A condition for items that may be tried now: never failed, or rested since. `id` is a column such as `bookings.id`. */
export function hasRested(what: Task, id: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from stuck where what = ${what} and stuck.id = ${sql.ref(id)}::text and next_try_at > ${now}
  )`;
}

/**
 * Does the work for each of these items, by their ids, even if others fail: a failure is counted, and its item rests, longer each time. Throws only
 * when the database is unavailable, since nothing can be counted then.
 */
export async function eachOnItsOwn<Item>(
  { db, clock }: Deps,
  log: Logger,
  what: Task,
  items: ReadonlyMap<string, Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  if (items.size === 0) return;
  const ids = [...items.keys()];
  const failed = await db.selectFrom('stuck').select('id').where('what', '=', what).where('id', 'in', ids).execute();
  const known = new Set(failed.map(({ id }) => id));
  let unanswered = 0;
  for (const [id, item] of items) {
    try {
      await work(item);
      if (known.has(id)) await forgetFailures(db, what, [id]);
      unanswered = 0;
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      log.warn({ err: error, what, id }, 'this one failed and is tried again later');
      await noteFailure({ clock }, db, { what, id, error });
      unanswered = error instanceof PaymentsUnavailable ? unanswered + 1 : 0;
      if (unanswered === AWAY_AFTER) return;
    }
  }
}
