import type { Trx } from '../auth/deps.ts';
import type { Queryable } from '../db/database.ts';
import type { Product } from '../db/account-tables.ts';
import type { PurchaseRow } from './deps.ts';
import { products } from './products.ts';

/**
 * A purchase, locked until the transaction ends together with its owner's account: two payments of one person are settled one after the
 * other. Undefined when the id is none of a purchase.
 */
export async function lockPurchase(trx: Trx, id: string): Promise<PurchaseRow | undefined> {
  const found = await trx.selectFrom('purchases').select('user_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return undefined;
  // The account first, as in every other change of an account.
  if (found.user_id !== null)
    await trx.selectFrom('users').select('id').where('id', '=', found.user_id).forUpdate().execute();
  return trx.selectFrom('purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The purchase of a product that can still be paid, if any. */
export function findOpenPurchase(db: Queryable, userId: string, product: Product): Promise<PurchaseRow | undefined> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('state', 'in', ['open', 'declined'])
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

/** Whether a person has paid for a product: for this year, or at all where it is bought once for good. */
export async function isBought(db: Queryable, userId: string, product: Product, year: number): Promise<boolean> {
  const paid = db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('state', '=', 'paid')
    .$if(products[product].isYearly, (query) => query.where('year', '=', year));
  return (await paid.executeTakeFirst()) !== undefined;
}
