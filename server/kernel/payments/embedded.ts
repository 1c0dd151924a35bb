import type { Trx } from '../db/database.ts';
import type { Schemas } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import { createSession, returnPage } from './open.ts';
import { lockPayment, payableOf, type PaymentDeps, type PaymentRow } from './payable.ts';
import { endSession } from './session-life.ts';

type EmbeddedDeps = PaymentDeps & { publishableKey: string | null };

/** The session of a payment that can be paid now. Throws 409 if there is none. */
export function demandSession({ state, session_id }: PaymentRow): string {
  if (!paymentLife.is(state, 'isPayable') || session_id === null) throw new Problem(409, 'not_in_this_state');
  return session_id;
}

/** The keys that embed the provider's page in ours. Throws 409 if the payment is not paid like this, or no longer. */
export async function readEmbedded(deps: EmbeddedDeps, payment: PaymentRow): Promise<Schemas['EmbeddedPayment']> {
  const { clientSecret } = await deps.payments.retrieveSession(demandSession(payment));
  if (clientSecret === null || deps.publishableKey === null) throw new Problem(409, 'not_in_this_state');
  const bill = await payableOf(deps, payment.payable_type).bill(deps.db, payment);
  return {
    client_secret: clientSecret,
    publishable_key: deps.publishableKey,
    cancel_url: returnPage(deps, 'cancel', bill),
  };
}

/**
 * Lets a payment be paid on the provider's own page, for a browser in which the provider's script does not load; asking twice changes
 * nothing. The payment is locked meanwhile, so that neither the end of the embedded session nor money received just before is counted
 * wrongly. Throws 409 once it is paid or over, and PaymentsUnavailable.
 */
export async function moveToHosted(deps: PaymentDeps, trx: Trx, paymentId: string): Promise<PaymentRow> {
  const payment = await lockPayment(deps, trx, paymentId);
  if (payment === undefined) throw new Problem(404, 'not_found');
  const session_id = demandSession(payment);
  const { clientSecret } = await deps.payments.retrieveSession(session_id);
  if (clientSecret === null) return payment;
  const bill = await payableOf(deps, payment.payable_type).bill(trx, payment);
  if ((await endSession(deps, { ...payment, session_id })) === 'complete') throw new Problem(409, 'already_paid');
  const { id, url } = await createSession(deps, payment, bill, {
    page: 'hosted',
    idempotencyKey: `${payment.id}:hosted`,
  });
  await trx.updateTable('payments').set({ session_id: id, url }).where('id', '=', payment.id).execute();
  return { ...payment, session_id: id, url };
}
