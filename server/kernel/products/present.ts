import { purchaseStates } from '../../../machines/payment-life/payment-life.machine.ts';
import { money } from '../http/money.ts';
import type { Locale, Schemas } from '../http/operation.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import type { PaidPurchase } from './purchases.ts';

/** The contract's `Purchase`: with an address only while there is something to pay. */
export function presentPurchase(row: PaidPurchase, publishableKey: string | null, locale: Locale): Schemas['Purchase'] {
  const { id, product, payment_id, payment_state, session_id } = row;
  return {
    id,
    payment_id,
    product,
    state: purchaseStates[payment_state],
    amount: money(row.amount, locale),
    session_id,
    publishable_key: publishableKey,
    url: paymentLife.is(payment_state, 'isPayable') ? row.url : null,
  };
}
