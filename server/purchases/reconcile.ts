import { sql } from 'kysely';
import type { Logger } from 'pino';
import { eachOnItsOwn, hasRested } from '../stuck/stuck.ts';
import type { PurchaseDeps } from './deps.ts';
import { settleFromProvider } from './end.ts';

const BATCH = 100;
const RECONCILE_AFTER_MS = 60_000;

/** Asks the provider about purchases that have been open for a minute: their webhook may never come. Returns how many there were. */
export async function reconcilePurchases(deps: PurchaseDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const waiting = await deps.db
    .updateTable('purchases')
    .set({ changed_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('purchases')
        .select('id')
        .where('state', 'in', ['open', 'declined'])
        .where(hasRested('purchase', 'purchases.id', now))
        .where('changed_at', '<=', new Date(now.getTime() - RECONCILE_AFTER_MS))
        .orderBy('changed_at')
        .limit(BATCH)
        .modifyEnd(sql`for update skip locked`),
    )
    .returningAll()
    .execute();
  const purchases = new Map(waiting.map((purchase) => [purchase.id, purchase]));
  await eachOnItsOwn(deps, log, 'purchase', purchases, (purchase) => settleFromProvider(deps, purchase));
  return waiting.length;
}
