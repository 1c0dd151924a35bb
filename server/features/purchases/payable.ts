import type { Product } from '../../kernel/db/account-tables.ts';
import type { Trx } from '../../kernel/auth/deps.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { purchaseLife } from '../../kernel/lifecycle/lives.ts';
import type { Payable } from '../../kernel/payments/payable.ts';
import { products } from '../../kernel/products/products.ts';
import { isBought, lockPurchase, type PurchaseRow } from '../../kernel/products/purchases.ts';
import { issueCard } from './cards.ts';
import type { PurchaseDeps } from './deps.ts';
import { dropApplication, putUnderReview } from './permits.ts';

type Given = { id: string; userId: string };

/** Delivers each product once it is paid; resolves to false if there is nothing to deliver. */
const gifts: Record<Product, (deps: PurchaseDeps, trx: Trx, given: Given) => Promise<boolean>> = {
  parking_permit: (deps, trx, { id }) => putUnderReview(deps, trx, id),
  student_card: (deps, trx, { id, userId }) => issueCard(deps, trx, { userId, purchaseId: id }),
  // A donation is given by its giver.
  research_fund: () => Promise.resolve(true),
};

/** How parking permits, student cards and donations are paid for. */
export function purchasePayables(deps: PurchaseDeps): Payable[] {
  return (Object.keys(products) as Product[]).map((product) => purchasePayable(deps, product));
}

function purchasePayable(deps: PurchaseDeps, product: Product): Payable {
  const { clock, jobs, files } = deps;

  /** Gives what was bought. False where that is over, or bought already, or nobody is left to give it to. */
  async function give(trx: Trx, { id, user_id, year, state }: PurchaseRow): Promise<boolean> {
    if (!purchaseLife.is(state, 'isOpen') || user_id === null) return false;
    if (await isBought(trx, user_id, product, year)) return false;
    return gifts[product](deps, trx, { id, userId: user_id });
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
      // An application for a permit goes with its licence, since nobody will look at it.
      const dropped = await dropApplication(trx, id);
      return () => files.remove(dropped);
    },
    noteRefunded: (trx, id) => jobs.send(trx, 'purchase-mail', { purchaseId: id, kind: 'refunded' }),
  };
}
