import { type RawBuilder, sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { AccountDeps, Trx } from './deps.ts';
import { networkOf } from './network.ts';

const MOST_TRIES = 5;
const WINDOW_MS = 5 * 60 * 1000;
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;
/** The budget that all addresses share from which the account never signed in. */
const ELSEWHERE = 'elsewhere';

type Guess = { email: string; address: string };

/**
 * Evaluates a password for an account; undefined from `evaluate` means that it is wrong. At most five wrong ones are evaluated within five
 * minutes from all addresses together that the account does not know, and five from each that it does: so guesses from elsewhere do not
 * keep the owner out. Counted, and committed, before the evaluation: guesses at once do not slip through. Throws 429 past that.
 * What goes with a try does not depend on whether there is such an account.
 */
export async function tryPassword<T>(
  deps: AccountDeps,
  guess: Guess,
  evaluate: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const account = deps.fingerprint('account', guess.email.toLowerCase());
  const budget = (await isKnown(deps, guess)) ? addressOf(deps, guess.address) : ELSEWHERE;
  await countTry(deps, account, budget);
  const outcome = await evaluate();
  if (outcome !== undefined) await forgiveTry(deps, account, budget);
  return outcome;
}

async function isKnown(deps: AccountDeps, { email, address }: Guess): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - REMEMBERED_MS);
  const known = await deps.db
    .selectFrom('known_addresses')
    .innerJoin('users', 'users.id', 'known_addresses.user_id')
    .select('users.id')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .where('verified_at', 'is not', null)
    .where('address', '=', addressOf(deps, address))
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return known !== undefined;
}

async function countTry({ db, clock }: AccountDeps, account: string, budget: string): Promise<void> {
  const now = clock.now();
  const ends = new Date(now.getTime() + WINDOW_MS);
  const inWindow = <T>(then: RawBuilder<T>, otherwise: T) =>
    sql<T>`case when login_attempts.window_ends_at <= ${now} then ${otherwise} else ${then} end`;
  const { failures, window_ends_at } = await db
    .insertInto('login_attempts')
    .values({ account, address: budget, failures: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet({
        failures: inWindow(sql<number>`login_attempts.failures + 1`, 1),
        window_ends_at: inWindow(sql<Date>`login_attempts.window_ends_at`, ends),
      }),
    )
    .returning(['failures', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (failures > MOST_TRIES) {
    const retryAfterSeconds = Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000);
    throw new Problem(429, 'too_many_tries', { retryAfterSeconds });
  }
}

/** Takes the right password out of the count, and only that: the guesses of others stay counted. */
async function forgiveTry({ db }: AccountDeps, account: string, budget: string): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('account', '=', account)
    .where('address', '=', budget)
    .execute();
}

/** Remembers for ninety days that a person signed in from an address; as its fingerprint. */
export async function rememberAddress(deps: AccountDeps, trx: Trx, userId: string, address: string): Promise<void> {
  const seen_at = deps.clock.now();
  await trx
    .insertInto('known_addresses')
    .values({ user_id: userId, address: addressOf(deps, address), seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at }))
    .execute();
}

/** Forgets tries whose window is over, and addresses unused for ninety days. */
export async function forgetAttempts({ db, clock }: Pick<AccountDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('login_attempts').where('window_ends_at', '<', now).execute();
  await db
    .deleteFrom('known_addresses')
    .where('seen_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
}

const addressOf = ({ fingerprint }: AccountDeps, address: string) => fingerprint('address', networkOf(address));
