import { sql } from 'kysely';
import type { Deps } from '../../kernel/deps.ts';
import { Problem } from '../../kernel/http/problem.ts';

const EVERY_MS = 5000;

/**
 * Takes the turn of one complaint without a name: there is one every five seconds for everybody together, since nothing is known that would
 * tell one person from another. Throws 429 until then.
 */
export async function takeTurn({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const next_at = new Date(now.getTime() + EVERY_MS);
  const taken = await db
    .insertInto('complaint_brake')
    .values({ next_at })
    .onConflict((conflict) =>
      conflict.column('singleton').doUpdateSet({ next_at }).where('complaint_brake.next_at', '<=', now),
    )
    .returning(sql<boolean>`true`.as('taken'))
    .executeTakeFirst();
  if (taken !== undefined) return;
  const row = await db.selectFrom('complaint_brake').select('next_at').executeTakeFirst();
  const rest = (row?.next_at.getTime() ?? now.getTime()) - now.getTime();
  throw new Problem(429, 'complaint_brake', { retryAfterSeconds: Math.max(1, Math.ceil(rest / 1000)) });
}
