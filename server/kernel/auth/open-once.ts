import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Queryable, Trx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { keyIn, requestHash } from '../http/once.ts';
import type { AccountDeps } from './deps.ts';
import type { Opened } from './sessions.ts';
import { takeTurns } from '../db/take-turns.ts';

type Call = { request: FastifyRequest; params: object; body: unknown };

/**
 * Opens a session for somebody who is not signed in, in one transaction, at most once per Idempotency-Key: a repeat of the same request
 * gets the same session. Its token is signed again each time, so none is ever stored. Throws 422 when the key came with another request.
 * `prepare` does the slow work before the transaction, and returns the function that opens the session in it.
 */
export async function openOnce(
  deps: AccountDeps,
  operation: 'login' | 'register' | 'resetPassword',
  call: Call,
  prepare: () => Promise<(trx: Trx) => Promise<Opened>>,
): Promise<Opened> {
  const key = keyIn(call.request);
  if (key === undefined) return deps.db.transaction().execute(await prepare());
  const request_hash = requestHash(deps.fingerprint, operation, call);
  const kept = await readKept(deps.db, key, operation, request_hash);
  if (kept !== undefined) return kept;
  const open = await prepare();
  return deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, key);
    const first = await readKept(trx, key, operation, request_hash);
    if (first !== undefined) return first;
    const opened = await open(trx);
    const kept = await trx
      .insertInto('idempotency_keys')
      .values({
        user_id: opened.userId,
        key,
        operation,
        request_hash,
        response: JSON.stringify(opened),
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (kept === undefined) throw new Problem(422, 'key_reused');
    return opened;
  });
}

async function readKept(
  db: Queryable,
  key: string,
  operation: string,
  request_hash: string,
): Promise<Opened | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('key', '=', key)
    .where('operation', '=', operation)
    // Written out, as otherwise PostgreSQL does not use the partial index.
    .where(sql<boolean>`operation in ('login', 'register', 'resetPassword')`)
    .executeTakeFirst();
  if (row !== undefined && row.request_hash !== request_hash) throw new Problem(422, 'key_reused');
  return row?.response as Opened | undefined;
}
