import type { Stripe } from 'stripe';

/** A refund's status at the provider; `canceled` is reported as failed. */
export type ProviderRefundStatus = 'pending' | 'requires_action' | 'failed' | 'succeeded';

export type ProviderRefund = {
  id: string;
  status: ProviderRefundStatus;
  /** In the smallest unit of the currency. */
  amount: number;
  /** Our own id of the refund, if we requested it. */
  reference: string | null;
  /** The provider's reason for its failure. */
  failureReason: string | null;
};

/** The SDK types a status as plain text, since the provider may add some: an unknown one counts as not done. */
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

/** A provider's refund in the portal's terms. */
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
