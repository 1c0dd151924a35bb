import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Fingerprint } from '../auth/fingerprint.ts';
import { present } from './guards.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import { compiledOnce } from '../db/compiled.ts';
import type { Database, Trx } from '../db/database.ts';
import { padded, readTogether } from '../db/read-together.ts';
import type { Deps } from '../deps.ts';
import { Problem } from './problem.ts';

type KeyedCall = { request: FastifyRequest; params: object; body: unknown };
type WriteCall = KeyedCall & { user: SignedIn | undefined };
type Key = { user_id: string; key: string; operation: string; request_hash: string };

/** Runs the write's database work as its one transaction. */
export type Transact<Outcome> = (work: (trx: Trx) => Promise<Outcome>) => Promise<Outcome>;

/** Thrown if a faster call stored an answer under the same key; everything that this one did is rolled back. */
class KeyIsKept extends Problem {
  constructor() {
    super(422, 'key_reused');
  }
}

/**
 * Runs a write whose effects count at most once per Idempotency-Key: its answer is stored under the key in the same transaction. A
 * repeat that finds the key, or what the first call left in its way, is rolled back and gets the first answer; a failure leaves nothing
 * behind, so its repeat runs. Throws 422 if the key was used with another request before. Without a key, the write simply runs.
 */
export type Once = <Outcome extends object>(
  write: (transact: Transact<Outcome>) => Promise<Outcome>,
) => Promise<Outcome>;

type OnceDeps = Pick<Deps, 'db' | 'clock' | 'fingerprint'>;

/** Makes the `Once` of one call of an operation. */
export function createOnce({ db, clock, fingerprint }: OnceDeps): (operation: string, call: WriteCall) => Once {
  const readKept = readTogether((keys: readonly Key[]) => readAllKept(db, keys));
  return (operation, call) => {
    const key = keyOf(fingerprint, operation, call);
    if (key === undefined) return (write) => write((work) => db.transaction().execute(work));
    return async <Outcome extends object>(write: (transact: Transact<Outcome>) => Promise<Outcome>) => {
      const transact: Transact<Outcome> = (work) =>
        db.transaction().execute(async (trx) => {
          const answer = await work(trx);
          const at = clock.now().toISOString();
          const row = [key.user_id, key.key, key.operation, key.request_hash, JSON.stringify(answer), at];
          if ((await keep(trx, row)).length === 0) throw new KeyIsKept();
          return answer;
        });
      try {
        return await write(transact);
      } catch (refusal) {
        const first = refusal instanceof Problem ? await readKept(key) : undefined;
        if (first === undefined) throw refusal;
        if (first.request_hash !== key.request_hash) throw new Problem(422, 'key_reused');
        return first.response as Outcome;
      }
    };
  };
}

/** Stores an answer under its key; returns nothing if the key is there already. */
const keep = compiledOnce((db, [user_id = '', key = '', operation = '', request_hash = '', response = '', at = '']) =>
  db
    .insertInto('idempotency_keys')
    .values({ user_id, key, operation, request_hash, response, created_at: sql<Date>`${at}` })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key'),
);

function keyOf(fingerprint: Fingerprint, operation: string, call: WriteCall): Key | undefined {
  const key = keyIn(call.request);
  if (key === undefined) return undefined;
  return { user_id: present(call.user).id, key, operation, request_hash: requestHash(fingerprint, operation, call) };
}

/** The Idempotency-Key of a request, if it has one. */
export function keyIn({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Distinguishes one request from another. A body may hold a password: without the portal's secret, nobody can guess it from this. */
export function requestHash(fingerprint: Fingerprint, operation: string, { request, params, body }: KeyedCall): string {
  return fingerprint('request', JSON.stringify([operation, params, request.query, body]));
}

type Kept = { at: number; request_hash: string; response: object };

/** The answers kept under these keys, in their order. */
async function readAllKept(db: Database, keys: readonly Key[]): Promise<(Kept | undefined)[]> {
  const asked = padded(keys).map(({ user_id, key }, at) => sql`(${sql.lit(at)}, ${user_id}::uuid, ${key})`);
  const { rows } = await sql<Kept>`
    select asked.at, request_hash, response from (values ${sql.join(asked)}) as asked (at, user_id, key)
    join idempotency_keys on idempotency_keys.user_id = asked.user_id and idempotency_keys.key = asked.key`.execute(db);
  const found = new Map(rows.map((row) => [row.at, row]));
  return keys.map((_, at) => found.get(at));
}
