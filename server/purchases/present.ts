import { money } from '../http/money.ts';
import type { Locale, Schemas } from '../http/operation.ts';
import type { PurchaseRow } from './deps.ts';

/** The contract's `Purchase`: with an address only while there is something to pay. */
export function presentPurchase(row: PurchaseRow, publishableKey: string | null, locale: Locale): Schemas['Purchase'] {
  const { id, product, state, session_id } = row;
  const url = state === 'open' || state === 'declined' ? row.url : null;
  return { id, product, state, amount: money(row.amount, locale), session_id, publishable_key: publishableKey, url };
}
