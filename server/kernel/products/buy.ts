import { present } from '../http/guards.ts';
import type { Call, Locale, Schemas } from '../http/operation.ts';
import { endingPayment } from '../payments/ending.ts';
import { ensureSession, findOpenPayment } from '../payments/open.ts';
import type { Product } from '../db/account-tables.ts';
import type { PurchaseDeps } from './deps.ts';
import { presentPurchase } from './present.ts';
import { readPurchase } from './purchases.ts';
import { demandForSale, openPurchase } from './sale.ts';

type BuyCall = Call<'buyStudentCard'> | Call<'donateToResearch'>;

/**
 * Sells a product that nothing has to be filled in for. `demandOnSale` throws where it cannot be had at present. Throws besides what
 * `demandForSale` and `openPurchase` throw, and PaymentsUnavailable.
 */
export async function buy(
  deps: PurchaseDeps,
  product: Product,
  call: BuyCall,
  demandOnSale: () => void = () => undefined,
): Promise<Schemas['Purchase']> {
  const user = present(call.user);
  const { source = 'account' } = call.query;
  const { id } = await endingPayment(deps, () =>
    call.request.once<{ id: string }>(async (transact) => {
      demandOnSale();
      const year = await demandForSale(deps, user, product);
      return transact(async (trx) => {
        const { id } = await openPurchase(deps, trx, { userId: user.id, product, year, source });
        return { id };
      });
    }),
  );
  return readyToPay(deps, id, call.locale);
}

/** A purchase with the address to pay it at, as long as there is something to pay. Throws PaymentsUnavailable. */
export async function readyToPay(deps: PurchaseDeps, id: string, locale: Locale): Promise<Schemas['Purchase']> {
  const { product } = await readPurchase(deps.db, id);
  const payment = await findOpenPayment(deps.db, { type: product, id });
  if (payment !== undefined) await ensureSession(deps, payment);
  return presentPurchase(await readPurchase(deps.db, id), deps.publishableKey, locale);
}
