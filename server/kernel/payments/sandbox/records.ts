/** Amounts are cents; moments are whole seconds, as the provider's protocol has them. */
export type SandboxSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  currency: string;
  lines: { name: string; amount: number; quantity: number }[];
  total: number;
  reference: string | null;
  email: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  /** Null for an embedded page: the one that it stands in has its own way back. */
  cancelUrl: string | null;
  locale: 'en' | 'mt';
  created: number;
  expiresAt: number;
  /** When a slow card's payment comes through. */
  paysAt: number | null;
};

export type SandboxIntent = {
  id: string;
  session: string;
  amount: number;
  refunded: number;
  charge: string;
  metadata: Record<string, string>;
  /** How refunds turn out on a tester's wish; absent means that they succeed. */
  refundsAs?: RefundStatus;
};

export type RefundStatus = 'pending' | 'requires_action' | 'failed' | 'succeeded';

export type SandboxRefund = {
  id: string;
  intent: string;
  session: string;
  amount: number;
  status: RefundStatus;
  created: number;
  metadata: Record<string, string>;
};

export type SandboxEvent = {
  id: string;
  session: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
  /** Delivered, or dropped on a tester's wish: not to be sent again by itself. */
  settled: boolean;
};

/** The answer kept for an idempotency key. */
export type SandboxReply = { id: string; request: string; body: Record<string, unknown> };

export type Records = {
  session: SandboxSession;
  intent: SandboxIntent;
  refund: SandboxRefund;
  event: SandboxEvent;
  reply: SandboxReply;
};

export type Kind = keyof Records;
