import type { Trx } from '../../kernel/auth/deps.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Product, PurchaseSource } from '../../kernel/db/account-tables.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { demandStep, lockAccount, readProgress } from '../../kernel/person/progress.ts';
import { purchaseLife } from '../../kernel/lifecycle/lives.ts';
import { openPayment } from '../../kernel/payments/open.ts';
import { findOpenPurchase, isBought, type PurchaseRow } from '../../kernel/products/purchases.ts';
import type { PurchaseDeps } from './deps.ts';
import { priceOf, products } from '../../kernel/products/products.ts';

/**
 * Refuses what is not for this person now: 409 `step_not_due` during a registration that is not there yet, 409
 * for what is bought already.
 */
export async function demandForSale(deps: PurchaseDeps, user: SignedIn, product: Product, year: number): Promise<void> {
  if (!user.registered) demandStep(await readProgress(deps, deps.db, user.id), products[product].step);
  await demandNotBought(deps.db, user.id, product, year);
}

async function demandNotBought(db: PurchaseDeps['db'] | Trx, userId: string, product: Product, year: number) {
  if (await isBought(db, userId, product, year)) throw new Problem(409, products[product].bought);
}

export type Order = { userId: string; product: Product; year: number; source: PurchaseSource };

/**
 * Opens the purchase of a product and its payment, or returns the one that is open: a double click, a second tab or a lost answer never
 * opens a second. Throws 409 when it was paid meanwhile.
 */
export async function openPurchase(deps: PurchaseDeps, trx: Trx, order: Order): Promise<PurchaseRow> {
  const { userId, product, year, source } = order;
  await lockAccount(trx, userId);
  await demandNotBought(trx, userId, product, year);
  const before = await findOpenPurchase(trx, userId, product);
  const purchase = before?.year === year ? before : await beginPurchase(deps, trx, order);
  if (purchase.source !== source)
    await trx.updateTable('purchases').set({ source }).where('id', '=', purchase.id).execute();
  await openPayment(deps, trx, { type: product, id: purchase.id, userId, amount: priceOf(deps.union, product) });
  return purchase;
}

function beginPurchase({ clock }: PurchaseDeps, trx: Trx, { userId, product, year, source }: Order) {
  const now = clock.now();
  return trx
    .insertInto('purchases')
    .values({
      user_id: userId,
      product,
      year,
      state: purchaseLife.initial,
      source,
      created_at: now,
      paid_at: null,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
