import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';

const MOST_TRIES = 5;
const WINDOW_SECONDS = 5 * 60;

/**
 * Counts a try at an account from an address before it is evaluated, so that parallel guesses cannot slip through.
 * Throws 429 once five have been counted within five minutes; a success clears the count.
 */
export async function countAttempt({ db, clock }: Deps, account: string, address: string): Promise<void> {
  const now = clock.now();
  const ends = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  const { failures, window_ends_at } = await db
    .insertInto('login_attempts')
    .values({ account, address, failures: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet({
        failures: sql`case when login_attempts.window_ends_at <= ${now} then 1 else login_attempts.failures + 1 end`,
        window_ends_at: sql`case when login_attempts.window_ends_at <= ${now} then ${ends} else login_attempts.window_ends_at end`,
      }),
    )
    .returning(['failures', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (failures > MOST_TRIES) {
    const retryAfterSeconds = Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000);
    throw new Problem(429, 'too_many_tries', { retryAfterSeconds });
  }
}

export async function clearAttempts({ db }: Deps, account: string, address: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', account).where('address', '=', address).execute();
}
