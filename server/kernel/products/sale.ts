import type { Trx } from '../db/database.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Product, PurchaseSource } from '../db/account-tables.ts';
import { Problem } from '../http/problem.ts';
import { dayOf, yearOnSale } from '../calendar/scholastic-year.ts';
import { demandStep, lockAccount, readProgress } from './progress.ts';
import { purchaseLife } from '../lifecycle/lives.ts';
import { demandPaymentOver } from '../payments/ending.ts';
import { findOpenPayment, isNearItsEnd, openPayment } from '../payments/open.ts';
import { findOpenPurchase, isBought, type PurchaseRow } from './purchases.ts';
import type { PurchaseDeps } from './deps.ts';
import { priceOf, products } from './products.ts';

/** The scholastic year that is on sale. */
export const thisYear = ({ union, clock }: Pick<PurchaseDeps, 'union' | 'clock'>): number =>
  yearOnSale(union, dayOf(clock.now(), union));

/**
 * The year for which a product is sold to this person. Throws 409 `step_not_due` while their registration hasn't reached it, and 409 if
 * they have bought it already.
 */
export async function demandForSale(deps: PurchaseDeps, user: SignedIn, product: Product): Promise<number> {
  if (!user.registered) demandStep(await readProgress(deps, deps.db, user.id), products[product].step);
  const year = thisYear(deps);
  await demandNotBought(deps.db, user.id, product, year);
  return year;
}

async function demandNotBought(db: PurchaseDeps['db'] | Trx, userId: string, product: Product, year: number) {
  if (await isBought(db, userId, product, year)) throw new Problem(409, products[product].bought);
}

export type Order = { userId: string; product: Product; year: number; source: PurchaseSource };

/**
 * Opens the purchase of a product and its payment, or returns the one that is open: a double click, a second tab or a lost answer never
 * opens a second. Throws 409 when it was paid meanwhile, and what `endingPayment` waits for.
 */
export async function openPurchase(deps: PurchaseDeps, trx: Trx, order: Order): Promise<PurchaseRow> {
  const { userId, product, year, source } = order;
  await lockAccount(trx, userId);
  await demandNotBought(trx, userId, product, year);
  const before = await findOpenPurchase(trx, userId, product);
  if (before !== undefined) await demandLasting(deps, trx, before, year);
  const purchase = before?.year === year ? before : await beginPurchase(deps, trx, order);
  if (purchase.source !== source)
    await trx.updateTable('purchases').set({ source }).where('id', '=', purchase.id).execute();
  await openPayment(deps, trx, { type: product, id: purchase.id, userId, amount: priceOf(deps.union, product) });
  return purchase;
}

/** Throws what `endingPayment` waits for where another payment has to replace an open one: of another year, or over soon. */
async function demandLasting({ clock }: PurchaseDeps, trx: Trx, before: PurchaseRow, year: number): Promise<void> {
  const payable = { type: before.product, id: before.id };
  const payment = await findOpenPayment(trx, payable);
  if (before.year !== year || (payment && isNearItsEnd(payment, clock.now()))) await demandPaymentOver(trx, payable);
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
