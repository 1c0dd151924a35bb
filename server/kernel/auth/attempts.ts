import { type RawBuilder, sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { AccountDeps } from './deps.ts';
import type { Trx } from '../db/database.ts';
import { hashing } from './hashing.ts';
import { networkOf } from './network.ts';
import { type Caller, pacingRefusals } from './pace-refusals.ts';
import { DAY_MS, MINUTE_MS } from '../../../machines/flow/durations.ts';

const MOST_TRIES = 5;
/**
 * The most wrong passwords from one network, over all accounts: those that never signed in from there, and those that did. A campus is one
 * network, so a person who tries other people's names there does not lock out those who come every day.
 */
const MOST_FROM_NETWORK = { strange: 50, known: 200 };
const WINDOW_MS = 5 * MINUTE_MS;
const REMEMBERED_MS = 90 * DAY_MS;
/** The budget shared by all addresses from which the account has never signed in. */
const ELSEWHERE = 'elsewhere';

type GuessDeps = Pick<AccountDeps, 'db' | 'clock' | 'fingerprint'>;
type Guess = { email: string; from: Caller };
/** A counter of tries: a row of `login_attempts`, and the number of tries that are evaluated. */
type Budget = { account: string; address: string; most: number };

/**
 * Evaluates a password for an account; undefined from `evaluate` means that it is wrong. At most five wrong ones are evaluated within five
 * minutes from all the addresses together that the account does not know, and five from each that it does, so guesses from elsewhere do not
 * lock the owner out. A network has a budget over all accounts as well. Each try is counted, and committed, before the evaluation, so that
 * simultaneous guesses do not slip through. Throws 429 past that, and 503 while too many passwords are queued. A try has the same
 * effects if there is no such account.
 */
export async function tryPassword<T>(
  deps: AccountDeps,
  guess: Guess,
  evaluate: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return pacingRefusals(guess.from, () => evaluateOnce(deps, guess, evaluate));
}

/** A guess at a secret that isn't a password: what it is, who guesses, and the wrong ones within five minutes that are evaluated. */
type SecretGuess = { what: string; who: string; from: Caller; most: { person: number; network: number } };

/** The same for another secret: undefined from `evaluate` means that it is wrong. Throws 429 past the limits for a person and a network. */
export function tryGuess<T>(
  deps: GuessDeps,
  { what, who, from, most }: SecretGuess,
  evaluate: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const budgets = [
    { account: deps.fingerprint(what, who), address: ELSEWHERE, most: most.person },
    { account: `every ${what}`, address: addressOf(deps, from.ip), most: most.network },
  ];
  return pacingRefusals(from, () => evaluateWithin(deps, budgets, evaluate));
}

async function evaluateOnce<T>(
  deps: AccountDeps,
  guess: Guess,
  evaluate: () => Promise<T | undefined>,
): Promise<T | undefined> {
  hashing.demandRoom();
  return evaluateWithin(deps, await budgetsOf(deps, guess), evaluate);
}

async function evaluateWithin<T>(
  deps: GuessDeps,
  budgets: Budget[],
  evaluate: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await countTry(deps, budgets);
  try {
    const outcome = await evaluate();
    if (outcome !== undefined) await forgiveTry(deps, budgets);
    return outcome;
  } catch (error) {
    // Nothing was evaluated: the queue was full after all, or the database is unavailable.
    await forgiveTry(deps, budgets);
    throw error;
  }
}

async function budgetsOf(deps: AccountDeps, guess: Guess): Promise<Budget[]> {
  const kind = (await isKnown(deps, guess)) ? 'known' : 'strange';
  const account = deps.fingerprint('account', guess.email.toLowerCase());
  const address = addressOf(deps, guess.from.ip);
  return [
    { account, address: kind === 'known' ? address : ELSEWHERE, most: MOST_TRIES },
    { account: `every ${kind} account`, address, most: MOST_FROM_NETWORK[kind] },
  ];
}

async function isKnown(deps: AccountDeps, { email, from }: Guess): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - REMEMBERED_MS);
  const known = await deps.db
    .selectFrom('known_addresses')
    .innerJoin('users', 'users.id', 'known_addresses.user_id')
    .select('users.id')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .where('verified_at', 'is not', null)
    .where('address', '=', addressOf(deps, from.ip))
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return known !== undefined;
}

async function countTry({ db, clock }: GuessDeps, budgets: Budget[]): Promise<void> {
  const now = clock.now();
  const ends = new Date(now.getTime() + WINDOW_MS);
  const inWindow = <T>(then: RawBuilder<T>, otherwise: T) =>
    sql<T>`case when login_attempts.window_ends_at <= ${now} then ${otherwise} else ${then} end`;
  const counted = await db
    .insertInto('login_attempts')
    .values(budgets.map(({ account, address }) => ({ account, address, failures: 1, window_ends_at: ends })))
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet({
        failures: inWindow(sql<number>`login_attempts.failures + 1`, 1),
        window_ends_at: inWindow(sql<Date>`login_attempts.window_ends_at`, ends),
      }),
    )
    .returning(['account', 'failures', 'window_ends_at'])
    .execute();
  const spent = counted.filter(({ account, failures }) =>
    budgets.some((budget) => budget.account === account && failures > budget.most),
  );
  if (spent.length === 0) return;
  const until = Math.max(...spent.map(({ window_ends_at }) => window_ends_at.getTime()));
  throw new Problem(429, 'too_many_tries', { retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000) });
}

/** Takes back this one try; the guesses of others stay counted. */
async function forgiveTry({ db }: GuessDeps, budgets: Budget[]): Promise<void> {
  // One by one: a single statement could lock both rows in the opposite order to the count.
  for (const { account, address } of budgets) {
    await db
      .updateTable('login_attempts')
      .set({ failures: sql`greatest(failures - 1, 0)` })
      .where('account', '=', account)
      .where('address', '=', address)
      .execute();
  }
}

/** Remembers for ninety days, by its fingerprint, an address from which a person signed in. */
export async function rememberAddress(deps: AccountDeps, trx: Trx, userId: string, address: string): Promise<void> {
  const seen_at = deps.clock.now();
  await trx
    .insertInto('known_addresses')
    .values({ user_id: userId, address: addressOf(deps, address), seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at }))
    .execute();
}

/** Deletes tries whose window is over, and addresses unused for ninety days. */
export async function forgetAttempts({ db, clock }: Pick<AccountDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('login_attempts').where('window_ends_at', '<', now).execute();
  await db
    .deleteFrom('known_addresses')
    .where('seen_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
}

const addressOf = ({ fingerprint }: GuessDeps, address: string) => fingerprint('address', networkOf(address));
