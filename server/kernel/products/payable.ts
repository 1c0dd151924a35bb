import type { Trx } from '../db/database.ts';
import { thePortal } from '../lifecycle/lifecycle.ts';
import { purchaseLife } from '../lifecycle/lives.ts';
import type { Payable } from '../payments/payable.ts';
import type { PurchaseDeps } from './deps.ts';
import { products } from './products.ts';
import { isBought, lockPurchase, type PurchaseRow } from './purchases.ts';
import type { SoldProduct } from './sold-product.ts';

/** How a product is paid for. */
export function purchasePayable({ clock, jobs, files }: PurchaseDeps, sold: SoldProduct): Payable {
  const { product } = sold;

  /** Gives what was bought. False where that is over, or bought already, or nobody is left to give it to. */
  async function give(trx: Trx, { id, user_id, year, state }: PurchaseRow): Promise<boolean> {
    if (!purchaseLife.is(state, 'isOpen') || user_id === null) return false;
    if (await isBought(trx, user_id, product, year)) return false;
    return sold.deliver(trx, { id, userId: user_id });
  }

  return {
    type: product,
    bill: async (db, { payable_id, amount }) => {
      const { email, locale } = await db
        .selectFrom('users')
        .innerJoin('purchases', 'purchases.user_id', 'users.id')
        .select(['email', 'locale'])
        .where('purchases.id', '=', payable_id)
        .executeTakeFirstOrThrow();
      return {
        lines: [{ name: products[product].name[locale], amountCents: amount, quantity: 1 }],
        customerEmail: email,
        locale,
        returnQuery: `purchase=${payable_id}`,
      };
    },
    lock: async (trx, id) => {
      await lockPurchase(trx, id);
    },
    give: async (trx, { payable_id }) => {
      const purchase = await lockPurchase(trx, payable_id);
      if (!(await give(trx, purchase))) return false;
      const at = clock.now();
      await purchaseLife.demandMove(
        trx,
        purchase,
        { type: 'purchase.give' },
        { by: thePortal, at, set: { paid_at: at } },
      );
      await jobs.send(trx, 'purchase-mail', { purchaseId: purchase.id, kind: 'receipt' });
      return true;
    },
    release: async (trx, id) => {
      const purchase = await lockPurchase(trx, id);
      const how = { by: thePortal, at: clock.now() };
      if ((await purchaseLife.move(trx, purchase, { type: 'purchase.end' }, how)) === undefined) return undefined;
      const dropped = (await sold.takeBack?.(trx, id)) ?? [];
      return () => files.remove(dropped);
    },
    noteRefunded: (trx, id) => jobs.send(trx, 'purchase-mail', { purchaseId: id, kind: 'refunded' }),
  };
}
