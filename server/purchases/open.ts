import type { Trx } from '../auth/deps.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Product, PurchaseSource } from '../db/account-tables.ts';
import { Problem } from '../http/problem.ts';
import { demandStep, lockAccount, readProgress } from '../registration/progress.ts';
import type { PurchaseDeps, PurchaseRow } from './deps.ts';
import { isBought } from './locks.ts';
import { priceOf, products } from './products.ts';

/**
 * Refuses what is not for this person or not now: 403 for organisations, 409 `step_not_due` during a registration that is not there yet, 409
 * for what is bought already.
 */
export async function demandForSale(deps: PurchaseDeps, user: SignedIn, product: Product, year: number): Promise<void> {
  if (user.userType === 'organisation') throw new Problem(403, 'forbidden');
  if (!user.registered) demandStep(await readProgress(deps, deps.db, user.id), products[product].step);
  await demandNotBought(deps.db, user.id, product, year);
}

async function demandNotBought(db: PurchaseDeps['db'] | Trx, userId: string, product: Product, year: number) {
  if (await isBought(db, userId, product, year)) throw new Problem(409, products[product].bought);
}

export type Order = { userId: string; product: Product; year: number; source: PurchaseSource };

/**
 * Opens the purchase of a product, or returns the one that is open: a double click, a second tab or a lost answer never opens a second.
 * Throws 409 when it was paid meanwhile.
 */
export async function openPurchase(deps: PurchaseDeps, trx: Trx, order: Order): Promise<PurchaseRow> {
  const { userId, product, year, source } = order;
  await lockAccount(trx, userId);
  await demandNotBought(trx, userId, product, year);
  const now = deps.clock.now();
  const before = await trx
    .updateTable('purchases')
    .set({ state: 'open', source, changed_at: now })
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('year', '=', year)
    .where('state', 'in', ['open', 'declined'])
    .returningAll()
    .executeTakeFirst();
  if (before !== undefined) return before;
  return trx
    .insertInto('purchases')
    .values({
      user_id: userId,
      product,
      year,
      amount: priceOf(deps.union, product),
      state: 'open',
      source,
      session_id: null,
      url: null,
      payment_intent: null,
      created_at: now,
      paid_at: null,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
