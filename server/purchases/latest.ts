import type { Queryable } from '../db/database.ts';
import type { Product } from '../db/account-tables.ts';
import type { PurchaseRow } from './deps.ts';
import { products } from './products.ts';

/** The latest purchase of a product, whatever became of it. */
export function latestPurchase(db: Queryable, userId: string, product: Product): Promise<PurchaseRow | undefined> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

/** The latest purchase of each product; of this scholastic year, where the product is bought each year. */
export async function latestPurchases(db: Queryable, userId: string, year: number): Promise<PurchaseRow[]> {
  const latest = await db
    .selectFrom('purchases')
    .selectAll()
    .distinctOn('product')
    .where('user_id', '=', userId)
    .orderBy('product')
    .orderBy('sequence', 'desc')
    .execute();
  return latest.filter((purchase) => !products[purchase.product].isYearly || purchase.year === year);
}
