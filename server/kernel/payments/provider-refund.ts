import type { Stripe } from 'stripe';

/** How a refund stands at the provider; `canceled` is told as failed. */
export type ProviderRefundStatus = 'pending' | 'requires_action' | 'failed' | 'succeeded';

export type ProviderRefund = {
  id: string;
  status: ProviderRefundStatus;
  /** In the smallest unit of the currency. */
  amount: number;
  /** Our own id of the refund, if it was we who asked for it. */
  reference: string | null;
  /** Why it failed, in the provider's word. */
  failureReason: string | null;
};

/** The SDK types a status as plain text, since the provider may add some: what is not known is not done. */
function statusOf({ status }: Stripe.Refund): ProviderRefundStatus {
  switch (status) {
    case 'succeeded':
    case 'requires_action':
    case 'failed':
      return status;
    case 'canceled':
      return 'failed';
    default:
      return 'pending';
  }
}

/** A refund in the portal's words. */
export function readRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, amount, metadata, failure_reason: failureReason } = refund;
  return {
    id,
    amount,
    status: statusOf(refund),
    reference: metadata?.['reference'] ?? null,
    failureReason: failureReason ?? null,
  };
}
