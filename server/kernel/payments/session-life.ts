import { isUnknownThere } from '../payment-errors.ts';
import type { PaymentGateway, PaymentSession } from './gateway.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** Far beyond the longest hold: payments end early by our own call, never by the provider's clock. */
export const SESSION_LIFE_MS = 12 * HOUR_MS;

type Opened = { session_id: string; created_at: Date };
type Deps = { payments: PaymentGateway; clock: { now(): Date } };

/**
 * The status of a session. One that this provider does not know (it was opened with another) may still be paid there, so this throws
 * PaymentRefused until it has expired at any provider.
 */
export async function readSession(
  { payments, clock }: Deps,
  { session_id, created_at }: Opened,
): Promise<Pick<PaymentSession, 'id' | 'status' | 'isPaid' | 'paymentIntentId' | 'amountTotal' | 'currency'>> {
  try {
    return await payments.retrieveSession(session_id);
  } catch (error) {
    const isOver = clock.now().getTime() > created_at.getTime() + SESSION_LIFE_MS;
    if (!isOver || !isUnknownThere(error)) throw error;
    return { id: session_id, status: 'expired', isPaid: false, paymentIntentId: null, amountTotal: 0, currency: '' };
  }
}

/** Ends a session so that nobody can pay it any more; `complete` means that it was paid before. Throws as `readSession`. */
export async function endSession(deps: Deps, opened: Opened): Promise<'expired' | 'complete'> {
  try {
    return await deps.payments.expireSession(opened.session_id);
  } catch (error) {
    if (!isUnknownThere(error)) throw error;
    await readSession(deps, opened);
    return 'expired';
  }
}
