import type { Selectable } from 'kysely';
import type { Product } from '../db/account-tables.ts';
import type { Queryable, Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { purchaseLife } from '../lifecycle/lives.ts';
import { products } from './products.ts';

export type PurchaseRow = Selectable<Schema['purchases']>;

/** Purchases, each with its payment's state. */
const purchasesWithPayment = (db: Queryable) =>
  db
    .selectFrom('purchases')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('payments')
          .select([
            'payments.id as payment_id',
            'payments.state as payment_state',
            'payments.amount',
            'payments.session_id',
            'payments.url',
          ])
          .whereRef('payments.payable_id', '=', 'purchases.id')
          .whereRef('payments.payable_type', '=', 'purchases.product')
          .orderBy('payments.sequence', 'desc')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .selectAll(['purchases', 'payment']);

/** A purchase with its payment's state. */
export type PaidPurchase = Awaited<ReturnType<typeof readPurchase>>;

export const readPurchase = (db: Queryable, id: string) =>
  purchasesWithPayment(db).where('purchases.id', '=', id).executeTakeFirstOrThrow();

/** The latest purchase of a product, in any state. */
export function latestPurchase(db: Queryable, userId: string, product: Product): Promise<PaidPurchase | undefined> {
  return purchasesWithPayment(db)
    .where('purchases.user_id', '=', userId)
    .where('product', '=', product)
    .orderBy('purchases.sequence', 'desc')
    .executeTakeFirst();
}

/** The latest purchase of each product; of this scholastic year, if the product is bought yearly. */
export async function latestPurchases(db: Queryable, userId: string, year: number): Promise<PaidPurchase[]> {
  const latest = await purchasesWithPayment(db)
    .distinctOn('product')
    .where('purchases.user_id', '=', userId)
    .orderBy('product')
    .orderBy('purchases.sequence', 'desc')
    .execute();
  return latest.filter((purchase) => !products[purchase.product].isYearly || purchase.year === year);
}

/** The purchase of a product that can still be paid, if any. */
export function findOpenPurchase(db: Queryable, userId: string, product: Product): Promise<PurchaseRow | undefined> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('state', 'in', purchaseLife.tagged('isOpen'))
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

/** True if a person has paid for a product: for this year, or ever if it is bought once for good. */
export async function isBought(db: Queryable, userId: string, product: Product, year: number): Promise<boolean> {
  const paid = db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('state', 'in', purchaseLife.tagged('isBought'))
    .$if(products[product].isYearly, (query) => query.where('year', '=', year));
  return (await paid.executeTakeFirst()) !== undefined;
}

/**
 * A purchase, locked until the transaction ends together with its owner's account: two payments of one person are settled one after the
 * other.
 */
export async function lockPurchase(trx: Trx, id: string): Promise<PurchaseRow> {
  const { user_id } = await trx
    .selectFrom('purchases')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The account first, as in every other change of an account.
  if (user_id !== null) await trx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
  return purchaseLife.lock(trx, id);
}
