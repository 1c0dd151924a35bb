import { SESSION_LIFE_MS } from '../payments/session-life.ts';
import type { PurchaseDeps, PurchaseRow } from './deps.ts';
import { products } from './products.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Whoever is sent to pay shall have the time for it. */
const LEAST_LEFT_MS = HOUR_MS;

/** Whether the provider's session of a purchase is over soon, so that another has to be opened in its place. */
export const isNearItsEnd = ({ created_at }: PurchaseRow, now: Date): boolean =>
  now.getTime() > created_at.getTime() + SESSION_LIFE_MS - LEAST_LEFT_MS;

/**
 * The provider's session of an open purchase, made now unless it exists. The purchase's id is the idempotency key, so that a session whose
 * answer was lost is found again. Throws PaymentsUnavailable.
 */
export async function ensureSession(deps: PurchaseDeps, purchase: PurchaseRow): Promise<{ id: string; url: string }> {
  if (purchase.session_id !== null && purchase.url !== null) return { id: purchase.session_id, url: purchase.url };
  const buyer = await deps.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', purchase.user_id)
    .executeTakeFirstOrThrow();
  const page = (name: string) => `${deps.publicUrl}/payment/${name}?purchase=${purchase.id}`;
  const session = await deps.payments.createSession({
    reference: purchase.id,
    idempotencyKey: purchase.id,
    lines: [{ name: products[purchase.product].name[buyer.locale], amountCents: purchase.amount, quantity: 1 }],
    customerEmail: buyer.email,
    successUrl: page('success'),
    cancelUrl: page('cancel'),
    expiresAt: new Date(purchase.created_at.getTime() + SESSION_LIFE_MS),
    locale: buyer.locale,
  });
  await deps.db
    .updateTable('purchases')
    .set({ session_id: session.id, url: session.url })
    .where('id', '=', purchase.id)
    .where('session_id', 'is', null)
    .execute();
  return session;
}
