import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { present } from '../auth/handlers.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';

type WriteCall = { request: FastifyRequest; params: object; body: unknown; user: SignedIn | undefined };

/** Whether a call with this key has been answered before. */
export async function isRepetition(
  { db }: Pick<Deps, 'db'>,
  { request, user }: Pick<WriteCall, 'request' | 'user'>,
): Promise<boolean> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return false;
  const known = db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', present(user).id)
    .where('key', '=', key);
  return (await known.executeTakeFirst()) !== undefined;
}

/**
 * Runs a write in one transaction, at most once per Idempotency-Key. A repetition waits for the first to commit and gets its answer;
 * a first that failed left nothing behind, so the repetition runs. Throws 422 when the key came with another request before.
 */
export async function idempotently<Outcome extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operation: string,
  { request, params, body, user }: WriteCall,
  work: (trx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return db.transaction().execute(work);
  const owner = { user_id: present(user).id, key };
  const request_hash = createHash('sha256')
    .update(JSON.stringify([operation, params, body]))
    .digest('base64url');
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ ...owner, operation, request_hash, status: null, response: null, created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    const kept = trx
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('user_id', '=', owner.user_id)
      .where('key', '=', key);
    if (claimed === undefined) {
      const first = await kept.executeTakeFirstOrThrow();
      if (first.request_hash !== request_hash) throw new Problem(422, 'key_reused');
      return first.response as Outcome;
    }
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 200, response: JSON.stringify(answer) })
      .where('user_id', '=', owner.user_id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}
